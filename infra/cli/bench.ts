import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startProcess } from '../processes/start-process.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { root } from '../workspaces/workspaces.ts';
import { color, print, runCommand } from './terminal.ts';

/** `npm run bench` runs all benchmarks, `npm run bench -- desk` those with this word in their name. */
runCommand(async () => {
  stopOnSignal();
  const words = process.argv.slice(2);
  const names = globSync('infra/bench/*.bench.ts', { cwd: root })
    .map((file) => basename(file, '.bench.ts'))
    .sort();
  const selected = names.filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
  if (selected.length === 0) throw new Error(`There is no such benchmark. Available: ${names.join(', ')}.`);

  await buildWorkspaces();
  let worstCode = 0;
  for (const name of selected) {
    print(color('bold', `\n${name}`));
    const file = join(root, 'infra', 'bench', `${name}.bench.ts`);
    const code = await startProcess(process.execPath, [file], { cwd: root, stdio: 'inherit' }).exited;
    worstCode = Math.max(worstCode, code);
  }
  return worstCode;
});
