import { counterWait } from '../intake/rate-limit/form-rate-limit.guard.ts';
import { jobLimits } from '../notifications/queue/job-queue.service.ts';
import { intakeLimits } from '../platform/database/circuit-breaker-pool.ts';
import { staffLimits } from '../platform/database/database-options.ts';
import { firstDelay } from '../platform/rate-limit/attempt-delay.ts';

// A busy machine may need longer than a visitor would wait, and longer than a short delay lasts.
export const longLimits = { connection: 60_000, statement: 60_000, response: 90_000 };
Object.assign(counterWait, { milliseconds: 10_000 });
lengthenLimits();
Object.assign(firstDelay, { seconds: 120 });

/** For test files that let PostgreSQL hang or lock rows: short limits, but longer than those of production. */
export function shortenLimits({ staff = { connection: 5_000, statement: 4_000, response: 5_000 } } = {}) {
  Object.assign(intakeLimits, { connection: 4_500, statement: 3_000, response: 7_000 });
  Object.assign(staffLimits, staff);
  Object.assign(jobLimits, { connection: 1_500, response: 4_000 });
  // Test files share modules.
  afterAll(lengthenLimits);
}

function lengthenLimits() {
  for (const limits of [intakeLimits, staffLimits, jobLimits]) Object.assign(limits, longLimits);
}
