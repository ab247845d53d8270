import { join } from 'node:path';
import { startChild } from './children.ts';
import { reachDatabase } from './reach-database.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { runCommand } from './terminal.ts';
import { root } from './workspaces.ts';

/** `npm run staff -- add EMAIL --role manager`, on the data of this portal, whether it runs at the moment or not. */
runCommand(async () => {
  stopOnSignal();
  const database = await reachDatabase();
  const env = { ...process.env, DATABASE_URL: database.url };
  try {
    const args = ['dist/staff.js', ...process.argv.slice(2)];
    return await startChild(process.execPath, args, { cwd: join(root, 'api'), env, stdio: 'inherit' }).exited;
  } finally {
    await database.stop();
  }
});
