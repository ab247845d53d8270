import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { StaffAccount } from '../accounts/staff-account.entity.ts';

/** A link that sets a password once: an invitation or a password reset. Only the digest of its token is stored. */
@Entity('password_links')
export class PasswordLink {
  @PrimaryColumn('bytea', { name: 'token_digest' })
  tokenDigest!: Buffer;

  @Column('integer', { name: 'user_id' })
  userId!: number;

  @ManyToOne(() => StaffAccount)
  @JoinColumn({ name: 'user_id', referencedColumnName: 'userId' })
  account!: StaffAccount;

  @Column('text')
  purpose!: PasswordLinkPurpose;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}

export const passwordLinkPurposes = ['invitation', 'reset'] as const;
export type PasswordLinkPurpose = (typeof passwordLinkPurposes)[number];
