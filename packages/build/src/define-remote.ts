import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { appBuild, browserConfig, nodeConfig } from './app-config.ts';
import { borrowedFederation, fittingFederation } from './federation.ts';
import { hotReload } from './hot-reload.ts';
import { releaseWriter } from './release-writer.ts';
import { borrowedByRemote, platformModules, rendererModules, sharedRanges } from './sharing.ts';

interface Remote {
  name: string;
  /** Where `npm run dev` serves it. */
  port: number;
}

/** A remote's whole build: `src/routes.tsx` becomes `./routes` for browsers and `server.mjs` for the renderer. */
export const defineRemote =
  ({ name, port }: Remote) =>
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
    if (build.kind === 'serve') return [hotReload(browser, build, port)];

    browser.plugins.push(release.readChunks);
    return [
      browser,
      {
        ...nodeConfig(build, [...rendererModules, ...platformModules]),
        entry: { server: './src/routes.tsx' },
        plugins: [release.write],
      },
    ];
  };
