import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Phase } from './phases.ts';
import { type Outcome, runToEnd } from './run-to-end.ts';
import { twoAtATime } from './two-at-a-time.ts';
import { readWorkspaces, root, type Workspace } from './workspaces.ts';

const colours = process.stdout.isTTY ? 'force' : 'off';

/** What `npm run check` looks at, cheap first. */
export const checks: Phase[] = [
  {
    name: 'format and lint',
    run: () => runToEnd('biome', ['ci', '--error-on-warnings', `--colors=${colours}`], { cwd: root }),
  },
  {
    name: 'dependencies',
    run: () => runToEnd('depcruise', ['--config', '.dependency-cruiser.cjs', 'src'], { cwd: join(root, 'api') }),
  },
  { name: 'generated styles', run: generateStyles },
  { name: 'types', run: checkTypes },
];

/** Panda writes the style functions that the types of an app need. */
function generateStyles(): Promise<Outcome> {
  const apps = readWorkspaces().filter(({ folder }) => existsSync(join(root, folder, 'panda.config.ts')));
  return inTurns(apps, ({ folder, scripts }) =>
    scripts.styles ? npmRun('styles', folder) : runToEnd('panda', ['codegen', '--silent'], { cwd: join(root, folder) }),
  );
}

function checkTypes(): Promise<Outcome> {
  const infra = readdirSync(join(root, 'infra')).map((name) => ({ folder: `infra/${name}`, scripts: {} }));
  const projects: Pick<Workspace, 'folder' | 'scripts'>[] = [...infra, ...readWorkspaces()];
  return inTurns(
    projects.filter(({ folder }) => existsSync(join(root, folder, 'tsconfig.json'))),
    ({ folder, scripts }) => (scripts.types ? npmRun('types', folder) : runToEnd('tsc', ['-p', folder], { cwd: root })),
  );
}

export const npmRun = (script: string, folder: string, env?: NodeJS.ProcessEnv): Promise<Outcome> =>
  runToEnd('npm', ['run', script, '--silent', '--workspace', folder], { cwd: root, env });

/** Says what all the failed ones said, or what all said when none failed. */
async function inTurns<Item>(items: Item[], run: (item: Item) => Promise<Outcome>): Promise<Outcome> {
  const outcomes = await twoAtATime(items, run);
  const failed = outcomes.filter(({ code }) => code !== 0);
  const worthReading = failed.length > 0 ? failed : outcomes;
  return { code: failed.length > 0 ? 1 : 0, output: worthReading.map(({ output }) => output).join('\n'), ms: 0 };
}
