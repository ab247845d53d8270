import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build-stale.ts';
import { startChild } from './children.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { paint, runCommand, say } from './terminal.ts';
import { root } from './workspaces.ts';

/** `npm run bench`: every infra/bench/*.bench.ts, in order; `npm run bench -- pages` only those with that word in their name. */
runCommand(async () => {
  stopOnSignal();
  const folder = join(root, 'infra', 'bench');
  const words = process.argv.slice(2);
  const benches = (existsSync(folder) ? readdirSync(folder).sort() : [])
    .filter((name) => name.endsWith('.bench.ts'))
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
  if (benches.length === 0) throw new Error(`There is no such measurement in ${folder}.`);

  await buildStale();
  let worst = 0;
  for (const bench of benches) {
    say(paint('bold', `\n${bench.replace('.bench.ts', '')}`));
    const code = await startChild(process.execPath, [join(folder, bench)], { cwd: root, stdio: 'inherit' }).exited;
    worst = Math.max(worst, code);
  }
  return worst;
});
