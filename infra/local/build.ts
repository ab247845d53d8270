import { build, buildStale } from './build-stale.ts';
import { buildSteps } from './build-steps.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { runCommand, say } from './terminal.ts';

/** `npm run build`: everything stale. `npm run build -- locations`: that one, stale or not. `--development` for the other mode. */
runCommand(async () => {
  stopOnSignal();
  const args = process.argv.slice(2);
  const mode = args.includes('--development') ? 'development' : 'production';
  const asked = args.filter((arg) => !arg.startsWith('--'));

  if (asked.length === 0) {
    await buildStale(mode);
    say('Everything is built.');
    return 0;
  }

  const steps = buildSteps(mode);
  const chosen = asked.map((name) => {
    const step = steps.find((candidate) => candidate.name === name || candidate.name === `mfe-${name}`);
    if (step) return step;
    throw new Error(`There is no "${name}" to build. Choose from ${steps.map((step) => step.name).join(', ')}.`);
  });
  await build(chosen);
  return 0;
});
