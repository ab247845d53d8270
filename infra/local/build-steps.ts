import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspaces, root, usedBy } from './workspaces.ts';

export type Mode = 'production' | 'development';

/** One build: what it reads, what it leaves behind. Whoever builds (start, test, an image) asks this list. */
export interface BuildStep {
  /** The workspace's folder, as in `mfe-locations`. */
  name: string;
  mode: Mode;
  inputs: string[];
  output: string;
}

/** What a build does not read: what it writes, what only runs or tests, and words for people. */
const NOT_READ =
  /(^|\/)(node_modules|dist[^/]*|styled-system|coverage|test)(\/|$)|^shell\/(publisher|web)\/|\.test\.tsx?$|\.md$/;
const EVERYONE_READS = ['package-lock.json', 'tsconfig.base.json'];

/** A remote is built from itself and the packages it uses, never from another remote. The api has no development build. */
export function buildSteps(mode: Mode = 'production'): BuildStep[] {
  const workspaces = readWorkspaces();
  return workspaces
    .filter(({ scripts }) => scripts.build)
    .filter(({ folder }) => mode === 'production' || folder !== 'api')
    .map((workspace) => ({
      name: workspace.folder,
      mode,
      inputs: [workspace.folder, ...usedBy(workspace, workspaces)],
      output: `${workspace.folder}/${mode === 'development' ? 'dist-development' : 'dist'}`,
    }));
}

export function isStale(step: BuildStep): boolean {
  const stamp = stampOf(step);
  if (!existsSync(join(root, step.output)) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== digestOf(step);
}

export const stampOf = ({ name, mode }: BuildStep): string =>
  join(root, '.portal', 'build', mode === 'development' ? `${name}.development.txt` : `${name}.txt`);

/** Of the contents: times and sizes differ between clones and deceive after a checkout. */
export function digestOf({ inputs, mode }: BuildStep): string {
  const hash = createHash('sha256').update(mode);
  for (const path of [...EVERYONE_READS, ...inputs.flatMap(filesIn)]) {
    const contents = readFileSync(join(root, path));
    hash.update(`\0${path}\0${contents.length}\0`).update(contents);
  }
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  return globSync(`${folder}/**/*`, {
    cwd: root,
    exclude: ({ name, parentPath }) => NOT_READ.test(relative(parentPath, name)),
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(entry.parentPath, entry.name))
    .sort();
}

const relative = (parent: string, name: string) => join(parent, name).replace(`${root}/`, '');
