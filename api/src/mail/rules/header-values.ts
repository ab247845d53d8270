import { withAsciiDomain } from '@portal/contracts/email-address';
import { visibleLine } from '@portal/contracts/visible-text';
import { type Address, addressParser, decodeWords, type Header } from 'postal-mime';
import { mailLimits } from './mail-limits.ts';
import type { Mailbox } from './parsed-mail.ts';

const longest = { subject: 500, name: 200, address: 320, messageId: 500 };

/** The values of headers by lower-case name, from the top of the mail. */
export type MailHeaders = Readonly<Record<string, readonly string[]>>;

export function toMailHeaders(headers: readonly Header[]): MailHeaders {
  const values = Map.groupBy(headers.slice(0, mailLimits.headers), ({ key }) => key);
  return Object.fromEntries([...values].map(([key, same]) => [key, same.map(({ value }) => value)]));
}

export const headersOf = (headers: MailHeaders, name: string): readonly string[] =>
  (Object.hasOwn(headers, name) && headers[name]) || [];

/** Returns the first value, or an empty text. */
export const headerOf = (headers: MailHeaders, name: string): string => headersOf(headers, name)[0] ?? '';

/** Returns the keyword before parameters and comments, e.g. `auto-replied`. */
export const keywordOf = (headers: MailHeaders, name: string): string =>
  /^[\w-]*/.exec(headerOf(headers, name).trim().toLowerCase())?.[0] ?? '';

export const readLine = (value: string, max: number): string => visibleLine(decodeWords(value)).slice(0, max);

export const readSubject = (headers: MailHeaders): string => readLine(headerOf(headers, 'subject'), longest.subject);

/** Returns the ids of Message-ID, In-Reply-To or References. Some programs write them without brackets, or with words around them. */
export function readMessageIds(value: string): string[] {
  const inBrackets = [...value.matchAll(/<\s*([^<>\s]+)\s*>/g)].map(([, id = '']) => id);
  const ids = inBrackets.length > 0 ? inBrackets : value.split(/[\s,;]+/).filter((word) => word.includes('@'));
  return [...new Set(ids.map((id) => id.slice(0, longest.messageId)))];
}

/** Of a very long list, the first id and the last ones say where a mail belongs. */
export function readReferences(headers: MailHeaders): string[] {
  const ids = readMessageIds(headersOf(headers, 'references').join(' '));
  return ids.length <= mailLimits.references ? ids : [...ids.slice(0, 1), ...ids.slice(1 - mailLimits.references)];
}

/** Returns the addresses of a header that can repeat. Groups are resolved, and what is no address is left out. */
export const readMailboxes = (headers: MailHeaders, name: string): Mailbox[] =>
  headersOf(headers, name)
    .flatMap((value) => addressParser(value, { flatten: true }))
    .flatMap(toMailbox)
    .slice(0, mailLimits.addresses);

function toMailbox(given: Address): Mailbox[] {
  const address = withAsciiDomain(visibleLine(given.address ?? '').replace(/^mailto:/i, ''));
  if (!/^[^@\s]+@[^@\s]+$|^"[^"]+"@\S+$/.test(address) || address.length > longest.address) return [];
  return [{ name: visibleLine(given.name).slice(0, longest.name), address }];
}
