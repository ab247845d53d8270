import { randomBytes } from 'node:crypto';
import { GoneException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { IntakeDatabase } from '../database/intake-database.ts';
import { LeadNews } from '../intake/lead-news.service.ts';
import { announceJob } from '../telling/announce-job.ts';
import { Jobs } from '../telling/jobs.service.ts';
import { holdFrom, proven } from './spam-score.ts';

const lifeMinutes = 20;
/** One to two seconds of a telephone's work. */
const cost = 2_000;
const tries = { least: 1_000, most: 3_000 };

const ask = `
  insert into proof_challenges (submission_id, secret, expires_at)
  select id, $2, now() + make_interval(mins => $3) from submissions
  where id = $1 and not spam_reasons @> jsonb_build_array(jsonb_build_object('name', $4::text))
  on conflict (submission_id) do update set secret = excluded.secret, expires_at = excluded.expires_at
  returning submission_id`;

const find = `
  select submission_id, secret from proof_challenges join submissions on id = submission_id
  where key = $1 and expires_at > now() order by submission_id desc limit 1`;

/** One statement: whoever deletes the challenge has used it up, and only they go on. */
const accept = `
  with used as (
    delete from proof_challenges where submission_id = $1 and secret = $2 returning submission_id
  ), proven as (
    update submissions set
      spam_score = spam_score + ($3::jsonb ->> 'points')::integer, spam_reasons = spam_reasons || $3::jsonb
    where id in (select submission_id from used)
    returning id, lead_id, spam_score
  ), released as (
    update leads set is_spam = false
    from proven where leads.id = (select root_id from leads named where named.id = proven.lead_id)
      and is_spam and spam_score < $4
    returning leads.id, proven.id as submission
  ), told as (
    insert into lead_events (lead_id, submission_id, kind) select id, submission, 'released' from released
  ), announced as (${announceJob('select submission as id from released')})
  select (select count(*)::integer from used) as used, (select count(*)::integer from released) as released`;

/**
 * Proof of work for what looks like spam, with ALTCHA's challenges. The lead is stored long before: whoever cannot or
 * will not solve anything loses nothing but time. Each challenge has a key of its own, which ends with it.
 */
@Injectable()
export class Proof {
  constructor(
    private readonly database: IntakeDatabase,
    private readonly news: LeadNews,
    private readonly jobs: Jobs,
  ) {}

  /** What the browser is to solve for a submission that was put aside. None for one that was solved already. */
  async challenge(submissionId: number): Promise<Challenge | undefined> {
    const secret = randomBytes(32).toString('base64url');
    const asked = await this.database.ask({ text: ask, values: [submissionId, secret, lifeMinutes, proven.name] });
    if (asked.length === 0) return undefined;
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(tries.most, tries.least),
      deriveKey,
      expiresAt: new Date(Date.now() + lifeMinutes * 60_000),
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: secret,
    });
  }

  /** Takes a solution once. A right one lowers the score; below the threshold the lead is released and told of. */
  async accept(key: string, payload: Payload): Promise<void> {
    const [challenge] = await this.database.ask<{ submission_id: number; secret: string }>({
      text: find,
      values: [key],
    });
    if (!challenge) throw new GoneException('There is nothing to be solved for this form any more.');
    const { submission_id: id, secret } = challenge;
    if (!(await isSolved(payload, secret))) throw new UnprocessableEntityException('This is not the solution.');

    const [outcome] = await this.database.ask<{ used: number; released: number }>({
      text: accept,
      values: [id, secret, JSON.stringify(proven), holdFrom],
    });
    if (outcome?.used !== 1) throw new GoneException('There is nothing to be solved for this form any more.');
    if (outcome.released === 0) return;
    this.news.tell();
    this.jobs.wake('announce');
  }
}

async function isSolved({ challenge, solution }: Payload, secret: string): Promise<boolean> {
  try {
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: secret,
    });
    return verified;
  } catch {
    // What is no challenge of ours at all makes the library throw.
    return false;
  }
}
