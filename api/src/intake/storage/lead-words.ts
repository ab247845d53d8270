import type { Transaction } from '../../platform/database/transaction.ts';

/**
 * Returns SQL that records the words of names and companies outside of spam, for the spelling correction of searches. Most are known.
 * They are sorted, to avoid deadlocks between concurrent inserts. `named` is a table with `name`, `company` and `is_spam`.
 */
export const insertWords = (named: string): string => `
  insert into lead_words
  select distinct words.word
  from ${named} as named cross join lateral words_of_lead(named.name, named.company) as words (word)
  where not named.is_spam and not exists (select from lead_words known where known.word = words.word)
  order by 1
  on conflict do nothing`;

/** Records the words of merge trees. */
export async function recordLeadWords(transaction: Transaction, roots: number[]): Promise<void> {
  await transaction.query(
    insertWords(`(
      select member.name, member.company, root.is_spam
      from leads root join leads member on member.root_id = root.id where root.id = any($1::integer[]))`),
    [roots],
  );
}
