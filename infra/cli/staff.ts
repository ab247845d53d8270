import { join } from 'node:path';
import { openDatabase } from '../postgres/open-database.ts';
import { startProcess } from '../processes/start-process.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { root } from '../workspaces/workspaces.ts';
import { runCommand } from './terminal.ts';

/** `npm run staff -- add EMAIL --role manager`: manages staff accounts. Works with a running or stopped portal. */
runCommand(async () => {
  stopOnSignal();
  const database = await openDatabase();
  const env = { ...process.env, DATABASE_URL: database.url };
  try {
    const args = ['dist/staff.js', ...process.argv.slice(2)];
    return await startProcess(process.execPath, args, { cwd: join(root, 'api'), env, stdio: 'inherit' }).exited;
  } finally {
    await database.stop();
  }
});
