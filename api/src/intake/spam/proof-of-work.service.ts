import { randomBytes, randomUUID } from 'node:crypto';
import { GoneException, Injectable, UnprocessableEntityException } from '@nestjs/common';
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { NotificationPlanner } from '../../notifications/notification-planner.service.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { CircuitBreakerPool } from '../../platform/database/circuit-breaker-pool.ts';
import { projectLeads } from '../../platform/database/project-leads.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { holdFrom, proofOfWorkReason } from './spam-score.ts';

const lifetimeMinutes = 20;
/** One to two seconds on a phone. */
const cost = 2_000;
const counterRange = { min: 1_000, max: 3_000 };

const issueStatement = `
  insert into proof_challenges (request_id, secret, expires_at)
  select id, $2, now() + make_interval(mins => $3) from requests
  where id = $1 and not spam_reasons @> jsonb_build_array(jsonb_build_object('name', $4::text))
  on conflict (request_id) do update set secret = excluded.secret, expires_at = excluded.expires_at
  returning request_id`;

const findStatement = `
  select request_id, secret from proof_challenges join requests on id = request_id
  where key = $1 and expires_at > now() order by request_id desc limit 1`;

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
    private readonly hours: BusinessHours,
  ) {}

  /** Creates a challenge for a held submission. Resolves to undefined if one has been solved already. */
  async issueChallenge(requestId: number): Promise<Challenge | undefined> {
    const secret = randomBytes(32).toString('base64url');
    const issued = await this.database.query({
      text: issueStatement,
      values: [requestId, secret, lifetimeMinutes, proofOfWorkReason.name],
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

  /** Verifies a solution, once. It lowers the spam score; below the threshold the request enters the inbox and is notified. */
  async verify(key: string, payload: Payload): Promise<void> {
    const [challenge] = await this.database.query<{ request_id: number; secret: string }>({
      text: findStatement,
      values: [key],
    });
    if (!challenge) throw new GoneException(expired);
    const { request_id: id, secret } = challenge;
    if (!(await isValidSolution(payload, secret))) throw new UnprocessableEntityException('This is not the solution.');

    const responseDueAt = this.hours.responseDueAt(new Date()).toISOString();
    await this.database.transaction(async (transaction) => {
      const score = await acceptProof(transaction, id, secret);
      if (score === undefined) throw new GoneException(expired);
      if (score < holdFrom) await this.release(transaction, id, responseDueAt);
    });
  }

  /** Does nothing if staff have released the request, or marked it as spam, before. */
  private async release(transaction: Transaction, requestId: number, responseDueAt: string): Promise<void> {
    const [released] = await transaction.query<{ root_id: number }[]>(
      `with released as (
         update requests set state = 'inbox', response_due_at = $2 where id = $1 and state = 'held' returning lead_id
       )
       select root_id from released join leads on leads.id = lead_id`,
      [requestId, responseDueAt],
    );
    if (!released) return;
    const before = { state: 'held', response_due_at: null };
    const data = {
      changes: [],
      requests: [{ requestId, before, after: { state: 'inbox', response_due_at: responseDueAt } }],
    };
    await transaction.query(
      `insert into lead_events (lead_id, request_id, kind, batch_id, data) values ($1, $2, 'released', $3, $4)`,
      [released.root_id, requestId, randomUUID(), data],
    );
    await projectLeads(transaction, [released.root_id]);
    await this.planner.plan(transaction, [requestId]);
  }
}

/** Uses a challenge, once, and lowers the spam score, which is returned; undefined if the challenge is used. Locks the root. */
async function acceptProof(transaction: Transaction, requestId: number, secret: string): Promise<number | undefined> {
  const used = await transaction.query<unknown[]>(
    `with used as (delete from proof_challenges where request_id = $1 and secret = $2 returning 1) select from used`,
    [requestId, secret],
  );
  if (used.length === 0) return undefined;
  await transaction.query(
    `select from leads
     where id = (select root_id from requests join leads named on named.id = lead_id where requests.id = $1)
     for no key update`,
    [requestId],
  );
  const [scored] = await transaction.query<{ score: number }[]>(
    `with scored as (
       update requests set spam_score = spam_score + $2, spam_reasons = spam_reasons || $3 where id = $1
       returning spam_score
     )
     select spam_score as score from scored`,
    [requestId, proofOfWorkReason.points, JSON.stringify(proofOfWorkReason)],
  );
  return scored?.score;
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
