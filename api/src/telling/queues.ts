import { PgBoss, type Queue } from 'pg-boss';

const minute = 60;
const hour = 60 * minute;

const settings = {
  // A job is one row in the lead's transaction; waiting, it outlives any repair of the machine.
  retentionSeconds: 365 * 24 * hour,
  // What came of it stands with the delivery.
  deleteAfterSeconds: hour,
  // A worker that was killed is noticed by its silence.
  heartbeatSeconds: 10,
  expireInSeconds: 5 * minute,
} satisfies Partial<Queue>;

/** Tried again after half a minute, then after ever longer pauses of up to four hours: fourteen hours in all, a whole night. */
const patient = { retryLimit: 12, retryDelay: 30, retryBackoff: true, retryDelayMax: 4 * hour };

/** Fails only with the database: it will be back. */
const untilDone = { retryLimit: 10_000, retryDelay: 1, retryBackoff: true, retryDelayMax: 5 * minute };

/**
 * What there is to do after a lead is stored, in the order in which pg-boss has to know of it.
 * `announce {submissionId}` decides who is told, `deliver {deliveryId}` tells one of them, `undelivered` takes over what
 * `deliver` has given up, `letter {kind, about}` is mail to staff.
 */
export const queues = {
  announce: { ...settings, ...untilDone },
  undelivered: { ...settings, ...untilDone },
  deliver: { ...settings, ...patient, deadLetter: 'undelivered' },
  letter: { ...settings, ...patient },
} satisfies Record<string, Partial<Queue>>;

export type QueueName = keyof typeof queues;

/** pg-boss keeps its tables apart from ours. */
export const jobsSchema = 'pgboss';

/** Makes or updates pg-boss's tables and our queues. Runs under the lock of the migrations. */
export async function prepareQueues(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: jobsSchema,
    max: 1,
    supervise: false,
    schedule: false,
  });
  const failures: Error[] = [];
  boss.on('error', (error) => failures.push(error));
  try {
    await boss.start();
    for (const [name, options] of Object.entries(queues)) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failures[0]) throw failures[0];
}
