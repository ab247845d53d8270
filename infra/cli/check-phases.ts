import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { isUnconfirmed, readClientStatements } from '../client-statements/client-statements.ts';
import { checkDependencies } from '../dependencies/dependencies.ts';
import { lintMigrations } from '../migrations/lint-migrations.ts';
import { type Outcome, run } from '../processes/run.ts';
import { runScript } from '../processes/run-script.ts';
import { readWorkspaces, root, type Workspace } from '../workspaces/workspaces.ts';
import type { Phase } from './phases.ts';

const colors = process.stdout.isTTY ? 'force' : 'off';

const typesOfApi: Phase = { name: 'types of the API', run: () => runScript('build', 'packages/staff-client') };

// Types of an app, and its imports, need the style functions that Panda generates.
const generatedStyles: Phase = {
  name: 'generated styles',
  run: () => runInWorkspaces(generateStyles, 'panda.config.ts'),
};

/** The phases of `npm run check`. */
export const checkPhases: Phase[] = [
  { name: 'format and lint', run: () => run('biome', ['ci', '--error-on-warnings', `--colors=${colors}`]) },
  {
    name: 'dependencies between modules',
    run: () =>
      run('depcruise', ['--config', '.dependency-cruiser.cjs', ...readWorkspaces().map(({ folder }) => folder)]),
  },
  { name: 'migrations', run: lintMigrations },
  {
    name: 'Spanish',
    run: () => run('cspell', ['lint', '--config=infra/cspell.json', '--no-progress', '--no-summary']),
  },
  { name: 'client statements', run: checkClientStatements },
  { name: 'purposes of dependencies', run: checkDependencies },
  typesOfApi,
  generatedStyles,
  { name: 'types', needs: [typesOfApi, generatedStyles], run: () => runInWorkspaces(checkTypes, 'tsconfig.json') },
  {
    name: 'unused code and dependencies',
    needs: [typesOfApi, generatedStyles],
    run: () => run('knip', ['--treat-config-hints-as-errors']),
  },
];

async function checkClientStatements() {
  const unconfirmed = (await readClientStatements()).filter(isUnconfirmed).length;
  return {
    code: 0,
    output: '',
    ...(unconfirmed > 0 && { warning: `${unconfirmed} statements are not confirmed: npm run statements` }),
  };
}

const generateStyles = ({ folder, scripts }: Workspace) =>
  scripts.styles ? runScript('styles', folder) : run('panda', ['codegen', '--silent'], { cwd: join(root, folder) });

const checkTypes = ({ folder, scripts }: Workspace) =>
  scripts.types ? runScript('types', folder) : run('tsc', ['-p', folder]);

/** Runs a task in the workspaces that have a file, two at a time. Resolves to the combined output of those that failed. */
async function runInWorkspaces(task: (workspace: Workspace) => Promise<Outcome>, file: string): Promise<Outcome> {
  const limit = pLimit(2);
  const workspaces = readWorkspaces().filter(({ folder }) => existsSync(join(root, folder, file)));
  const outcomes = await Promise.all(workspaces.map((workspace) => limit(() => task(workspace))));
  const failed = outcomes.filter(({ code }) => code !== 0);
  return { code: failed.length > 0 ? 1 : 0, output: failed.map(({ output }) => output).join('\n') };
}
