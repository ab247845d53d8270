import { createTransport } from 'nodemailer';
import { calendarParts, type Invitation } from '../../notifications/mail/mailer.service.ts';
import { traceHeaders } from '../../platform/logging/trace.ts';
import type { Mailbox } from '../rules/parsed-mail.ts';

export interface AttachedFile {
  name: string;
  mimeType: string;
  content: Buffer;
}

interface Composed extends Record<'from' | 'replyTo', Mailbox>, Record<'to' | 'cc', Mailbox[]> {
  subject: string;
  text: string;
  /** When it leaves. */
  date: Date;
  /** Ids are without angle brackets. */
  messageId: string;
  references: readonly string[];
  files: readonly AttachedFile[];
  invitation?: Invitation | undefined;
}

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
    ...calendarParts(invitation),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message as Buffer;
}
