import type { EntityManager } from 'typeorm';

const mostWords = 8;
const mostMeant = 20;

/** What was typed, as PostgreSQL is asked for it: the name of a function of the migration, and its argument. */
export interface SearchQuestion {
  by: 'search_question' | 'to_tsquery';
  argument: string[] | string;
}

/**
 * The words of what was typed. A telephone number is one word however it is spelled, without the country code, which
 * half of all visitors leave out. Words are letters and digits only, so none of them can mean anything to PostgreSQL.
 */
export function wordsOf(typed: string): string[] {
  const digits = typed.replaceAll(/[\s().+/-]/g, '');
  if (/^\d{7,15}$/.test(digits)) return [digits.replace(/^1(?=\d{10}$)/, '')];

  const words =
    typed
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{Nd}\p{M}]+/gu) ?? [];
  return words.slice(0, mostWords).map((word) => word.slice(0, 60));
}

export const questionOf = (words: string[]): SearchQuestion => ({ by: 'search_question', argument: words });

/** The question that was probably meant: each word, or one of the names and companies that are spelled like it. */
export async function questionMeant(manager: EntityManager, words: string[]): Promise<SearchQuestion | undefined> {
  const plain = words.map((word) => word.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  const mistakable = plain.filter((word) => word.length >= 3 && !/^\d+$/.test(word));
  if (mistakable.length === 0) return undefined;

  await manager.query('set local pg_trgm.similarity_threshold = 0.2');
  const rows: { typed: string; meant: string[] }[] = await manager.query(
    `select typed, coalesce(array_agg(word), '{}') as meant
     from unnest($1::text[]) as typed left join lateral (
       select word from lead_words
       where word like '%' || typed || '%'
         or (word % typed and levenshtein_less_equal(word, typed, 2) <= case when length(typed) < 5 then 1 else 2 end)
       order by levenshtein(left(word, length(typed) + 1), typed), word limit ${mostMeant}
     ) as alike on true
     group by typed`,
    [mistakable],
  );
  const meant = new Map(rows.map((row) => [row.typed, row.meant.filter((word) => word !== null)]));
  if (![...meant.values()].some(({ length }) => length > 0)) return undefined;

  const question = plain.map((word) => `(${[`${word}:*`, ...(meant.get(word) ?? [])].join(' | ')})`).join(' & ');
  return { by: 'to_tsquery', argument: question };
}
