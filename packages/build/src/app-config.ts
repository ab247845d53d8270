import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { extname, join, resolve } from 'node:path';
import { type Configuration, type OptimizationSplitChunksOptions, type RuleSetRule, rspack } from '@rspack/core';
import { federationAliases } from './federation.ts';

type SplitChunksName = Extract<OptimizationSplitChunksOptions['name'], (...args: never[]) => unknown>;

/** One build of an app. */
export interface AppBuild {
  name: string;
  folder: string;
  /** `production` for releases, `development` for the shell among the remotes that a team develops, `serve` for hot reload. */
  kind: 'production' | 'development' | 'serve';
}

/** Returns the build that rspack's command line selects. */
export function appBuild(name: string, env: Record<string, unknown>): AppBuild {
  return { name, folder: process.cwd(), kind: env.RSPACK_SERVE ? 'serve' : 'production' };
}

/** Returns the output folder and the temporary folder that replaces it when a build is complete. */
export function outputFolders({ folder }: AppBuild) {
  const finished = resolve(folder, 'dist');
  return { finished, next: `${finished}.next` };
}

/** Returns the file of a loader beside this one: TypeScript here, JavaScript in the packed package. */
export const loader = (name: string) => join(import.meta.dirname, name + extname(import.meta.filename));

const typescript = ({ kind }: AppBuild): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: kind !== 'production' } },
    },
  },
  type: 'javascript/auto',
});

/** Returns the configuration that browser and Node builds of all apps share. */
export function commonConfig(build: AppBuild): Configuration {
  const { folder, kind } = build;
  return {
    context: folder,
    mode: kind === 'production' ? 'production' : 'development',
    devtool: kind === 'production' ? false : 'cheap-module-source-map',
    lazyCompilation: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        'styled-system': resolve(folder, 'styled-system'),
        // Radix's scroll lock adds a <style> element, which the content security policy forbids.
        'react-style-singleton$': createRequire(resolve(folder, 'package.json')).resolve('@portal/ui/style-singleton'),
      },
    },
    module: {
      rules: [
        typescript(build),
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.woff2$/, resourceQuery: /weights/, loader: loader('reduce-font') },
        { test: /\.(woff2|svg|png|jpg|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    // Module Federation would warn of `publicPath: 'auto'` in each build.
    infrastructureLogging: { level: 'error' },
  };
}

// Without targets, the minimizer rewrites light-dark() for older browsers. Tokens would then ignore the nearest `color-scheme`.
const minimizer = [
  new rspack.SwcJsMinimizerRspackPlugin(),
  new rspack.LightningCssMinimizerRspackPlugin({
    minimizerOptions: { targets: ['chrome >= 123', 'firefox >= 120', 'safari >= 17.5'] },
  }),
];

/** Names a chunk that several others load. Every document lists all chunks, so a short name replaces the list of modules. */
const sharedChunkName: SplitChunksName = (_module, chunks, group) => {
  const names = [group, ...chunks.map(({ name }) => name ?? '').sort()];
  return `shared-${createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 4)}`;
};

/** Returns the Module Federation build for browsers. */
export function browserConfig(build: AppBuild): Configuration {
  const common = commonConfig(build);
  return {
    ...common,
    name: 'browser',
    // For the team, in its own build folder. Named nowhere in the scripts: site builds have no source maps.
    ...(build.kind === 'production' && { devtool: 'hidden-nosources-source-map' }),
    target: ['web', 'es2022'],
    resolve: {
      ...common.resolve,
      alias: { ...common.resolve?.alias, ...federationAliases },
    },
    module: {
      rules: [
        ...(common.module?.rules ?? []),
        { test: /(@module-federation|styled-system)[\\/].*\.m?js$/, sideEffects: false },
      ],
    },
    output: {
      path: outputFolders(build).next,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      publicPath: 'auto',
      uniqueName: `portal-${build.name}`,
      clean: true,
    },
    externalsType: 'global',
    optimization: {
      // Smaller modules are in each chunk that uses them. The routes of a remote stay one file, which every page loads.
      splitChunks: {
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'routes',
        name: sharedChunkName,
        minSize: 40_000,
      },
      minimizer,
      chunkIds: 'named',
      moduleIds: build.kind === 'production' ? 'deterministic' : 'named',
    },
  };
}

/** Returns the build of worker scripts. Each is one file without imports. */
export function workerConfig(build: AppBuild, entry: Record<string, string>): Configuration {
  return {
    ...commonConfig(build),
    name: 'workers',
    ...(build.kind !== 'serve' && { dependencies: ['browser'] }),
    target: ['webworker', 'es2022'],
    entry,
    output: { path: outputFolders(build).next, filename: '[name].js', module: true, chunkFormat: 'module' },
    optimization: { minimizer, minimize: build.kind === 'production' },
  };
}

/** Returns the Node build that renders pages at publish time: one file, which bundles what the renderer does not provide. */
export function nodeConfig(build: AppBuild, externals: string[]): Configuration {
  const { finished: _, next } = outputFolders(build);
  return {
    ...commonConfig({ ...build, kind: 'production' }),
    name: 'node',
    dependencies: ['browser'],
    target: 'node26',
    output: { path: next, module: true, chunkFormat: 'module', library: { type: 'module' }, filename: '[name].mjs' },
    externalsType: 'module',
    externals,
    optimization: { minimize: false },
  };
}
