import { parseArgs } from 'node:util';
import { openDatabase } from '../postgres/open-database.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { seedLeads } from '../seed/seed-leads.ts';
import { formatSeconds, print, runCommand } from './terminal.ts';

const maxLeads = 5_000_000;

/** `npm run seed -- --leads 1000000`: inserts leads into the database of this portal, which must have none. */
runCommand(async () => {
  stopOnSignal();
  const { values } = parseArgs({ options: { leads: { type: 'string', default: '10000' } } });
  const leads = Number(values.leads);
  if (!/^\d+$/.test(values.leads) || leads < 1 || leads > maxLeads)
    throw new Error(`--leads must be a whole number from 1 to ${maxLeads}, not "${values.leads}".`);

  const database = await openDatabase();
  try {
    const started = performance.now();
    await seedLeads({ databaseUrl: database.url, leads, report: print });
    print(`${leads.toLocaleString('en')} leads in ${formatSeconds(performance.now() - started)}`);
    return 0;
  } finally {
    await database.stop();
  }
});
