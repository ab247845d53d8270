import { type ConnectionOptions, PgBoss } from 'pg-boss';
import type { Transaction } from '../../platform/database/transaction.ts';
import { currentTraceId } from '../../platform/logging/trace.ts';
import { jobsSchema, type QueueName } from './queues.ts';

/** The connection of a transaction, for pg-boss: what it writes there is committed or rolled back with the rest. */
export const connectionOf = (transaction: Transaction): ConnectionOptions['db'] => ({
  executeSql: async (text, values) => ({ rows: await transaction.query(text, values) }),
});

/**
 * Sends a job in a transaction, also from a command line without `JobQueue`. It costs a few statements more than `JobQueue.send`.
 */
export async function sendJob(transaction: Transaction, queue: QueueName, data: object): Promise<void> {
  const boss = new PgBoss({
    db: connectionOf(transaction),
    schema: jobsSchema,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  try {
    await boss.start();
    await boss.send(queue, { traceId: currentTraceId(), ...data });
  } finally {
    await boss.stop({ graceful: false });
  }
}
