import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Configuration, DevServerMiddlewareHandler } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { AppBuild } from './app-config.ts';

const installed = createRequire(import.meta.url);

/** The browser build served with hot reload: every app from its own port, loaded across origins by the shell's page. */
export function hotReload(
  browser: Configuration,
  { name }: AppBuild,
  port: number,
  middlewares: DevServerMiddlewareHandler[] = [],
): Configuration {
  const origin = `http://localhost:${port}`;
  return {
    ...browser,
    resolve: {
      ...browser.resolve,
      alias: {
        ...browser.resolve?.alias,
        'react-refresh': resolve(import.meta.dirname, 'refresh'),
        'react-refresh-own': installed.resolve('react-refresh/runtime'),
      },
    },
    output: { ...browser.output, publicPath: `${origin}/`, clean: false },
    plugins: [...(browser.plugins ?? []), new ReactRefreshRspackPlugin({ library: `portal-${name}` })],
    devServer: {
      host: '127.0.0.1',
      port,
      hot: true,
      static: false,
      allowedHosts: ['localhost', '127.0.0.1'],
      headers: { 'access-control-allow-origin': '*' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: { errors: true, warnings: false } },
      setupMiddlewares: (own) => [...own, ...middlewares],
    },
  };
}
