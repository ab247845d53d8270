import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Configuration, DevServerMiddlewareHandler } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { AppBuild } from './app-config.ts';

const installed = createRequire(import.meta.url);

/** Returns a configuration in which React Refresh uses one runtime for all apps of a page. */
export const withSharedRefresh = ({ resolve: { alias, ...options } = {} }: Configuration): Configuration => ({
  resolve: {
    ...options,
    alias: {
      ...alias,
      'react-refresh': resolve(import.meta.dirname, 'refresh'),
      'react-refresh-own': installed.resolve('react-refresh/runtime'),
    },
  },
});

/** Returns the browser build with hot reload. Each app has its own port, and the shell's page loads it from another origin. */
export function hotReload(
  browser: Configuration,
  { name }: AppBuild,
  middlewares: DevServerMiddlewareHandler[] = [],
): Configuration {
  const port = Number(process.env.DEV_PORT);
  if (!port) throw new Error('DEV_PORT is missing. Start hot reload with npm run dev.');
  const origin = `http://localhost:${port}`;
  return {
    ...browser,
    ...withSharedRefresh(browser),
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
