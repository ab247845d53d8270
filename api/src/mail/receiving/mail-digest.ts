import { createHash } from 'node:crypto';
import type { ParsedMail } from '../rules/parsed-mail.ts';

/**
 * Identifies a mail for storing it once. A mail that reaches the mailbox on two ways differs in the headers of the servers only, so
 * these do not count. Two mails with one Message-ID but other content are two. Without Message-ID every byte counts.
 */
export function mailDigest(mail: ParsedMail, raw: Uint8Array): Buffer {
  const hash = createHash('sha256');
  if (!mail.messageId || mail.problem) return hash.update(raw).digest();
  const { messageId, from, sentAt, subject, text, inReplyTo } = mail;
  const attachments = mail.attachments.map(({ name, mimeType, size }) => [name, mimeType, size]);
  return hash.update(JSON.stringify([messageId, from, sentAt, subject, text, inReplyTo, attachments])).digest();
}
