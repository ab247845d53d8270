import { join, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type DevServerMiddlewareHandler, rspack } from '@rspack/core';
import {
  type AppBuild,
  appBuild,
  browserConfig,
  commonConfig,
  loader,
  nodeConfig,
  outputFolders,
} from './app-config.ts';
import { hotReload, withSharedRefresh } from './hot-reload.ts';
import { releaseWriter } from './release-writer.ts';
import { hostShared, platformModules, rendererModules, sharedVersions } from './sharing.ts';

/** Style sheets for all apps, and the utility classes of the shell. The first one orders the layers. */
const styles = [
  resolve(import.meta.dirname, 'layers.css'),
  '@portal/ui/fonts.css',
  ...['reset', 'global', 'tokens', 'utilities'].map((name) => `./styled-system/styles/${name}.css`),
];

/** Loads the rules of a recipe with the chunk that uses it: few pages show toasts, tooltips or the sign-in form. */
const recipeStyles = {
  test: /styled-system[\\/]recipes[\\/].*\.mjs$/,
  loader: loader('import-recipe-styles'),
};

interface Shell {
  /** Replaces the web server and its API proxy in development. */
  middleware: () => DevServerMiddlewareHandler;
}

/** Returns the shell's build for browsers. */
function shellBrowser(build: AppBuild, entry: string[]): Configuration {
  const browser = browserConfig(build);
  return {
    ...browser,
    entry: { main: { import: entry } },
    module: { rules: [...(browser.module?.rules ?? []), recipeStyles] },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: hostShared(build.folder),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'web' } },
      }),
    ],
  };
}

/**
 * Returns the build of the shell with React's development build: `development/main.js` of a release. Hot reload on a deployed portal
 * needs it.
 */
function shellDevelopment(build: AppBuild): Configuration {
  const browser = shellBrowser({ ...build, kind: 'development' }, [
    resolve(import.meta.dirname, 'refresh/begin.mjs'),
    './src/main.tsx',
  ]);
  return {
    ...browser,
    ...withSharedRefresh(browser),
    name: 'development',
    dependencies: ['browser'],
    devtool: false,
    output: { ...browser.output, path: join(outputFolders(build).next, 'development') },
    optimization: { ...browser.optimization, minimize: true },
  };
}

/** Returns the shell's builds: the browser entry, the start script and what it loads later, and for the renderer the shell and the platform facade. */
export const defineShell =
  ({ middleware }: Shell) =>
  (env: Record<string, unknown>): Configuration[] => {
    const build = appBuild('shell', env);
    const shared = sharedVersions(build.folder).map(({ name, version }) => ({ name, requiredVersion: version }));
    const release = releaseWriter({ build, shared });
    const browser = shellBrowser(build, [...styles, './src/main.tsx']);
    browser.plugins?.push(new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }));
    if (build.kind === 'serve') return [hotReload(browser, build, [middleware()])];

    browser.plugins?.push(release.readChunks);
    return [
      browser,
      shellDevelopment(build),
      {
        ...commonConfig(build),
        name: 'start',
        dependencies: ['browser'],
        devtool: false,
        target: ['web', 'es2022'],
        entry: { start: './src/starter/start.ts', 'describe-failures': './src/starter/describe-failures.ts' },
        output: {
          path: outputFolders(build).next,
          filename: '[name].js',
          module: true,
          chunkFormat: 'module',
          library: { type: 'module' },
        },
      },
      {
        ...nodeConfig(build, rendererModules),
        name: 'platform',
        entry: Object.fromEntries(platformModules.map((name) => [name, name])),
      },
      {
        ...nodeConfig(build, [...rendererModules, ...platformModules]),
        dependencies: ['development', 'start', 'platform'],
        entry: { server: './src/server.tsx' },
        plugins: [release.write],
      },
    ];
  };
