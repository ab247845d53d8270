import { withAsciiDomain } from '@portal/contracts/email-address';
import { cut, storable } from '@portal/contracts/storable-text';
import { visibleLine } from '@portal/contracts/visible-text';
import { type Address, addressParser, decodeWords } from 'postal-mime';
import type { MailHeaders } from './header-words.ts';
import { mailLimits } from './mail-limits.ts';
import type { Mailbox } from './parsed-mail.ts';

export type { MailHeaders } from './header-words.ts';

const longest = { subject: 500, name: 200, address: 320, messageId: 500 };

export const headersOf = (headers: MailHeaders, name: string): readonly string[] =>
  (Object.hasOwn(headers, name) && headers[name]) || [];

/** Returns the first value, or an empty text. */
export const headerOf = (headers: MailHeaders, name: string): string => headersOf(headers, name)[0] ?? '';

/** Returns what headers say of a mailing list, in lower case. */
export const listHeaders = (headers: MailHeaders): string =>
  ['list-id', 'list-post', 'mailing-list']
    .map((name) => headerOf(headers, name))
    .join(' ')
    .trim()
    .toLowerCase();

/** Returns the keyword before parameters and comments, e.g. `auto-replied`. */
export const keywordOf = (headers: MailHeaders, name: string): string =>
  /^[\w-]*/.exec(headerOf(headers, name).trim().toLowerCase())?.[0] ?? '';

export const readLine = (value: string, max: number): string => cut(visibleLine(decodeWords(value)), max);

export const readSubject = (headers: MailHeaders): string => readLine(headerOf(headers, 'subject'), longest.subject);

/**
 * Returns the ids of Message-ID, In-Reply-To or References. Some programs write them without brackets, with words around them, or fold
 * them in the middle.
 */
export function readMessageIds(value: string): string[] {
  const inBrackets = [...value.matchAll(/<([^<>]+)>/g)].flatMap(([, inner = '']) => {
    const id = inner.replace(/\s+/g, '');
    return id.includes('@') || id === inner.trim() ? id : [];
  });
  const ids = inBrackets.length > 0 ? inBrackets : value.split(/[\s,;]+/).filter((word) => word.includes('@'));
  return [...new Set(ids.map((id) => cut(storable(id), longest.messageId)).filter((id) => id !== ''))];
}

/** Of a very long list, the first id and the last ones say where a mail belongs. */
export function readReferences(headers: MailHeaders): string[] {
  const ids = readMessageIds(headersOf(headers, 'references').join(' '));
  return ids.length <= mailLimits.references ? ids : [...ids.slice(0, 1), ...ids.slice(1 - mailLimits.references)];
}

/** Bounded, because a text can be long and have no address. */
const addressPattern = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}/gi;

export const addressesIn = (text: string): string[] => text.match(addressPattern) ?? [];

/** Returns the addresses of a header that can repeat. Groups are resolved, and what is no address is left out. */
export function readMailboxes(headers: MailHeaders, name: string): Mailbox[] {
  const given = headersOf(headers, name).flatMap((value) => addressParser(value, { flatten: true }));
  return given.flatMap((one, index) => toMailbox(one, given[index - 1])).slice(0, mailLimits.addresses);
}

/** A name with a comma has to be quoted, and often is not: `Ruiz, Ana <ana@example.com>` reads as two addresses. */
function toMailbox(given: Address, before: Address | undefined): Mailbox[] {
  const written = visibleLine(given.address ?? '').replace(/^mailto:/i, '');
  // Some programs fold a header within an address.
  const address = withAsciiDomain(written.startsWith('"') ? written : written.replace(/\s+/g, ''));
  if (!/^[^@\s]+@[^@\s]+$|^"[^"]+"@\S+$/.test(address) || address.length > longest.address) return [];
  const isSecondHalf = given.name !== '' && before && !before.address && before.name !== '';
  const name = nameOf(isSecondHalf ? `${before.name}, ${given.name}` : given.name);
  return [{ name: cut(name.toLowerCase() === address.toLowerCase() ? '' : name, longest.name), address }];
}

/** Outlook puts names in apostrophes. */
const nameOf = (given: string): string =>
  visibleLine(given)
    .replace(/^'([^']*)'$|^"([^"]*)"$/, '$1$2')
    .trim();
