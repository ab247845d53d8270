import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { StaffAccount } from '../staff-accounts/staff-account.entity.ts';

/** A signed-in browser. Only the digest of its token is kept, so a copy of the table opens no session. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('bytea', { name: 'token_digest' })
  tokenDigest!: Buffer;

  /** What its owner knows it by. It opens nothing. */
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
}
