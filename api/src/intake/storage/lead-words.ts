import type { Transaction } from '../../platform/database/transaction.ts';

/**
 * Records the words of names and companies of merge trees outside of spam, for the spelling correction of searches. Most are known.
 * They are sorted, to avoid deadlocks between concurrent inserts.
 */
export async function recordLeadWords(transaction: Transaction, roots: number[]): Promise<void> {
  await transaction.query(
    `insert into lead_words
     select distinct words.word
     from leads root join leads member on member.root_id = root.id
     cross join lateral words_of_lead(member.name, member.company) as words (word)
     where root.id = any($1::integer[]) and not root.is_spam
       and not exists (select from lead_words known where known.word = words.word)
     order by 1
     on conflict do nothing`,
    [roots],
  );
}
