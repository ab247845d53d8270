import type { EntityManager } from 'typeorm';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';

const maxWords = 8;
const maxSuggestions = 20;

/**
 * A search as SQL: the leads themselves, or a function that returns a tsquery, and its argument. `search_query` is defined in
 * sql/build_search.sql.
 */
export type SearchQuery = { leadIds: number[] } | { by: 'search_query' | 'to_tsquery'; argument: string[] | string };

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
  yield { by: 'search_query', argument: words };

  // What looked like a phone number may have been a date in a note.
  const asTyped = parseWords(text);
  if (asTyped.length > words.length) yield { by: 'search_query', argument: asTyped };

  const corrected = await didYouMean(manager, words);
  if (corrected) yield corrected;
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

/** Returns a corrected search: each word, or a name or company with a similar spelling. Undefined without suggestions. */
async function didYouMean(manager: EntityManager, words: string[]): Promise<SearchQuery | undefined> {
  const plain = words.map((word) => word.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  const correctable = plain.filter((word) => word.length >= 3 && !/^\d+$/.test(word));
  if (correctable.length === 0) return undefined;

  await manager.query('set local pg_trgm.similarity_threshold = 0.2');
  const rows: { typed: string; meant: string[] }[] = await manager.query(
    `select typed, coalesce(array_agg(word), '{}') as meant
     from unnest($1::text[]) as typed left join lateral (
       select word from lead_words
       where word like '%' || typed || '%'
         or (word % typed and levenshtein_less_equal(word, typed, 2) <= case when length(typed) < 5 then 1 else 2 end)
       order by levenshtein(left(word, length(typed) + 1), typed), word limit ${maxSuggestions}
     ) as alike on true
     group by typed`,
    [correctable],
  );
  const suggestions = new Map(rows.map((row) => [row.typed, row.meant.filter((word) => word !== null)]));
  if (![...suggestions.values()].some(({ length }) => length > 0)) return undefined;

  const query = plain.map((word) => `(${[`${word}:*`, ...(suggestions.get(word) ?? [])].join(' | ')})`).join(' & ');
  return { by: 'to_tsquery', argument: query };
}
