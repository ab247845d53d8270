import type { Role } from '@portal/contracts/staff';
import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
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

  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}

/** Viewers may not export leads unless a manager allows it. Agents and managers may, unless a manager forbids it. */
export const canExport = ({ role, exportPermission }: StaffAccount): boolean => exportPermission ?? role !== 'viewer';
