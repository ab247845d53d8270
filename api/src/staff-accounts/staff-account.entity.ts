import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from './user.entity.ts';

export const roles = ['manager'] as const;
export type Role = (typeof roles)[number];

/** What lets a user sign in, and as what. */
@Entity('staff_accounts')
export class StaffAccount {
  @PrimaryColumn('integer', { name: 'user_id' })
  userId!: number;

  @OneToOne(() => User)
  @JoinColumn({ name: 'user_id' })
  user!: User;

  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('text')
  role!: Role;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
