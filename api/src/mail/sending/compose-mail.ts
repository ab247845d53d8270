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

interface Composed {
  /** Ids are without angle brackets. */
  messageId: string;
  references: readonly string[];
  from: Mailbox;
  replyTo: Mailbox;
  to: readonly string[];
  cc: readonly string[];
  subject: string;
  text: string;
  files: readonly AttachedFile[];
  invitation?: Invitation | undefined;
}

export const invitationFile = 'visit.ics';

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
const maxReferences = 50;

/** Returns the mail as it is sent, so that each attempt sends the same bytes. */
export async function composeMail({
  messageId,
  references,
  to,
  cc,
  files,
  invitation,
  ...content
}: Composed): Promise<Buffer> {
  const ids =
    references.length <= maxReferences
      ? references
      : [...references.slice(0, 1), ...references.slice(1 - maxReferences)];
  const { message } = await transport.sendMail({
    ...content,
    headers: traceHeaders(),
    messageId: `<${messageId}>`,
    to: to.map((address) => ({ name: '', address })),
    cc: cc.map((address) => ({ name: '', address })),
    ...(ids.length > 0 && { inReplyTo: `<${ids.at(-1)}>`, references: ids.map((id) => `<${id}>`).join(' ') }),
    attachments: files.map(({ name, mimeType, content }) => ({ filename: name, contentType: mimeType, content })),
    // An alternative for mail programs with a calendar, and a file for all others.
    ...(invitation && { icalEvent: { ...invitation, filename: invitationFile } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message as Buffer;
}
