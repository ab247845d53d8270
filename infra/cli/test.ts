import { provideChromium } from '../browser/chromium.ts';
import { provideOptionalBrowsers } from '../browser/optional-browsers.ts';
import { runScript } from '../processes/run-script.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { buildableFolders, buildWorkspaces, type Mode } from '../workspaces/build-workspaces.ts';
import { readWorkspaces, testImages } from '../workspaces/workspaces.ts';
import { checkPhases } from './check-phases.ts';
import { type Phase, runPhases } from './phases.ts';
import { runCommand } from './terminal.ts';

const build = async (mode: Mode): Promise<undefined> => void (await buildWorkspaces(buildableFolders(mode), mode));

/** Tests often wait, for a browser or a time limit. The phase beside them uses the processor meanwhile. */
const PHASES_AT_ONCE = 2;

const productionBuilds: Phase = { name: 'production builds', run: () => build('production') };
const developmentBuilds: Phase = {
  name: 'development builds',
  needs: [productionBuilds],
  run: () => build('development'),
};
const chromium: Phase = {
  name: 'Chromium',
  run: async () => {
    // The phases after this one use the same browser.
    process.env.CHROMIUM_PATH = await provideChromium();
    return undefined;
  },
};
const otherBrowsers: Phase = {
  name: 'Firefox and WebKitGTK',
  run: async () => void (await provideOptionalBrowsers()),
};

const testsOf = (folder: string, ...needs: Phase[]): Phase => ({
  name: `tests of ${folder}`,
  needs,
  run: () => runScript('test', folder),
});

const withNeeds = (phases: Phase[]): Phase[] => [
  ...new Set(phases.flatMap((phase) => [...withNeeds(phase.needs ?? []), phase])),
];

function allPhases(): Phase[] {
  const others = readWorkspaces()
    .filter(({ folder, scripts }) => scripts.test && !['infra', 'shell/publisher', 'e2e'].includes(folder))
    .map(({ folder }) => testsOf(folder, productionBuilds));

  return [
    // The longest phase runs beside all others.
    {
      name: 'journeys',
      needs: [productionBuilds, developmentBuilds, chromium, otherBrowsers],
      run: () => runScript('test', 'e2e'),
    },
    ...checkPhases,
    testsOf('shell/publisher', productionBuilds, chromium),
    testsOf('infra', productionBuilds, chromium),
    ...others,
  ];
}

/**
 * `npm test` runs everything that CI checks, `npm test -- types journeys` the phases with one of these words in their name and
 * what they need.
 */
runCommand(() => {
  stopOnSignal();
  process.env.IMAGE_CACHE_DIR ||= testImages;
  const words = process.argv.slice(2);
  const phases = withNeeds(allPhases());
  const selected = phases.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (selected.length > 0) return runPhases(withNeeds(selected), PHASES_AT_ONCE);
  throw new Error(`There is no such phase. Available: ${phases.map(({ name }) => name).join(', ')}.`);
});
