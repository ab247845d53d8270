import type { EntityManager } from 'typeorm';

const maxWords = 8;
const maxSuggestions = 20;

/** A search as SQL: a function that returns a tsquery, and its argument. `search_question` is defined in a migration. */
export interface SearchQuery {
  by: 'search_question' | 'to_tsquery';
  argument: string[] | string;
}

/**
 * Splits the input into words. A phone number is one word, without the US country code. Words contain only letters and
 * digits, so that they have no special meaning in a tsquery.
 */
export function parseWords(input: string): string[] {
  const digits = input.replaceAll(/[\s().+/-]/g, '');
  if (/^\d{7,15}$/.test(digits)) return [digits.replace(/^1(?=\d{10}$)/, '')];

  const words =
    input
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{Nd}\p{M}]+/gu) ?? [];
  return words.slice(0, maxWords).map((word) => word.slice(0, 60));
}

export const toSearchQuery = (words: string[]): SearchQuery => ({ by: 'search_question', argument: words });

/** Returns a corrected search: each word, or a name or company with a similar spelling. Undefined without suggestions. */
export async function didYouMean(manager: EntityManager, words: string[]): Promise<SearchQuery | undefined> {
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
