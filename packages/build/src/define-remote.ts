import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { appBuild, browserConfig, nodeConfig, workerConfig } from './app-config.ts';
import { hotReload } from './hot-reload.ts';
import { releaseWriter } from './release-writer.ts';
import { platformModules, remoteShared, rendererModules, sharedRanges } from './sharing.ts';

interface Remote {
  name: string;
  /**
   * Worker scripts by name: `workers: { solver: './src/solver.ts' }` is built as `solver.js` of the release, without Module
   * Federation: workers share no modules with the shell.
   */
  workers?: Record<string, string>;
}

/** One style sheet for all pages, so that a first view is six requests. */
const styles = ['recipes', 'utilities'].map((name) => `styled-system/styles/${name}.css`);

/** Returns the builds of a remote: `src/routes.tsx` is exposed as `./routes` to browsers and built as `server.mjs` for the renderer. */
export const defineRemote =
  ({ name, workers }: Remote) =>
  (env: Record<string, unknown>): Configuration[] => {
    const build = appBuild(name, env);
    const release = releaseWriter({ build, shared: sharedRanges(build.folder) });
    const browser = browserConfig(build);

    browser.entry = {};
    browser.plugins = [
      // Files with names of their own: the URL of a release has its version.
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        library: { type: 'module' },
        exposes: { './routes': { import: [...styles, './src/routes.tsx'], name: 'routes' } },
        shared: remoteShared(build.folder),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }),
    ];
    const workerBuilds = workers ? [workerConfig(build, workers)] : [];
    if (build.kind === 'serve') return [hotReload(browser, build), ...workerBuilds];

    browser.plugins.push(release.readChunks);
    return [
      browser,
      ...workerBuilds,
      {
        ...nodeConfig(build, [...rendererModules, ...platformModules]),
        dependencies: ['browser', ...workerBuilds.map(({ name: script = '' }) => script)],
        entry: { server: './src/routes.tsx' },
        plugins: [release.write],
      },
    ];
  };
