import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/**
 * Modules that shell and remotes share at run time. Each app bundles everything else. The platform facade replaces router and
 * query client, which could not be tree-shaken if they were shared themselves.
 */
const sharedModules = ['react', 'react-dom', '@portal/platform', '@portal/platform/query'];

function versionOf(name: string, app: string): string {
  const [packageName] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [];
  const manifest = createRequire(resolve(app, 'package.json')).resolve(`${packageName}/package.json`);
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

/** Returns the shared packages with the versions installed for an app. */
export const sharedVersions = (app: string) => sharedModules.map((name) => ({ name, version: versionOf(name, app) }));

/** Returns version ranges of the shared packages: the same major version, not older than the installed one. */
export const sharedRanges = (app: string) =>
  sharedVersions(app).map(({ name, version }) => ({ name, requiredVersion: `^${version}` }));

/** Returns the shell's `shared` option. The modules are eager, so that the shell needs no asynchronous bootstrap. */
export const hostShared = (app: string) =>
  Object.fromEntries(
    sharedVersions(app).map(({ name, version }) => [
      name,
      { singleton: true, strictVersion: true, eager: true, version, requiredVersion: version },
    ]),
  );

/** Returns a remote's `shared` option. A remote contains no copy. */
export const remoteShared = (app: string) =>
  Object.fromEntries(
    sharedRanges(app).map(({ name, requiredVersion }) => [
      name,
      { singleton: true, strictVersion: true, import: false as const, requiredVersion },
    ]),
  );

/** Externals of the Node builds. The renderer resolves them to the shell's copies. */
export const rendererModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'].concat([
  'react-router-dom',
  '@tanstack/react-query',
]);

/** Entries of the platform facade, which the shell's release contains for the renderer. */
export const platformModules = ['@portal/platform', '@portal/platform/query'];
