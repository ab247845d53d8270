import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { appBuild, browserConfig, nodeConfig, workerConfig } from './app-config.ts';
import { borrowedFederation, fittingFederation } from './federation.ts';
import { hotReload } from './hot-reload.ts';
import { releaseWriter } from './release-writer.ts';
import { borrowedByRemote, platformModules, rendererModules, sharedRanges } from './sharing.ts';

interface Remote {
  name: string;
  /**
   * Scripts that run beside the page, by name: `workers: { solver: './src/solver.ts' }` becomes `solver.js` of the release.
   * Federation has no part in them: a worker that the bundler finds by itself would wait for a shell.
   */
  workers?: Record<string, string>;
}

/** A remote's whole build: `src/routes.tsx` becomes `./routes` for browsers and `server.mjs` for the renderer. */
export const defineRemote =
  ({ name, workers }: Remote) =>
  (env: Record<string, unknown>): Configuration[] => {
    const build = appBuild(name, env);
    const release = releaseWriter({ build, shared: [...sharedRanges(build.folder), fittingFederation] });
    const browser = browserConfig(build, borrowedFederation);

    browser.entry = {};
    browser.plugins = [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        library: { type: 'module' },
        exposes: { './routes': { import: ['./styled-system/styles.css', './src/routes.tsx'], name: 'routes' } },
        shared: borrowedByRemote(build.folder),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }),
    ];
    const beside = workers ? [workerConfig(build, workers)] : [];
    if (build.kind === 'serve') return [hotReload(browser, build), ...beside];

    browser.plugins.push(release.readChunks);
    return [
      browser,
      ...beside,
      {
        ...nodeConfig(build, [...rendererModules, ...platformModules]),
        dependencies: ['browser', ...beside.map(({ name: script = '' }) => script)],
        entry: { server: './src/routes.tsx' },
        plugins: [release.write],
      },
    ];
  };
