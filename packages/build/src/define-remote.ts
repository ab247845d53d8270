import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type Module, type OptimizationSplitChunksCacheGroup, rspack } from '@rspack/core';
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
  /** Chunk of the page that most visitors see first. It loads only style rules of the recipes that it uses. */
  landingPage?: string;
}

const isRecipe = (module: Module) => /styles[\\/]recipes[\\/]/.test(module.identifier());

/** Rules of recipes that the landing page uses are in the style sheet of all pages, other rules of several chunks in `recipes.css`. */
const recipeStyles = (landingPage?: string): Record<string, OptimizationSplitChunksCacheGroup> => ({
  routes: {
    name: 'routes',
    test: (module, { chunkGraph }) =>
      isRecipe(module) && (!landingPage || chunkGraph.getModuleChunks(module).some(({ name }) => name === landingPage)),
    enforce: true,
    priority: 1,
  },
  recipes: { name: 'recipes', test: isRecipe, minChunks: 2, enforce: true },
});

/** Returns the builds of a remote: `src/routes.tsx` is exposed as `./routes` to browsers and built as `server.mjs` for the renderer. */
export const defineRemote =
  ({ name, workers, landingPage }: Remote) =>
  (env: Record<string, unknown>): Configuration[] => {
    const build = appBuild(name, env);
    const release = releaseWriter({ build, shared: sharedRanges(build.folder) });
    const browser = browserConfig(build);

    browser.entry = {};
    browser.optimization = {
      ...browser.optimization,
      splitChunks: { ...browser.optimization?.splitChunks, cacheGroups: recipeStyles(landingPage) },
    };
    browser.plugins = [
      // Files with names of their own: the URL of a release has its version.
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        library: { type: 'module' },
        exposes: { './routes': { import: ['styled-system/styles/utilities.css', './src/routes.tsx'], name: 'routes' } },
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
