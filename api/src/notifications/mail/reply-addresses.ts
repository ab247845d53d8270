import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const signatureBytes = 10;
const maxId = 2_147_483_647;
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const tag = /^l(\d{1,10})-([a-z2-7]{16})$/;

/**
 * Addresses that lead an answer to its lead: `info+l42-SIGNATURE@example.com`. The signature keeps strangers from writing into the
 * conversations of others. Mail servers deliver plus tags to the mailbox without them.
 */
export class ReplyAddresses {
  private readonly keys: Buffer[];
  private readonly local: string;
  private readonly domain: string;

  /** The first key signs; the others verify what was sent before a rotation. */
  constructor(mailbox: string, encryptionKeys: readonly Buffer[]) {
    const at = mailbox.lastIndexOf('@');
    this.local = mailbox.slice(0, at).toLowerCase();
    this.domain = mailbox.slice(at + 1).toLowerCase();
    this.keys = encryptionKeys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'reply-address', 32)));
  }

  addressOf(leadId: number): string {
    const [key] = this.keys;
    if (!key) throw new Error('ENCRYPTION_KEY is not set.');
    return `${this.local}+l${leadId}-${base32(this.signatureOf(leadId, key))}@${this.domain}`;
  }

  /** Returns the leads whose signed addresses are among the given ones, each once. */
  leadsOf(addresses: readonly string[]): number[] {
    return [...new Set(addresses.flatMap((address) => this.leadOf(address.toLowerCase()) ?? []))];
  }

  private leadOf(address: string): number | undefined {
    const at = address.lastIndexOf('@');
    const plus = address.indexOf('+');
    if (address.slice(at + 1) !== this.domain || address.slice(0, plus) !== this.local) return undefined;
    const [, id = '', signature = ''] = tag.exec(address.slice(plus + 1, at)) ?? [];
    const leadId = Number(id);
    if (!signature || leadId > maxId) return undefined;
    const given = Buffer.from(signature);
    // Every key is compared, so that the time says nothing about which one signed.
    const isSigned = this.keys.map((key) => timingSafeEqual(given, Buffer.from(base32(this.signatureOf(leadId, key)))));
    return isSigned.includes(true) ? leadId : undefined;
  }

  private signatureOf(leadId: number, key: Buffer): Buffer {
    return createHmac('sha256', key)
      .update(`${this.local}@${this.domain}\n${leadId}`)
      .digest()
      .subarray(0, signatureBytes);
  }
}

const base32 = (bytes: Buffer): string =>
  BigInt(`0x${bytes.toString('hex')}`)
    .toString(32)
    .padStart((bytes.length * 8) / 5, '0')
    .replace(/./g, (digit) => alphabet[Number.parseInt(digit, 32)] ?? '');
