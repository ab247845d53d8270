-- Notes the distinct words of names and companies, for the spelling correction of searches. It runs in the transaction of each new
-- lead, and most words are known. Sorted, to avoid deadlocks between concurrent inserts.

create or replace function note_lead_words() returns trigger
language plpgsql as $$
begin
  insert into lead_words
  select distinct word
  from regexp_split_to_table(lower(without_accents(concat_ws(' ', new.name, new.company))), '[^[:alnum:]]+') as words (word)
  where length(word) between 3 and 40 and not exists (select from lead_words known where known.word = words.word)
  order by word
  on conflict do nothing;
  return null;
end $$;
