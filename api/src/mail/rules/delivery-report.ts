import { diagnosticOf, messageIdIn, readBounceText } from './bounce-text.ts';
import { decodeText } from './characters.ts';
import { addressesIn, headerOf, type MailHeaders, readMessageIds } from './header-values.ts';
import type { MailFile } from './mail-parts.ts';
import type { OwnAddresses } from './own-addresses.ts';
import type { DeliveryReport, DeliveryReportRecipient } from './parsed-mail.ts';

const maxRecipients = 50;
const maxBytes = 100_000;

/** Returns what a delivery status notification (RFC 3464), or the text of a server, says; undefined if the mail is none. */
export function readDeliveryReport(
  files: readonly MailFile[],
  content: { headers: MailHeaders; text: string; subject: string },
  own: OwnAddresses,
): DeliveryReport | undefined {
  const status = files.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType));
  const recipients = status ? readStatus(textOf(status)) : [];
  const inText = recipients.length > 0 ? undefined : readBounceText(content, own);
  const isReport = /report-type="?delivery-status/i.test(headerOf(content.headers, 'content-type'));
  if (recipients.length === 0 && !inText && !isReport) return undefined;
  return {
    recipients: inText?.recipients ?? recipients,
    originalMessageId:
      returnedId(files) ??
      inText?.originalMessageId ??
      // A server that returns nothing names the mail here. Never all References: each of them is another mail.
      readMessageIds(headerOf(content.headers, 'in-reply-to'))[0] ??
      null,
  };
}

/** Reads the groups of fields: one about the message, then one for each recipient. */
function readStatus(text: string): DeliveryReportRecipient[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
    .slice(0, maxRecipients + 1)
    .flatMap((group) => {
      const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'im').exec(group)?.[1]?.trim() ?? '';
      const address = addressesIn(field('Original-Recipient') || field('Final-Recipient'))[0];
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

/** The returned mail, or its headers, as an attachment. */
function returnedId(files: readonly MailFile[]): string | null {
  const returned = files.find(({ mimeType }) =>
    /^(message\/(rfc822|global)|text\/rfc822-headers|message\/rfc822-headers)$/.test(mimeType),
  );
  return returned ? messageIdIn(textOf(returned).split(/\r?\n\r?\n/, 1)[0] ?? '') : null;
}

const textOf = ({ start }: MailFile): string => decodeText(start.subarray(0, maxBytes));
