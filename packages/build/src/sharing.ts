import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/**
 * What shell and remotes hold one copy of at run time. Everything else is bundled by its user. The platform
 * facade stands in for router and query client: sharing those whole would keep their unused halves in every first load.
 */
const firstLoad = ['react', 'react-dom', '@portal/platform'];

/** Shared too, but fetched with the first page that imports it. */
const onDemand = ['@portal/platform/query'];

function versionOf(name: string, app: string): string {
  const [packageName] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [];
  const manifest = createRequire(resolve(app, 'package.json')).resolve(`${packageName}/package.json`);
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

/** Shared packages with the versions installed for an app, as its release states them. */
export const sharedVersions = (app: string) =>
  [...firstLoad, ...onDemand].map((name) => ({ name, version: versionOf(name, app) }));

/** A remote runs with any shell whose copy has the same major version and is not older. */
export const sharedRanges = (app: string) =>
  sharedVersions(app).map(({ name, version }) => ({ name, requiredVersion: `^${version}` }));

/** The shell provides what every page needs at once, so that no asynchronous start file is needed. */
export const providedByShell = (app: string) =>
  Object.fromEntries(
    sharedVersions(app).map(({ name, version }) => [
      name,
      { singleton: true, strictVersion: true, eager: firstLoad.includes(name), version, requiredVersion: version },
    ]),
  );

/** A remote carries no copy of its own. */
export const importedFromShell = (app: string) =>
  Object.fromEntries(
    sharedRanges(app).map(({ name, requiredVersion }) => [
      name,
      { singleton: true, strictVersion: true, import: false as const, requiredVersion },
    ]),
  );

/** Left to the renderer when pages are made in Node: it gives every app the shell's copies. */
export const rendererModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'].concat([
  'react-router-dom',
  '@tanstack/react-query',
]);

/** The facade's entries, which the shell's release holds for the renderer. */
export const platformModules = ['@portal/platform', ...onDemand];
