import { provideChromium } from '../browser/chromium.ts';
import { provideOptionalBrowsers } from '../browser/optional-browsers.ts';
import { run } from '../processes/run.ts';
import { runScript } from '../processes/run-script.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { buildableFolders, buildWorkspaces, type Mode } from '../workspaces/build-workspaces.ts';
import { readWorkspaces, testImages } from '../workspaces/workspaces.ts';
import { checkPhases } from './check-phases.ts';
import { type Phase, runPhases } from './phases.ts';
import { runCommand } from './terminal.ts';

const foldersWithOwnPhase = ['infra', 'e2e'];

function allPhases(): Phase[] {
  const unitTests = readWorkspaces()
    .filter(({ folder, scripts }) => scripts.test && !foldersWithOwnPhase.includes(folder))
    .map(({ folder }) => ({ name: `tests of ${folder}`, run: () => runScript('test', folder) }));

  return [
    ...checkPhases,
    { name: 'production builds', run: () => build('production') },
    { name: 'Chromium', run: findChromium },
    // Needs the builds and Chromium.
    { name: 'tests of infra', run: () => runScript('test', 'infra') },
    ...unitTests,
    { name: 'new remote', run: () => run(process.execPath, ['--test', 'infra/create-remote/new-remote.test.ts']) },
    {
      name: 'chaos test of leads',
      run: () => run(process.execPath, ['infra/drill/leads.drill.ts', '--brief']),
    },
    { name: 'development builds', run: () => build('development') },
    { name: 'Firefox and WebKitGTK', run: async () => void (await provideOptionalBrowsers()) },
    { name: 'journeys', run: () => runScript('test', 'e2e') },
  ];
}

/** The phases after this one use the same browser. */
const findChromium = async (): Promise<undefined> => {
  process.env.CHROMIUM_PATH = await provideChromium();
};

const build = async (mode: Mode): Promise<undefined> => void (await buildWorkspaces(buildableFolders(mode), mode));

/** `npm test` runs everything that CI checks, `npm test -- types journeys` the phases with one of these words in their name. */
runCommand(() => {
  stopOnSignal();
  process.env.IMAGE_CACHE_DIR ||= testImages;
  const words = process.argv.slice(2);
  const phases = allPhases();
  const selected = phases.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (selected.length > 0) return runPhases(selected);
  throw new Error(`There is no such phase. Available: ${phases.map(({ name }) => name).join(', ')}.`);
});
