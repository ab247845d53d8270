import { randomBytes, randomUUID } from 'node:crypto';
import { GoneException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CommitNotifier } from '../../notifications/commit-notifier.service.ts';
import { NotificationPlanner } from '../../notifications/notification-planner.service.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { CircuitBreakerPool } from '../../platform/database/circuit-breaker-pool.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { refreshLeads } from '../storage/refresh-leads.ts';
import { holdFrom, proofOfWorkReason } from './spam-score.ts';

const lifetimeMinutes = 20;
/** One to two seconds on a phone. */
const cost = 2_000;
const counterRange = { min: 1_000, max: 3_000 };

const issueStatement = `
  insert into proof_challenges (submission_id, secret, expires_at)
  select id, $2, now() + make_interval(mins => $3) from submissions
  where id = $1 and not spam_reasons @> jsonb_build_array(jsonb_build_object('name', $4::text))
  on conflict (submission_id) do update set secret = excluded.secret, expires_at = excluded.expires_at
  returning submission_id`;

const findStatement = `
  select submission_id, secret from proof_challenges join submissions on id = submission_id
  where key = $1 and expires_at > now() order by submission_id desc limit 1`;

const expired = 'There is nothing to be solved for this form any more.';

/**
 * Proof of work (ALTCHA) for likely spam. The submission is already stored; a solution releases it without waiting for
 * staff. Each challenge is signed with its own secret.
 */
@Injectable()
export class ProofOfWork {
  constructor(
    private readonly database: CircuitBreakerPool,
    private readonly planner: NotificationPlanner,
    private readonly commits: CommitNotifier,
    private readonly hours: BusinessHours,
  ) {}

  /** Creates a challenge for a held submission. Resolves to undefined if one has been solved already. */
  async issueChallenge(submissionId: number): Promise<Challenge | undefined> {
    const secret = randomBytes(32).toString('base64url');
    const issued = await this.database.query({
      text: issueStatement,
      values: [submissionId, secret, lifetimeMinutes, proofOfWorkReason.name],
    });
    if (issued.length === 0) return undefined;
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(counterRange.max, counterRange.min),
      deriveKey,
      expiresAt: new Date(Date.now() + lifetimeMinutes * 60_000),
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: secret,
    });
  }

  /** Verifies a solution, once. It lowers the spam score; below the threshold the submission is admitted to the inbox and notified. */
  async verify(key: string, payload: Payload): Promise<void> {
    const [challenge] = await this.database.query<{ submission_id: number; secret: string }>({
      text: findStatement,
      values: [key],
    });
    if (!challenge) throw new GoneException(expired);
    const { submission_id: id, secret } = challenge;
    if (!(await isValidSolution(payload, secret))) throw new UnprocessableEntityException('This is not the solution.');

    const responseDueAt = this.hours.responseDueAt(new Date());
    await this.database.transaction(async (transaction) => {
      const isRelease = await acceptProof(transaction, id, secret);
      if (isRelease === undefined) throw new GoneException(expired);
      if (isRelease) await this.release(transaction, id, responseDueAt);
    });
    this.commits.notify('leads', 'deliver');
  }

  private async release(transaction: Transaction, submissionId: number, responseDueAt: Date): Promise<void> {
    const [lead] = await transaction.query<{ id: number }[]>(
      `with released as (
         update leads set is_spam = false
         where id = (select root_id from submissions join leads named on named.id = lead_id where submissions.id = $1)
         returning id
       )
       select id from released`,
      [submissionId],
    );
    if (!lead) return;
    const data = { changes: [{ leadId: lead.id, before: { is_spam: true }, after: { is_spam: false } }] };
    await transaction.query(
      `insert into lead_events (lead_id, submission_id, kind, batch_id, data) values ($1, $2, 'released', $3, $4)`,
      [lead.id, submissionId, randomUUID(), data],
    );
    await this.planner.plan(transaction, await refreshLeads(transaction, [lead.id], responseDueAt));
  }
}

/** Uses a challenge, once, and lowers the spam score. Returns whether the lead leaves spam; undefined if the challenge is used. */
async function acceptProof(
  transaction: Transaction,
  submissionId: number,
  secret: string,
): Promise<boolean | undefined> {
  const used = await transaction.query<unknown[]>(
    `with used as (delete from proof_challenges where submission_id = $1 and secret = $2 returning 1) select from used`,
    [submissionId, secret],
  );
  if (used.length === 0) return undefined;
  const [lead] = await transaction.query<{ is_spam: boolean }[]>(
    `select is_spam from leads
     where id = (select root_id from submissions join leads named on named.id = lead_id where submissions.id = $1)
     for no key update`,
    [submissionId],
  );
  const [scored] = await transaction.query<{ score: number }[]>(
    `with scored as (
       update submissions set spam_score = spam_score + $2, spam_reasons = spam_reasons || $3 where id = $1
       returning spam_score
     )
     select spam_score as score from scored`,
    [submissionId, proofOfWorkReason.points, JSON.stringify(proofOfWorkReason)],
  );
  return lead?.is_spam === true && scored !== undefined && scored.score < holdFrom;
}

async function isValidSolution({ challenge, solution }: Payload, secret: string): Promise<boolean> {
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
    // The library throws for a malformed challenge.
    return false;
  }
}
