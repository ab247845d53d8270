import { createHash } from 'node:crypto';

/** Length of the window in which equal forms without an id count as one submission. */
const windowMilliseconds = 10 * 60_000;

/** Letters and digits that are not confused with each other; no vowels, so that no words appear. */
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXZ';

/** What a request says. */
interface Content {
  kind: string;
  name: string | null;
  firstName?: string;
  lastName?: string;
  company: string | null;
  email: string | null;
  phone: string | null;
  service: string | null;
  message: string | null;
}

/** Returns the digest of the content. A request is identified by key and digest, so a corrected form is a new one. */
export function contentDigest({ kind, name, firstName, lastName, company, email, phone, service, message }: Content) {
  const content =
    kind === 'case-study'
      ? [firstName, lastName, email, company, phone]
      : [name, company, email, phone, service, message];
  return sha256(JSON.stringify(content)).toString('hex');
}

/** Returns the idempotency key of a form without an id: of its content and the current time window. */
export const contentKey = (digest: string, receivedAt: Date): string =>
  uuidOf(sha256(`${Math.floor(receivedAt.getTime() / windowMilliseconds)}:${digest}`));

/** Returns the code that the visitor can quote on the phone, e.g. `H7KQ-2M4X`. */
export function referenceOf(key: string, digest: string): string {
  const letters = Array.from(sha256(`${key.toLowerCase()}:${digest}`).subarray(0, 8), (byte) => alphabet.at(byte % 28));
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** Returns a version 8 UUID (custom content) of a hash. */
export function uuidOf(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x80;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
