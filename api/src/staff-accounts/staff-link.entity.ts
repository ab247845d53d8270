import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { StaffAccount } from './staff-account.entity.ts';

/** A link by which its owner may set a password once. Only the digest of its token is kept. */
@Entity('staff_invitations')
export class StaffLink {
  @PrimaryColumn('bytea', { name: 'token_digest' })
  tokenDigest!: Buffer;

  @Column('integer', { name: 'user_id' })
  userId!: number;

  @ManyToOne(() => StaffAccount)
  @JoinColumn({ name: 'user_id', referencedColumnName: 'userId' })
  account!: StaffAccount;

  @Column('text')
  purpose!: LinkPurpose;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}

export const linkPurposes = ['invitation', 'reset'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];
