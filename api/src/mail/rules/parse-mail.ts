import { cut, storable } from '@portal/contracts/storable-text';
import { visibleText } from '@portal/contracts/visible-text';
import { readCalendar, readCalendarAnswer } from './calendar.ts';
import { readDeliveryReport } from './delivery-report.ts';
import {
  headerOf,
  headersOf,
  readLine,
  readMailboxes,
  readMessageIds,
  readReferences,
  readSubject,
} from './header-values.ts';
import { htmlToText } from './html-text.ts';
import { mailLimits } from './mail-limits.ts';
import { type MailFile, type MailParts, type RawMail, readParts } from './mail-parts.ts';
import { mimeTypeOf } from './mime-type.ts';
import type { OwnAddresses } from './own-addresses.ts';
import type { MailAttachment, ParsedMail } from './parsed-mail.ts';
import { findQuotes } from './quotes.ts';
import { textOfAttachments } from './text-of-attachment.ts';
import { readVouchedDomains } from './vouched-domains.ts';

const longestName = 255;

const answerSubject = /^(re|aw|sv|antw|ref|r)\s?(\[\d{1,3}\])?\s?:/i;

/** Parses a raw mail (RFC 5322). Throws if it exceeds a limit or cannot be read. */
export async function parseMail(raw: RawMail, own: OwnAddresses): Promise<ParsedMail> {
  const mail = await readParts(raw);
  return toParsedMail(mail, own, await Promise.all(mail.files.map(toAttachment)));
}

/** Reads only the headers: for a mail that `parseMail` has rejected, so that it finds its lead and staff see that it came. */
export async function parseHeaders(raw: Uint8Array, own: OwnAddresses, problem: string): Promise<ParsedMail> {
  const start = raw.subarray(0, mailLimits.headerBytes / 2);
  const end = Buffer.from(start.buffer, start.byteOffset, start.length)
    .toString('latin1')
    .search(/\r?\n\r?\n/);
  const { headers } = await readParts(
    Buffer.concat([end < 0 ? start : start.subarray(0, end), Buffer.from('\r\n\r\n')]),
    {
      maxHeaderBytes: Number.POSITIVE_INFINITY,
    },
  );
  return { ...toParsedMail({ headers, text: '', html: undefined, files: [], isCut: false }, own, []), problem };
}

function toParsedMail(mail: MailParts, own: OwnAddresses, attachments: MailAttachment[]): ParsedMail {
  const { headers, files } = mail;
  const subject = readSubject(headers);
  const authors = readMailboxes(headers, 'from');
  const inReplyTo = readMessageIds(headersOf(headers, 'in-reply-to').join(' ')).slice(0, mailLimits.references);
  const references = readReferences(headers);
  const isAnswer = inReplyTo.length + references.length > 0 || answerSubject.test(subject);
  const calendar = readCalendar(files);
  const body = readBody(mail);
  if (body.text === '') body.text = cut(visibleText(textOfAttachments(files, calendar)), mailLimits.textCharacters);
  const calendarMethod = calendar?.method ?? null;
  const report = readDeliveryReport(files, { headers, subject, text: body.text }, own);
  return storableValues({
    messageId: readMessageIds(headerOf(headers, 'message-id'))[0] ?? null,
    inReplyTo,
    references,
    from: authors[0] ?? readMailboxes(headers, 'sender')[0] ?? null,
    originalSenders: ['x-original-from', 'x-original-sender'].flatMap((name) => readMailboxes(headers, name)),
    // Servers check one author. Of several, the first may not be that one.
    vouchedDomains: authors.length === 1 ? readVouchedDomains(headers, own.authservId) : [],
    headers,
    replyTo: readMailboxes(headers, 'reply-to'),
    to: readMailboxes(headers, 'to'),
    cc: readMailboxes(headers, 'cc'),
    deliveredTo: ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-delivered-to'].flatMap((name) =>
      readMailboxes(headers, name).map(({ address }) => address),
    ),
    subject,
    sentAt: dateOf(headerOf(headers, 'date')),
    ...body,
    quotes: findQuotes(body.text, { subject, isAnswer }),
    hasHtml: mail.html !== undefined,
    attachments,
    calendarMethod,
    calendarAnswer: calendar && readCalendarAnswer(calendar.text, calendarMethod),
    report: report ?? null,
    problem: null,
  });
}

/** Nothing that a mail says, text, name or id, can keep it from being stored. */
function storableValues<Value>(value: Value): Value;
function storableValues(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map(storableValues);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, storableValues(one)]));
}

/** The text of the HTML, which is what the sender has seen. Only without it, the plain text. */
function readBody({ text, html, isCut }: MailParts): Pick<ParsedMail, 'text' | 'isTruncated'> {
  const { textCharacters } = mailLimits;
  const ofHtml = html === undefined ? undefined : htmlToText(html, textCharacters);
  const shown = visibleText(ofHtml?.text ?? '');
  if (shown !== '') return { text: shown, isTruncated: isCut || ofHtml?.isTruncated === true };
  return { text: visibleText(cut(text, textCharacters)), isTruncated: isCut || text.length > textCharacters };
}

async function toAttachment(
  { name, mimeType, start, size, isInline }: MailFile,
  part: number,
): Promise<MailAttachment> {
  const said = /^[\w.+-]+\/[\w.+-]+$/.test(mimeType) ? mimeType.slice(0, 100) : 'application/octet-stream';
  return {
    part,
    name: readLine(name, longestName) || defaultName(mimeType, part),
    mimeType: await mimeTypeOf(start, said),
    size,
    isInline,
  };
}

const extensions: Readonly<Record<string, string>> = {
  'message/rfc822': 'eml',
  'message/delivery-status': 'txt',
  'text/rfc822-headers': 'txt',
  'text/calendar': 'ics',
  'application/ms-tnef': 'dat',
};

const defaultName = (mimeType: string, part: number): string =>
  `attachment-${part + 1}.${extensions[mimeType] ?? /^\w+\/([a-z\d]{1,8})$/.exec(mimeType)?.[1] ?? 'bin'}`;

/** Comments in brackets after the zone are allowed in dates; a year beyond four digits is nonsense. */
function dateOf(value: string): string | null {
  const date = new Date(value.replace(/\([^)]*\)/g, '').trim());
  return Number.isNaN(date.getTime()) || Math.abs(date.getUTCFullYear() - 2000) > 100 ? null : date.toISOString();
}
