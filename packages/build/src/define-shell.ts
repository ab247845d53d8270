import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, type DevServerMiddlewareHandler, rspack } from '@rspack/core';
import { appBuild, browserConfig, commonConfig, nodeConfig, outputFolders } from './app-config.ts';
import { lentFederation, ownFederation } from './federation.ts';
import { hotReload } from './hot-reload.ts';
import { releaseWriter } from './release-writer.ts';
import { platformModules, providedByShell, rendererModules, sharedVersions } from './sharing.ts';

const file = (name: string, modules: RegExp, chunks: 'initial' | 'async' = 'initial') => ({
  [name]: { name, test: modules, chunks, enforce: true, priority: 10 },
});

interface Shell {
  /** Where `npm run dev` serves it. */
  port: number;
  /** What answers in development where the finished portal has its server. */
  middleware: () => DevServerMiddlewareHandler;
}

/** The shell's whole build: the page's entry, the inlined starter, and for the renderer the shell and the platform facade. */
export const defineShell =
  ({ port, middleware }: Shell) =>
  (env: Record<string, unknown>): Configuration[] => {
    const build = appBuild('shell', env);
    const shared = sharedVersions(build.folder).map(({ name, version }) => ({ name, requiredVersion: version }));
    shared.push(lentFederation);
    const release = releaseWriter({ build, shared });
    const browser = browserConfig(build, ownFederation);

    browser.entry = { main: { import: ['@portal/ui/fonts.css', './styled-system/styles.css', './src/main.tsx'] } };
    browser.optimization = {
      ...browser.optimization,
      splitChunks: {
        cacheGroups: {
          ...file('react', /node_modules[\\/](react|react-dom|scheduler)[\\/]/),
          ...file('router', /node_modules[\\/](react-router|react-router-dom)[\\/]/),
          // Called like the shared package it holds: pages that need the one preload the other.
          ...file('@portal/platform/query', /@tanstack[\\/]|platform[\\/]src[\\/]query/, 'async'),
        },
      },
    };
    browser.plugins = [
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: providedByShell(build.folder),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ];
    if (build.kind === 'serve') return [hotReload(browser, build, port, [middleware()])];

    browser.plugins.push(release.readChunks);
    return [
      browser,
      {
        ...commonConfig(build),
        name: 'start',
        dependencies: ['browser'],
        devtool: false,
        target: ['web', 'es2022'],
        entry: { start: './src/start.ts' },
        output: { path: outputFolders(build).next, filename: '[name].js' },
      },
      {
        ...nodeConfig(build, rendererModules),
        name: 'platform',
        entry: Object.fromEntries(platformModules.map((name) => [name, name])),
      },
      {
        ...nodeConfig(build, [...rendererModules, ...platformModules]),
        dependencies: ['start', 'platform'],
        entry: { server: './src/server.tsx', hydrate: './src/hydrate.tsx' },
        plugins: [release.write],
      },
    ];
  };
