import { provideChromium } from '../browser/chromium.ts';
import {
  canInstallPackages,
  findOptionalBrowsers,
  installBrowsers,
  missingBrowsers,
  packagesOf,
} from '../browser/optional-browsers.ts';
import { auditDependencies } from '../dependencies/audit.ts';
import { runScript } from '../processes/run-script.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { readWorkspaces, testImages } from '../workspaces/workspaces.ts';
import { checkPhases } from './check-phases.ts';
import { type Phase, runPhases } from './phases.ts';
import { confirm, runCommand } from './terminal.ts';

const builds: Phase = { name: 'builds', run: async () => void (await buildWorkspaces()) };
const chromium: Phase = {
  name: 'Chromium',
  run: async () => {
    // The phases after this one use the same browser.
    process.env.CHROMIUM_PATH = await provideChromium();
    return undefined;
  },
};
const otherBrowsers: Phase = { name: 'Firefox and WebKitGTK', run: provideOptionalBrowsers };

let installs = false;

/**
 * Asks on a terminal whether browsers may be installed on this machine. CI, and a run without a terminal, installs them: it has to test
 * everything.
 */
async function askToInstall(): Promise<void> {
  const missing = missingBrowsers();
  if (missing.length === 0 || !canInstallPackages()) return;
  const isPerson = process.stdin.isTTY && process.stdout.isTTY && process.env.CI !== 'true';
  installs = !isPerson || (await confirm(`Install Debian's ${packagesOf(missing)} on this machine for the journeys?`));
}

async function provideOptionalBrowsers() {
  const output = installs ? await installBrowsers(missingBrowsers()) : '';
  const missing = missingBrowsers();
  findOptionalBrowsers();
  if (missing.length === 0) return undefined;
  const skipped = `No ${missing.map(({ name }) => name).join(' and no ')}: install ${packagesOf(missing)}, or set ${missing.map(({ variable }) => variable).join(' and ')}.`;
  return { code: 0, output, skipped: [skipped, output].filter(Boolean).join('\n') };
}

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
    .map(({ folder }) => testsOf(folder, builds));

  return [
    {
      name: 'journeys',
      needs: [builds, chromium, otherBrowsers],
      run: () => runScript('test', 'e2e'),
    },
    ...checkPhases,
    { name: 'known vulnerabilities', run: () => auditDependencies() },
    testsOf('shell/publisher', builds, chromium),
    testsOf('infra', builds, chromium),
    ...others,
  ];
}

/**
 * `npm test` runs everything that CI checks, `npm test -- types journeys` the phases with one of these words in their name and
 * what they need.
 */
runCommand(async () => {
  stopOnSignal();
  process.env.IMAGE_CACHE_DIR ||= testImages;
  const words = process.argv.slice(2);
  const phases = withNeeds(allPhases());
  const selected = phases.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (selected.length === 0)
    throw new Error(`There is no such phase. Available: ${phases.map(({ name }) => name).join(', ')}.`);
  const run = withNeeds(selected);
  if (run.includes(otherBrowsers)) await askToInstall();
  // One at a time: browsers use all processors. The journeys took 24 minutes alone, and 56 beside the publisher's tests, which took 53.
  return runPhases(run);
});
