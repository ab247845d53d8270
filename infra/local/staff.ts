import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from './build-stale.ts';
import { buildSteps, isStale } from './build-steps.ts';
import { startChild } from './children.ts';
import { keepDatabase } from './database.ts';
import { runningPostgres } from './postgres.ts';
import { runToEnd } from './run-to-end.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { runCommand, say } from './terminal.ts';
import { root } from './workspaces.ts';

/** `npm run staff -- add EMAIL --role manager`, on the data of this portal, whether it runs at the moment or not. */
runCommand(async () => {
  stopOnSignal();
  await build(buildSteps().filter((step) => step.name === 'api' && isStale(step)));

  const database = await reachDatabase();
  const env = { ...process.env, DATABASE_URL: database.url };
  try {
    const migrated = await runToEnd(process.execPath, ['dist/migrate.js'], { cwd: join(root, 'api'), env });
    if (migrated.code !== 0) throw new Error(migrated.output);
    const args = ['dist/staff.js', ...process.argv.slice(2)];
    return await startChild(process.execPath, args, { cwd: join(root, 'api'), env, stdio: 'inherit' }).exited;
  } finally {
    await database.stop();
  }
});

async function reachDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const stop = async () => {};
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop };

  const dataDir = resolve(root, process.env.DATA_DIR || '.data', 'postgres');
  const running = existsSync(dataDir) ? runningPostgres(dataDir) : undefined;
  return running ? { url: running.url, stop } : keepDatabase({ dataDir, durable: true, report: say });
}
