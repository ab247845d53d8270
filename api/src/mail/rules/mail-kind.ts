import { isSystemSender } from './delivery-report.ts';
import type { MailHeaders } from './header-values.ts';
import type { DeliveryReport, Mailbox, MailKind } from './parsed-mail.ts';

/** Who we are, so that mail of our own and of our own groups is recognized. */
export interface OwnAddresses {
  /** In lower case. */
  addresses: readonly string[];
  /** In lower case. Headers of mailing lists of these domains say nothing: the mailbox can be a group. */
  domains: readonly string[];
}

/** Subjects of automatic replies, for servers that mark them in no other way. Never after "Re:". */
const autoReplySubject =
  /^\s*(automatic reply|auto(matic)?[- ]?(reply|response|respuesta)|autoreply|out of (the )?office|respuesta autom[áa]tica|fuera de (la )?oficina|abwesenheits(notiz|benachrichtigung)|automatische antwort|r[ée]ponse automatique|resposta autom[áa]tica)\b/i;

interface Facts {
  headers: MailHeaders;
  from: Mailbox | null;
  subject: string;
  report: DeliveryReport | undefined;
  calendarMethod: string | null;
}

/** Says what a mail is, from the most certain sign to the least. */
export function kindOfMail({ headers, from, subject, report, calendarMethod }: Facts, own: OwnAddresses): MailKind {
  if (report) return 'bounce';
  if (/report-type="?(disposition-notification|feedback-report)/i.test(headers.get('content-type'))) return 'receipt';
  if (from && own.addresses.includes(from.address.toLowerCase())) return 'own';
  if (calendarMethod && /^(REPLY|COUNTER)$/.test(calendarMethod)) return 'calendar-answer';
  if (isAutomatic(headers) || autoReplySubject.test(subject) || isSystemSender(headers)) return 'auto-reply';
  return isBulk(headers, own) ? 'bulk' : 'message';
}

/** RFC 3834 and what came before it. */
function isAutomatic(headers: MailHeaders): boolean {
  const autoSubmitted = headers.keyword('auto-submitted');
  return (
    (autoSubmitted !== '' && autoSubmitted !== 'no') ||
    ['auto_reply', 'auto-reply'].includes(headers.keyword('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply', 'x-autoreply-from', 'x-mail-autoreply'].some(
      (name) => headers.has(name) && headers.keyword(name) !== 'no',
    ) ||
    /autoresponder/i.test(headers.get('delivered-to')) ||
    /^(vacation|autoreply|autoresponder)\b/i.test(headers.get('x-mailer'))
  );
}

function isBulk(headers: MailHeaders, own: OwnAddresses): boolean {
  const list = `${headers.get('list-id')} ${headers.get('list-post')} ${headers.get('mailing-list')}`.toLowerCase();
  if (own.domains.some((domain) => list.includes(domain))) return false;
  return (
    list.trim() !== '' ||
    headers.has('list-unsubscribe') ||
    ['bulk', 'junk', 'list'].includes(headers.keyword('precedence'))
  );
}
