import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { StaffAccount } from './staff-account.entity.ts';

/** A passkey (WebAuthn credential). The private key is on the device of its owner. */
@Entity('staff_passkeys')
export class Passkey {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  @Column('integer', { name: 'user_id' })
  userId!: number;

  @ManyToOne(() => StaffAccount)
  @JoinColumn({ name: 'user_id', referencedColumnName: 'userId' })
  account!: StaffAccount;

  /** In base64url, as in WebAuthn's JSON. */
  @Column('text', { name: 'credential_id' })
  credentialId!: string;

  @Column('bytea', { name: 'public_key' })
  publicKey!: Buffer;

  /** Number of signatures so far, by some devices. 0 for passkeys that several devices share. */
  @Column('bigint', { transformer: { from: Number, to: String } })
  counter!: number;

  /** How browsers reach the device, e.g. `usb`. */
  @Column('text', { array: true })
  transports!: string[];

  @Column('text')
  name!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;
}
