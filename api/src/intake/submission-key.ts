import { createHash } from 'node:crypto';
import type { SentForm } from './submission.ts';

/** For so long, and up to as long again, the same words without a key of their own count as one submission. */
const repetitionMilliseconds = 10 * 60_000;

/** No letter that is mistaken for a digit, and none that makes words. */
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXZ';

/** The content a key counts together with: a corrected form is never mistaken for a repetition, nor another visitor's. */
export function digestOf({ kind, name, firstName, lastName, company, email, phone, service, message }: SentForm) {
  const content =
    kind === 'contact' ? [name, company, email, phone, service, message] : [firstName, lastName, email, company, phone];
  return sha256(JSON.stringify(content)).toString('hex');
}

/**
 * A form that brings no key gets one made of what it says and when: a double click or a reloaded answer is then the same
 * submission. The window before is looked at too, because a repetition may come just after the turn of the window.
 */
export function keysWithoutId(digest: string, receivedAt: Date): { key: string; earlierKey: string } {
  const window = Math.floor(receivedAt.getTime() / repetitionMilliseconds);
  return { key: uuidOf(`${window}:${digest}`), earlierKey: uuidOf(`${window - 1}:${digest}`) };
}

/** What the visitor may quote on the telephone, e.g. `H7KQ-2M4X`. */
export function referenceOf(key: string, digest: string): string {
  const letters = Array.from(sha256(`${key.toLowerCase()}:${digest}`).subarray(0, 8), (byte) => alphabet.at(byte % 28));
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** A version 8 UUID: one whose bits say what its maker wants. */
function uuidOf(text: string): string {
  const bytes = sha256(text).subarray(0, 16);
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x80;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
