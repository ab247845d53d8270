import { randomUUID } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';

/** A mail in a mailbox of the demo. */
export interface ReceivedMail extends Email {
  /** For the form that answers it. */
  id: string;
  /** Whose copy it is. */
  recipient: string;
}

interface WrittenMail {
  from: { name: string; address: string };
  /** Where it goes, unless it answers a mail. */
  to?: string;
  subject?: string;
  text: string;
  answered?: ReceivedMail | undefined;
  attachments?: SendMailOptions['attachments'];
}

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

export const readMail = async (raw: Buffer, recipient: string): Promise<ReceivedMail> => ({
  ...(await PostalMime.parse(raw)),
  id: randomUUID(),
  recipient,
});

/** Returns what a customer writes, as a mail program writes it: an answer has the ids, and quotes the mail below the text. */
export async function writeMail({ from, answered, ...mail }: WrittenMail): Promise<Buffer> {
  const { message } = await transport.sendMail({
    messageId: `<${randomUUID()}@${domainOf(from.address)}>`,
    from,
    ...mail,
    ...(answered && answerTo(answered, mail.text)),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return message as Buffer;
}

function answerTo({ from, replyTo, subject = '', messageId, references, text = '' }: ReceivedMail, answer: string) {
  const quoted = text.trimEnd().replace(/^/gm, '> ');
  return {
    to: [replyTo?.[0]?.address ?? from?.address ?? ''],
    subject: `Re: ${subject.replace(/^re:\s*/i, '')}`,
    ...(messageId && { inReplyTo: messageId, references: [references, messageId].filter(Boolean).join(' ') }),
    text: `${answer}\n\nOn ${new Date().toUTCString()}, ${from?.name || from?.address} wrote:\n${quoted}\n`,
  };
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);
