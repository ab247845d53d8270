import type { EntityManager } from 'typeorm';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';

const maxWords = 8;

/** A search: the leads themselves, words that a lead has, or words of which names and companies may have similar ones instead. */
export type SearchQuery = { leadIds: number[] } | { words: string[] } | { similar: string[] };

/**
 * Yields the searches for a text; the first one with matches counts. A reference or a whole email address that is known finds its
 * leads alone, also within other text. Text without a letter or digit finds nothing.
 */
export async function* searchesFor(manager: EntityManager, text: string): AsyncGenerator<SearchQuery> {
  const leadIds = await findExactly(manager, text);
  const words = parseWords(joinPhoneNumbers(text));
  if (leadIds.length > 0 || words.length === 0) {
    yield { leadIds };
    return;
  }
  yield { words };

  // What looked like a phone number may have been a date in a note.
  const asTyped = parseWords(text);
  if (asTyped.length > words.length) yield { words: asTyped };
  if (!words.some(isCorrectable)) return;
  // A wrong letter in the middle of a word of six changes three of its seven trigrams.
  await manager.query('set local pg_trgm.word_similarity_threshold = 0.5');
  yield { similar: words };
}

/** Returns the root leads of the references in the text or, if there is none, of the email addresses. */
async function findExactly(manager: EntityManager, text: string): Promise<number[]> {
  const references = parseReferences(text);
  if (references.length > 0) {
    const rows: { id: number; isExact: boolean }[] = await manager.query(
      `select member.root_id as id, bool_or(upper(replace(reference, '-', '')) = any($1)) as "isExact"
       from requests join leads member on member.id = lead_id
       where reference_key(reference) = any(select reference_key(typed) from unnest($1::text[]) as typed)
       group by member.root_id`,
      [references],
    );
    const exact = rows.filter(({ isExact }) => isExact);
    if (rows.length > 0) return (exact.length > 0 ? exact : rows).map(({ id }) => id);
  }
  const addresses = parseAddresses(text);
  if (addresses.length === 0) return [];
  const rows: { id: number }[] = await manager.query(
    `select distinct root_id as id from (
       select lead_id from requests where email_identity = any($1::text[])
       union
       select lead_id from lead_details where field = 'email' and identity = any($1::text[])
     ) as named join leads member on member.id = lead_id`,
    [addresses],
  );
  return rows.map(({ id }) => id);
}

/** Returns what may be references: eight letters and digits, in one or two parts or one by one, in capitals without separators. */
function parseReferences(text: string): string[] {
  const parts =
    withoutInvisible(text.normalize('NFKC'))
      .toUpperCase()
      .match(/[A-Z\d]+/g) ?? [];
  const pairs = parts.slice(1).map((part, index) => `${parts[index]}${part}`);
  const candidates = [parts.join(''), ...parts, ...pairs].filter(({ length }) => length === 8);
  return [...new Set(candidates)].slice(0, maxWords);
}

/** Returns the canonical forms of whole email addresses. */
function parseAddresses(text: string): string[] {
  return withoutInvisible(text)
    .split(/[\s<>()[\],;"]+/)
    .map((part) => part.replaceAll(/^(mailto:|[.:'])+|[.:'!?]+$/gi, ''))
    .filter((part) => /.@./.test(part))
    .slice(0, maxWords)
    .map(emailIdentity);
}

const withoutInvisible = (text: string) => text.replaceAll(/\p{Cf}/gu, '');

const phoneNumber =
  /(?<![\p{L}\p{Nd}])\+?\(?\d[\d\s().+/·\p{Pd}]{5,}\d(?:\s*[,;]?\s*(?:ext(?:ension)?|x|#)[.:=\s]*\d{1,7})?(?![\p{L}\p{Nd}])/giu;

/** Writes phone numbers as one word, without extension and the US country code. */
function joinPhoneNumbers(text: string): string {
  return withoutInvisible(text)
    .replaceAll(/\btel:/gi, ' ')
    .replaceAll(phoneNumber, (number) => {
      const digits = number
        .replace(/[,;\s]*(ext|x|#).*$/i, '')
        .replaceAll(/\D/g, '')
        .replace(/^(?:00|011)(?=\d{8})/, '')
        .replace(/^1(?=\d{10}$)/, '');
      return digits.length >= 7 && digits.length <= 15 ? digits : number;
    });
}

/** Splits text into words of letters and digits, which have no special meaning in a tsquery. */
function parseWords(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{Nd}\p{M}]*[\p{L}\p{Nd}][\p{L}\p{Nd}\p{M}]*/gu) ?? [];
  return words.slice(0, maxWords).map((word) => word.slice(0, 60));
}

/** Short words and numbers are similar to too many others. */
export const isCorrectable = (word: string): boolean => word.length >= 3 && !/^\d+$/.test(word);

/** Returns the words that may have been meant when two neighbouring letters have changed places. */
export const withSwappedLetters = (word: string): string[] => {
  const letters = [...word];
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? '')
      .join(''),
  );
};
