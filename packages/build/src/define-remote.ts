import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
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
  /**
   * Recipes, by file name, that not every page uses. Their style rules are loaded with the chunks that use them: rules of several chunks
   * are in `recipes.css` of the release, others in the style sheet of the chunk.
   */
  onDemandRecipes?: string[];
}

/** Returns the builds of a remote: `src/routes.tsx` is exposed as `./routes` to browsers and built as `server.mjs` for the renderer. */
export const defineRemote =
  ({ name, workers, onDemandRecipes }: Remote) =>
  (env: Record<string, unknown>): Configuration[] => {
    const build = appBuild(name, env);
    const release = releaseWriter({ build, shared: sharedRanges(build.folder) });
    const browser = browserConfig(build, onDemandRecipes);

    browser.entry = {};
    browser.module?.rules?.push({
      test: resolve(build.folder, 'src/routes.tsx'),
      enforce: 'pre',
      loader: fileURLToPath(import.meta.resolve('./remote-styles.ts')),
    });
    // The order does not matter: recipes style different elements.
    browser.ignoreWarnings = [/Conflicting order between \S+\?recipe=/];
    browser.optimization = {
      ...browser.optimization,
      splitChunks: {
        ...browser.optimization?.splitChunks,
        cacheGroups: {
          recipes: {
            name: 'recipes',
            test: (module) => module.identifier().includes('styles.css?recipe='),
            minChunks: 2,
            enforce: true,
          },
        },
      },
    };
    browser.plugins = [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        library: { type: 'module' },
        exposes: { './routes': { import: ['./src/routes.tsx'], name: 'routes' } },
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
