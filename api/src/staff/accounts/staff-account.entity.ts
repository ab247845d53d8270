import type { Role } from '@portal/contracts/staff';
import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, VirtualColumn } from 'typeorm';
import type { Env, SecondFactorRule } from '../../platform/env/env.ts';
import { User } from './user.entity.ts';

/** The password, role and permissions of a user. */
@Entity('staff_accounts')
export class StaffAccount {
  @PrimaryColumn('integer', { name: 'user_id' })
  userId!: number;

  @OneToOne(() => User)
  @JoinColumn({ name: 'user_id' })
  user!: User;

  /** Null until an invited user has set a password. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @Column('text')
  role!: Role;

  /** Whether the user may export leads. Null: by role. */
  @Column('boolean', { name: 'export_permission', nullable: true })
  exportPermission!: boolean | null;

  /** Since when two-step verification is on, with an authenticator app or a passkey. */
  @Column('timestamptz', { name: 'second_factor_at', nullable: true })
  secondFactorAt!: Date | null;

  /** Start of the grace period in which two-step verification has to be set up. */
  @Column('timestamptz', { name: 'second_factor_due_from', default: () => 'now()' })
  secondFactorDueFrom!: Date;

  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt!: Date | null;

  @Column('timestamptz', { name: 'absent_from', nullable: true })
  absentFrom!: Date | null;

  @Column('timestamptz', { name: 'absent_until', nullable: true })
  absentUntil!: Date | null;

  /** Who is notified during the absence. Null: the managers. */
  @Column('integer', { name: 'stand_in_id', nullable: true })
  standInId!: number | null;

  /** Whether the user can sign in with the identity provider. */
  @VirtualColumn({
    type: 'boolean',
    query: (alias) => `select exists (select from staff_identities where staff_identities.user_id = ${alias}.user_id)`,
  })
  hasIdentity!: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}

/** The account as the subject of an audit event. */
export const subjectOf = ({ userId, user }: StaffAccount) => ({ userId, email: user.email });

/** Viewers may not export leads unless a manager allows it. Agents and managers may, unless a manager forbids it. */
export const canExport = ({ role, exportPermission }: StaffAccount): boolean => exportPermission ?? role !== 'viewer';

/** Whether the account has a password that it may use: with OIDC_ONLY, not if the identity provider signs it in. */
export const hasUsablePassword = ({ passwordHash, hasIdentity }: StaffAccount, { oidc }: Env): boolean =>
  passwordHash !== null && !(oidc?.isOnly && hasIdentity);

const day = 86_400_000;

/** Returns until when two-step verification has to be set up, or null if it is on or not required. */
export function secondFactorDue(account: StaffAccount, { requiredFor, graceDays }: SecondFactorRule): Date | null {
  const isRequired = requiredFor === 'everyone' || account.role === 'manager';
  return isRequired && !account.secondFactorAt
    ? new Date(account.secondFactorDueFrom.getTime() + graceDays * day)
    : null;
}
