import { setTimeout as sleep } from 'node:timers/promises';
import { readEnv } from '../env.ts';
import { JournalFile } from './journal-file.ts';

/**
 * `node dist/journal/drain.js [SECONDS]`: runs while the API is still up, before it is stopped. Ends once the API has
 * replayed its journal, at the latest after the given time. Exit code 1: submissions stay in this journal.
 */
const [seconds = '60'] = process.argv.slice(2);
const end = Date.now() + Number(seconds) * 1_000;

// Proxies keep sending requests until they know that this instance is going away.
await sleep(5_000);

const { journalDir } = readEnv(process.env);
const journal = JournalFile.open(journalDir);
while (journal.count().waiting > 0 && Date.now() < end) await sleep(200);

const { waiting } = journal.count();
journal.close();
if (waiting > 0) {
  process.stderr.write(`${waiting} submissions stay in ${journalDir}: start this instance again to replay them.\n`);
  process.exitCode = 1;
}
