import { setTimeout as sleep } from 'node:timers/promises';
import { JournalFile } from './intake/journal/journal-file.ts';
import { readEnv } from './platform/env/env.ts';

/**
 * `node dist/drain-journal.js [SECONDS]`: waits until the running API has replayed its journal, at most the given time.
 * For a preStop hook. Exits with code 1 if submissions remain in the journal.
 */
const [seconds = '60'] = process.argv.slice(2);
const end = Date.now() + Number(seconds) * 1_000;

// Load balancers keep sending requests until they know that this instance is stopping.
await sleep(5_000);

const { journalDir } = readEnv(process.env);
const journal = JournalFile.open(journalDir);
while (journal.count().waiting > 0 && Date.now() < end) await sleep(200);

const { waiting } = journal.count();
journal.close();
if (waiting > 0) {
  process.stderr.write(`${waiting} submissions remain in ${journalDir}: start this instance again to replay them.\n`);
  process.exitCode = 1;
}
