import { randomBytes } from 'node:crypto';
import { GoneException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { insertNotificationJobs } from '../../notifications/queue/insert-notification-jobs.ts';
import { JobQueue } from '../../notifications/queue/job-queue.service.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { CircuitBreakerPool } from '../../platform/database/circuit-breaker-pool.ts';
import { LeadEventNotifier } from '../storage/lead-event-notifier.service.ts';
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

/** One statement, so that a challenge is used once: `accept_proof` (api/sql) returns a row only to the first request. */
const acceptStatement = `
  with accepted as (select accept_proof($1, $2, $3, $4, $5) as admitted),
       queued as (${insertNotificationJobs('select admitted as id from accepted where admitted is not null')})
  select count(*)::integer as used, count(admitted)::integer as admitted from accepted`;

const expired = 'There is nothing to be solved for this form any more.';

/**
 * Proof of work (ALTCHA) for likely spam. The submission is already stored; a solution releases it without waiting for
 * staff. Each challenge is signed with its own secret.
 */
@Injectable()
export class ProofOfWork {
  constructor(
    private readonly database: CircuitBreakerPool,
    private readonly notifier: LeadEventNotifier,
    private readonly jobs: JobQueue,
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

    const [result] = await this.database.query<{ used: number; admitted: number }>({
      text: acceptStatement,
      values: [id, secret, JSON.stringify(proofOfWorkReason), holdFrom, this.hours.responseDueAt(new Date())],
    });
    if (!result?.used) throw new GoneException(expired);
    if (result.admitted === 0) return;
    this.notifier.notify();
    this.jobs.notifyWorkers('announce');
  }
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
