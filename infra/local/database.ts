import { setTimeout as sleep } from 'node:timers/promises';
import { type Postgres, startPostgres } from './postgres.ts';

const PAUSE_MS = 1_000;

export interface Database {
  url: string;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  durable: boolean;
  report: (sentence: string) => void;
}

/** The embedded PostgreSQL, started again whenever it ends by itself. Its address stays the same. */
export async function keepDatabase({ dataDir, durable, report }: Options): Promise<Database> {
  let postgres = await startPostgres({ dataDir, durable, onProgress: report });
  const { url } = postgres;
  let stopping = false;

  const watch = async () => {
    while (!stopping) {
      await postgres.exited;
      if (stopping) return;
      report('PostgreSQL ended unexpectedly; it starts again.');
      postgres = (await startAgain()) ?? postgres;
    }
  };

  const startAgain = async (): Promise<Postgres | undefined> => {
    while (!stopping) {
      try {
        return await startPostgres({ dataDir, durable });
      } catch (error) {
        report(`PostgreSQL cannot start: ${error instanceof Error ? error.message : error}`);
        await sleep(PAUSE_MS);
      }
    }
    return undefined;
  };

  const watching = watch();
  const stop = async () => {
    stopping = true;
    await postgres.stop();
    await watching;
    // A restart may have been under way.
    await postgres.stop();
  };
  return { url, stop };
}
