-- Accepts the solution of a proof-of-work challenge, once: the reason lowers the spam score of the submission, and below the
-- threshold its lead is released. Returns no row if the challenge does not exist any more, otherwise the admitted submission,
-- whose notifications the caller queues, or null.

create or replace function accept_proof(solved integer, challenge text, reason jsonb, hold_from integer, due timestamptz)
returns setof integer
language plpgsql as $$
declare
  lead leads;
  score integer;
begin
  delete from proof_challenges where submission_id = solved and secret = challenge;
  if not found then
    return;
  end if;
  select * into lead from leads
  where id = (select root_id from submissions join leads named on named.id = lead_id where submissions.id = solved)
  for update;
  update submissions set spam_score = spam_score + (reason ->> 'points')::integer, spam_reasons = spam_reasons || reason
  where id = solved
  returning spam_score into score;

  if lead.is_spam and score < hold_from then
    update leads set is_spam = false where id = lead.id;
    insert into lead_events (lead_id, submission_id, kind, batch_id, data)
    values (lead.id, solved, 'released', gen_random_uuid(), jsonb_build_object('changes', jsonb_build_array(
      jsonb_build_object('leadId', lead.id, 'before', '{"is_spam": true}'::jsonb, 'after', '{"is_spam": false}'::jsonb))));
    return query select refresh_leads(array[lead.id], due);
    if found then
      return;
    end if;
  end if;
  return next null;
end $$;
