import { buildStale } from './build-stale.ts';
import { checks, npmRun } from './checks.ts';
import { provideChromium } from './chromium.ts';
import { type Phase, runPhases } from './phases.ts';
import { runToEnd } from './run-to-end.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { runCommand } from './terminal.ts';
import { readWorkspaces, root } from './workspaces.ts';

const JOURNEYS = 'e2e';

/** Everything CI checks. `npm test -- types journeys` runs only the phases with such a word in their name. */
runCommand(() => {
  stopOnSignal();
  const words = process.argv.slice(2);
  const chosen = allPhases().filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (chosen.length === 0)
    throw new Error(
      `No phase is called so. There are: ${allPhases()
        .map(({ name }) => name)
        .join(', ')}.`,
    );
  return runPhases(chosen);
});

function allPhases(): Phase[] {
  const tested = readWorkspaces().filter(({ scripts }) => scripts.test);
  const unitTests = tested
    .filter(({ folder }) => folder !== JOURNEYS)
    .map(({ folder }) => ({ name: `tests of ${folder}`, run: () => npmRun('test', folder) }));
  const journeys = tested
    .filter(({ folder }) => folder === JOURNEYS)
    .map(({ folder }) => ({
      name: 'journeys',
      run: async () => npmRun('test', folder, { ...process.env, CHROMIUM_PATH: await provideChromium() }),
    }));

  return [
    ...checks,
    // Tests of infra and shell publish builds and check them in Chromium.
    { name: 'production build', run: () => builds('production') },
    { name: 'Chromium', run: async () => void (await provideChromium()) },
    {
      name: 'tests of infra',
      run: () => runToEnd(process.execPath, ['--test', 'infra/{local,k8s}/*.test.ts'], { cwd: root }),
    },
    ...unitTests,
    {
      name: 'a new remote',
      run: () => runToEnd(process.execPath, ['--test', 'infra/create-remote/new-remote.test.ts'], { cwd: root }),
    },
    {
      name: 'drill of leads',
      run: () => runToEnd(process.execPath, ['infra/drill/leads.drill.ts', '--brief'], { cwd: root }),
    },
    { name: 'development build', run: () => builds('development') },
    ...journeys,
  ];
}

async function builds(mode: 'production' | 'development'): Promise<undefined> {
  await buildStale(mode, () => {});
}
