import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../processes/run.ts';
import { root } from '../workspaces/workspaces.ts';

/** What teams outside of this repository install. */
const packages = ['build', 'contracts', 'platform', 'release', 'testing', 'ui'];

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

type Entries = string | { [key: string]: Entries };

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const writeManifest = (file: string, manifest: object) => writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);

/** Names and versions of the packages. */
const versions = () =>
  new Map(
    packages.map((name) => {
      const { name: fullName, version }: Manifest = readManifest(join(root, 'packages', name, 'package.json'));
      return [fullName, version] as const;
    }),
  );

/**
 * Packs the packages for teams outside of this repository as tarballs, and returns their paths. They contain JavaScript and declarations,
 * because Node strips no types below node_modules, and exact versions instead of references to workspaces.
 */
export async function packPackages(target: string): Promise<string[]> {
  const staging = join(target, 'staging');
  const compiled = join(staging, 'compiled');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(compiled, { recursive: true });
  await orThrow('panda', ['codegen', '--silent'], join(root, 'packages/ui'));
  await orThrow('tsc', ['-p', 'infra/pack/tsconfig.pack.json', '--outDir', compiled]);

  const folders = packages.map((name) => {
    const folder = join(staging, name);
    mkdirSync(folder);
    renameSync(join(compiled, name, 'src'), join(folder, 'dist'));
    stage(join(root, 'packages', name), folder);
    return folder;
  });
  const { output } = await orThrow('npm', [
    'pack',
    '--json',
    '--offline',
    '--loglevel=error',
    '--pack-destination',
    target,
    ...folders,
  ]);
  rmSync(staging, { recursive: true });
  const packed: { filename: string }[] = Object.values(JSON.parse(output.slice(output.search(/^[[{]/m))));
  return packed.map(({ filename }) => join(target, filename));
}

/** Adds what is not compiled to the folder of a package. */
function stage(source: string, folder: string): void {
  cpSync(join(source, 'src'), join(folder, 'dist'), { recursive: true, filter: (path) => !/\.tsx?$/.test(path) });
  for (const name of ['app.sh', 'template', 'teams.schema.json'])
    if (existsSync(join(source, name))) cpSync(join(source, name), join(folder, name), { recursive: true });
  // Other files of this repository are not packed.
  const readme = readFileSync(join(source, 'README.md'), 'utf8').replace(/\[([^\]]+)\]\(\.\.[^)]+\)/g, '$1');
  writeFileSync(join(folder, 'README.md'), readme);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(root, 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'));

  const { private: _, scripts, wireit, devDependencies, ...manifest } = readManifest(join(source, 'package.json'));
  writeManifest(join(folder, 'package.json'), {
    ...withVersions(manifest),
    engines: { node: '>=26' },
    exports: compiledPaths(manifest.exports),
    ...(manifest.bin && { bin: compiledPaths(manifest.bin) }),
  });
  const template = join(folder, 'template/repository/package.json');
  if (!existsSync(template)) return;
  writeManifest(template, withVersions(readManifest(template)));
  const documents = ['adding-a-remote', 'contracts', 'releases', 'troubleshooting'].map((name) => `docs/${name}.md`);
  for (const file of ['tsconfig.base.json', ...documents]) cpSync(join(root, file), join(folder, file));
}

/** Replaces references to workspaces by the versions of the packages. */
function withVersions<M extends Manifest>(manifest: M): M {
  const known = versions();
  const exact = (list?: Record<string, string>) =>
    list && Object.fromEntries(Object.entries(list).map(([name, range]) => [name, known.get(name) ?? range]));
  const { dependencies, devDependencies } = manifest;
  return {
    ...manifest,
    ...(dependencies && { dependencies: exact(dependencies) }),
    ...(devDependencies && { devDependencies: exact(devDependencies) }),
  };
}

const compiledPaths = (entries: Entries): Entries =>
  typeof entries === 'string'
    ? entries.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.js')
    : Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, compiledPaths(entry)]));

async function orThrow(command: string, args: string[], cwd = root) {
  const outcome = await run(command, args, { cwd });
  if (outcome.code !== 0) throw new Error(`${outcome.output}\n\n${command} ${args[0]} failed.`);
  return outcome;
}
