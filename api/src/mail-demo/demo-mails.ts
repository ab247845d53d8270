import { randomUUID } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';

/** A mail in a mailbox of the demo. */
export interface ReceivedMail extends Email {
  /** For the form that answers it. */
  id: string;
  /** Whose copy it is. */
  recipient: string;
  raw: Buffer;
}

interface WrittenMail {
  from: { name: string; address: string };
  /** Where it goes, unless it answers a mail. */
  to?: string;
  subject?: string;
  text: string;
  answered?: ReceivedMail | undefined;
  attachments?: SendMailOptions['attachments'];
  isAutomatic?: boolean;
}

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

export const readMail = async (raw: Buffer, recipient: string): Promise<ReceivedMail> => ({
  ...(await PostalMime.parse(raw)),
  id: randomUUID(),
  recipient,
  raw,
});

export const isAutomatic = ({ headers }: Email): boolean =>
  headers.some(({ key, value }) => key === 'auto-submitted' && value !== 'no');

/** Returns what a customer writes, as a mail program writes it: an answer has the ids, and quotes the mail below the text. */
export async function writeMail({ from, answered, isAutomatic, ...mail }: WrittenMail): Promise<Buffer> {
  const { message } = await transport.sendMail({
    messageId: `<${randomUUID()}@${domainOf(from.address)}>`,
    from,
    ...mail,
    ...(answered && answerTo(answered, mail.text, Boolean(isAutomatic))),
    ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-replied' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message as Buffer;
}

function answerTo(
  { from, replyTo, subject = '', messageId, references, text = '' }: ReceivedMail,
  answer: string,
  isAutomatic: boolean,
) {
  const quoted = text.trimEnd().replace(/^/gm, '> ');
  return {
    to: [replyTo?.[0]?.address ?? from?.address ?? ''],
    subject: isAutomatic ? `Automatic reply: ${subject}` : `Re: ${subject.replace(/^re:\s*/i, '')}`,
    ...(messageId && { inReplyTo: messageId, references: [references, messageId].filter(Boolean).join(' ') }),
    text: isAutomatic
      ? answer
      : `${answer}\n\nOn ${new Date().toUTCString()}, ${from?.name || from?.address} wrote:\n${quoted}\n`,
  };
}

/** Returns the report of a mail server that knows no such recipient (RFC 3464). */
export function writeBounce({ recipient, raw }: ReceivedMail, address: string): Buffer {
  const boundary = randomUUID();
  const part = (type: string, text: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  const domain = domainOf(recipient);
  const headers = raw.toString('latin1').split('\r\n\r\n', 1)[0];
  return Buffer.from(
    [
      `From: Mail Delivery System <mailer-daemon@${domain}>`,
      `To: ${address}`,
      'Subject: Undelivered Mail Returned to Sender',
      `Message-ID: <${randomUUID()}@${domain}>`,
      `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
      '',
      part('text/plain; charset=us-ascii', `Your message to ${recipient} could not be delivered.`) +
        part(
          'message/delivery-status',
          `Reporting-MTA: dns; mail.${domain}\r\n\r\nFinal-Recipient: rfc822; ${recipient}\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 No such user here\r\n`,
        ) +
        part('text/rfc822-headers', `${headers}\r\n`) +
        `--${boundary}--`,
      '',
    ].join('\r\n'),
    'latin1',
  );
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);
