import { PgBoss, type Queue } from 'pg-boss';
import { DatabaseClient } from '../../platform/database/database-client.ts';

const minute = 60;
const hour = 60 * minute;

const settings = {
  notify: true,
  // Jobs survive a long outage of the API.
  retentionSeconds: 365 * 24 * hour,
  // The result is stored with the delivery.
  deleteAfterSeconds: hour,
  // A killed worker is detected by its missing heartbeat.
  heartbeatSeconds: 10,
  expireInSeconds: 5 * minute,
} satisfies Partial<Queue>;

/** Exponential backoff from 30 seconds to four hours: 12 retries within 16 to 20 hours, because pg-boss varies the delays. */
const retryWithBackoff = { retryLimit: 12, retryDelay: 30, retryBackoff: true, retryDelayMax: 4 * hour };

/** For jobs that only fail during an outage of the database. */
const retryUntilDone = { retryLimit: 10_000, retryDelay: 1, retryBackoff: true, retryDelayMax: 5 * minute };

/**
 * The job queues, in the order in which pg-boss must create them. Their names are stored in the database. The data of jobs about
 * leads are ids only, so that the erasure of a person has nothing to remove from the queues. Each has the `traceId` of its cause, if any.
 *
 * - `deliver {deliveryId}`: sends one delivery
 * - `deliver-dead-letter {deliveryId}`: dead letter queue of `deliver`
 * - `send-mail {messageId}`: sends one reply of staff
 * - `send-mail-dead-letter {messageId}`: dead letter queue of `send-mail`
 * - `import {importId}`: stores the rows of an import, or takes it back
 * - `staff-mail {kind, about}`: transactional mail to staff
 * - `staff-push {userId, notificationIds}`: push messages to browsers of staff
 * - `team-webhook {…}`: tells a team that its release was rolled back
 */
export const queues = {
  'deliver-dead-letter': { ...settings, ...retryUntilDone },
  deliver: { ...settings, ...retryWithBackoff, deadLetter: 'deliver-dead-letter' },
  'send-mail-dead-letter': { ...settings, ...retryUntilDone },
  'send-mail': { ...settings, ...retryWithBackoff, deadLetter: 'send-mail-dead-letter' },
  // The largest import takes a few minutes, and more on a busy machine.
  import: { ...settings, ...retryUntilDone, expireInSeconds: hour },
  'staff-mail': { ...settings, ...retryWithBackoff },
  'staff-push': { ...settings, ...retryWithBackoff },
  'team-webhook': { ...settings, ...retryWithBackoff },
} satisfies Record<string, Partial<Queue>>;

export type QueueName = keyof typeof queues;

/** Schema of pg-boss's tables. */
export const jobsSchema = 'pgboss';

/** Creates or updates pg-boss's tables and the queues. Runs under the advisory lock of the migrations. */
export async function createQueues(databaseUrl: string): Promise<void> {
  const driverOptions = { connectionString: databaseUrl, Client: DatabaseClient, max: 1 };
  const boss = new PgBoss({
    ...driverOptions,
    schema: jobsSchema,
    supervise: false,
    schedule: false,
  });
  const errors: Error[] = [];
  boss.on('error', (error) => errors.push(error));
  try {
    await boss.start();
    for (const [name, options] of Object.entries(queues)) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (errors[0]) throw errors[0];
}
