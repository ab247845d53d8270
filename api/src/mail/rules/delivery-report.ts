import type { Attachment, Email } from 'postal-mime';
import { headerOf, headersOf, type MailHeaders, readMailboxes, readMessageIds } from './header-values.ts';
import type { DeliveryReport, DeliveryReportRecipient } from './parsed-mail.ts';
import { isSystemSender } from './sender.ts';

const maxRecipients = 50;
const maxDiagnostic = 500;

const addressPattern = /[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/i;

/** Text with which servers without delivery status notifications start: qmail, Exim, some of Microsoft and Google. */
const textOfBounce =
  /This is the qmail-send program|This message was created automatically by mail delivery software|could ?n[o']t be delivered|Delivery has failed to these recipients|wasn't delivered to|Undelivered Mail Returned to Sender|No se pudo entregar|no pudo entregarse|delivery to the following recipients? (failed|has been delayed)/i;

/** Returns what a delivery status notification says, or undefined if the mail is none. */
export function readDeliveryReport(mail: Email, headers: MailHeaders, text: string): DeliveryReport | undefined {
  const status = mail.attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType));
  const recipients = status ? readStatus(textOf(status)) : [];
  const isFromServer = readMailboxes(headers, 'from').some(isSystemSender);
  const isBounce =
    recipients.length > 0 ||
    /report-type="?delivery-status/i.test(headerOf(headers, 'content-type')) ||
    headersOf(headers, 'x-failed-recipients').length > 0 ||
    (isFromServer && textOfBounce.test(`${headerOf(headers, 'subject')}\n${text.slice(0, 5_000)}`));
  if (!isBounce) return undefined;
  return {
    recipients: recipients.length > 0 ? recipients : readText(headers, text),
    originalMessageId: originalId(mail, text),
  };
}

/** Reads the groups of fields: one about the message, then one for each recipient. */
function readStatus(text: string): DeliveryReportRecipient[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
    .flatMap((group) => {
      const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(group)?.[1]?.trim() ?? '';
      const address = addressPattern.exec(field('Original-Recipient') || field('Final-Recipient'))?.[0];
      if (!address) return [];
      const status = /\d\.\d{1,3}\.\d{1,3}/.exec(field('Status'))?.[0] ?? null;
      return [
        {
          address,
          action: actionOf(field('Action'), status),
          status,
          diagnostic: diagnosticOf(field('Diagnostic-Code')),
        },
      ];
    })
    .slice(0, maxRecipients);
}

function actionOf(action: string, status: string | null): DeliveryReportRecipient['action'] {
  switch (action.toLowerCase()) {
    case 'failed':
      return 'failed';
    case 'delayed':
      return 'delayed';
    case 'delivered':
    case 'relayed':
    case 'expanded':
      return 'delivered';
    default:
      return status?.startsWith('2') ? 'delivered' : status?.startsWith('4') ? 'delayed' : 'failed';
  }
}

function diagnosticOf(text: string): string | null {
  const words = text
    .replace(/^smtp;\s*/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  return words ? words.slice(0, maxDiagnostic) : null;
}

/** Reads a bounce that is only text: the addresses before the returned mail, with what follows them. */
function readText(headers: MailHeaders, text: string): DeliveryReportRecipient[] {
  const own =
    text.split(/^-+ ?(This is a copy|Below this line|Original message|Returned message|The header of)/im)[0] ?? '';
  const failed = headerOf(headers, 'x-failed-recipients').match(new RegExp(addressPattern, 'gi')) ?? [];
  const senders = new Set(readMailboxes(headers, 'from').map(({ address }) => address.toLowerCase()));
  const receivers = new Set(readMailboxes(headers, 'to').map(({ address }) => address.toLowerCase()));
  const named = own.match(new RegExp(addressPattern, 'gi')) ?? [];
  const addresses = failed.length > 0 ? failed : named.slice(0, 1);
  const status = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(own)?.[0] ?? null;
  const diagnostic = diagnosticOf(/\b[45]\d\d[ -][^\n]*(\n[ \t]+[^\n]*)*/.exec(own)?.[0] ?? '');
  const isDelayed = /delayed|will (be )?retr|not yet been delivered/i.test(`${headerOf(headers, 'subject')} ${own}`);
  return [...new Set(addresses)]
    .filter((address) => !senders.has(address.toLowerCase()) && !receivers.has(address.toLowerCase()))
    .slice(0, maxRecipients)
    .map((address) => ({ address, action: isDelayed ? 'delayed' : 'failed', status, diagnostic }));
}

/** The returned mail or its headers are attached, or follow in the text. */
function originalId(mail: Email, text: string): string | null {
  const returned = mail.attachments.find(({ mimeType }) =>
    /^(message\/(rfc822|global)|text\/rfc822-headers|message\/rfc822-headers)$/.test(mimeType),
  );
  const source = returned ? textOf(returned).split(/\r?\n\r?\n/)[0] : text;
  const value = /^[> \t]*Message-ID:[ \t]*((?:\r?\n[ \t]+)?[^\r\n]+)/im.exec(source ?? '')?.[1] ?? '';
  const ids = readMessageIds(value);
  return ids[0] ?? readMessageIds(mail.inReplyTo ?? '')[0] ?? null;
}

function textOf({ content }: Attachment): string {
  if (typeof content === 'string') return content;
  return Buffer.from(content as ArrayBuffer)
    .subarray(0, 100_000)
    .toString();
}
