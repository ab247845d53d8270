import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { sharedVersions } from '@portal/build/sharing';
import { rspack } from '@rspack/core';

/** Builds a page that loads remotes with Module Federation's plugin and runtime as documented, without the shell. */
export async function buildHost(output: string): Promise<void> {
  const shared = sharedVersions(join(import.meta.dirname, '../../shell')).filter(
    ({ name }) => name !== '@portal/platform/query',
  );
  const compiler = rspack({
    context: import.meta.dirname,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './main.tsx',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
          },
          type: 'javascript/auto',
        },
      ],
    },
    output: { path: output, filename: 'main.js' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'plain_host',
        shared: Object.fromEntries(
          shared.map(({ name, version }) => [
            name,
            { singleton: true, eager: true, version, requiredVersion: version },
          ]),
        ),
      }),
    ],
    infrastructureLogging: { level: 'error' },
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      else compiler.close(() => resolve());
    }),
  );
}
