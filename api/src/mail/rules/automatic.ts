import { headerOf, keywordOf, type MailHeaders } from './header-values.ts';
import type { Judged, Ruling } from './rule.ts';
import { isSystemSender } from './sender.ts';

/** Subjects of automatic replies, for servers that mark them in no other way. Never after "Re:". */
const replySubject =
  /^(automatic reply|auto(matic)?[- ]?(reply|response|respuesta)|autoreply|out of (the )?office|respuesta autom[áa]tica|fuera de (la )?oficina|abwesenheits(notiz|benachrichtigung)|automatische antwort|r[ée]ponse automatique|resposta autom[áa]tica)\s?(:|$)/i;
/** "We have your request" of help desks. */
const ticketSubject =
  /^(\[[^\]]{1,40}\] ?)?(ticket (received|created|opened|recibido|creado)( ?[-:#([]|$)|your (support )?(request|case|ticket) has been (received|created))/i;

const replyHeaders = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-reply',
  'x-autoreply-from',
  'x-mail-autoreply',
  'x-otrs-loop',
  'x-znuny-loop',
];

/** Answers of calendars, receipts, absences and help desks: no person wrote them just now. */
export function automatic({ mail, sender, known: { thread } }: Judged): Ruling | undefined {
  const { headers, calendarMethod, from, subject } = mail;
  if (isReceipt(headers)) return { kind: 'receipt' };
  if (calendarMethod && /^(REPLY|COUNTER)$/.test(calendarMethod)) return { kind: 'calendar-answer' };
  if (answersAutomatically(headers)) return { kind: 'auto-reply' };
  // Web forms mark their mails as generated too, and name the customer in Reply-To.
  if (sender && sender.address !== from?.address) return undefined;
  const isMarked = /^auto-/.test(keywordOf(headers, 'auto-submitted'));
  const isSystem = from !== null && isSystemSender(from);
  if (!isMarked && !isSystem && !replySubject.test(subject) && !ticketSubject.test(subject)) return undefined;
  // What answers nothing can be a form with the words of a person: staff see it among held mail.
  return { kind: thread || mail.inReplyTo.length + mail.references.length > 0 ? 'auto-reply' : 'bulk' };
}

const isReceipt = (headers: MailHeaders): boolean =>
  /report-type="?(disposition-notification|feedback-report)/i.test(headerOf(headers, 'content-type'));

/** RFC 3834 and what came before it. */
const answersAutomatically = (headers: MailHeaders): boolean =>
  keywordOf(headers, 'auto-submitted') === 'auto-replied' ||
  ['auto_reply', 'auto-reply'].includes(keywordOf(headers, 'precedence')) ||
  replyHeaders.some((name) => headerOf(headers, name) !== '' && keywordOf(headers, name) !== 'no') ||
  /autoresponder/i.test(headerOf(headers, 'delivered-to')) ||
  /^(vacation|autoreply|autoresponder)\b/i.test(headerOf(headers, 'x-mailer'));
