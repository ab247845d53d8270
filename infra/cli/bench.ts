import { measureDesk } from '../bench/desk.ts';
import { measureIntake } from '../bench/intake.ts';
import { measureReading } from '../bench/reading.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { color, print, runCommand } from './terminal.ts';

const parts = { reading: measureReading, intake: measureIntake, desk: measureDesk };

/** `npm run bench` measures all parts, `npm run bench -- desk` those that are named. */
runCommand(async () => {
  stopOnSignal();
  const words = process.argv.slice(2);
  const selected = Object.entries(parts).filter(([name]) => words.length === 0 || words.includes(name));
  if (selected.length === 0) throw new Error(`There is no such part. Available: ${Object.keys(parts).join(', ')}.`);

  await buildWorkspaces();
  for (const [name, measure] of selected) {
    print(color('bold', `\n${name}`));
    await measure();
  }
  return Number(process.exitCode ?? 0);
});
