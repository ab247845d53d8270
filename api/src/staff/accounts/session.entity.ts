import {
  Column,
  CreateDateColumn,
  Entity,
  type EntityManager,
  JoinColumn,
  ManyToOne,
  Not,
  PrimaryColumn,
  VirtualColumn,
} from 'typeorm';
import type { SecondFactorRule } from '../../platform/env/env.ts';
import { StaffAccount, secondFactorDue } from './staff-account.entity.ts';

/** A session. Only the digest of its token is stored, so the table's content does not grant access. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('bytea', { name: 'token_digest' })
  tokenDigest!: Buffer;

  /** Public id for the list of sessions; grants no access. */
  @Column('uuid', { generated: 'uuid' })
  id!: string;

  @Column('integer', { name: 'user_id' })
  userId!: number;

  @ManyToOne(() => StaffAccount)
  @JoinColumn({ name: 'user_id', referencedColumnName: 'userId' })
  account!: StaffAccount;

  @Column('text', { name: 'user_agent', default: '' })
  userAgent!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_seen_at' })
  lastSeenAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('boolean', { name: 'by_identity_provider', default: false })
  isByIdentityProvider!: boolean;

  /** Whether the identity provider has verified a second factor. */
  @Column('boolean', { name: 'has_second_factor', default: false })
  hasSecondFactor!: boolean;

  /** Whether `lastSeenAt` is due to be updated: at most once a minute, which saves a write per request. */
  @VirtualColumn({ type: 'boolean', query: (alias) => `${alias}.last_seen_at < now() - interval '1 minute'` })
  isLastSeenOld!: boolean;

  /**
   * Whether the user entered credentials a short time ago, as exports and changes of the staff require: when the session was opened, or
   * earlier at the identity provider.
   */
  @VirtualColumn({
    type: 'boolean',
    query: (alias) => `least(${alias}.created_at, ${alias}.authenticated_at) > now() - interval '15 minutes'`,
  })
  isRecent!: boolean;
}

/** Like `secondFactorDue`, but nothing is due in a session with a second factor of the identity provider. */
export const secondFactorDueIn = ({ account, hasSecondFactor }: Session, rule: SecondFactorRule): Date | null =>
  hasSecondFactor ? null : secondFactorDue(account, rule);

/** Ends the sessions of a user, but the given one, and sign-ins that wait for a code. Returns the number of sessions. */
export async function endSessions(manager: EntityManager, userId: number, exceptSession?: string): Promise<number> {
  await manager.query('delete from oidc_sign_ins where user_id = $1', [userId]);
  const { affected } = await manager.delete(Session, { userId, ...(exceptSession && { id: Not(exceptSession) }) });
  return affected ?? 0;
}
