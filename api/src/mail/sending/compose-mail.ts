import { createTransport } from 'nodemailer';
import { traceHeaders } from '../../platform/logging/trace.ts';
import type { Mailbox } from '../rules/parsed-mail.ts';

export interface AttachedFile {
  name: string;
  mimeType: string;
  content: Buffer;
}

/** A calendar invitation that a mail is (RFC 6047). */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  /** iCalendar. */
  content: string;
}

interface Composed extends Record<'from' | 'replyTo', Mailbox>, Record<'to' | 'cc', Mailbox[]> {
  subject: string;
  text: string;
  /** Ids are without angle brackets. */
  messageId: string;
  references: readonly string[];
  files: readonly AttachedFile[];
  invitation?: Invitation | undefined;
}

export const invitationFile = 'visit.ics';

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
const maxReferences = 50;

/** Returns the mail as it is sent, so that each attempt sends the same bytes. */
export async function composeMail(mail: Composed): Promise<Buffer> {
  const { messageId, references, files, invitation, ...content } = mail;
  const ids =
    references.length <= maxReferences
      ? references
      : [...references.slice(0, 1), ...references.slice(1 - maxReferences)];
  const { message } = await transport.sendMail({
    ...content,
    headers: traceHeaders(),
    messageId: `<${messageId}>`,
    ...(ids.length > 0 && { inReplyTo: `<${ids.at(-1)}>`, references: ids.map((id) => `<${id}>`).join(' ') }),
    attachments: files.map(({ name, mimeType, content }) => ({ filename: name, contentType: mimeType, content })),
    // An alternative for mail programs with a calendar, and a file for all others.
    ...(invitation && { icalEvent: { ...invitation, filename: invitationFile } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message as Buffer;
}
