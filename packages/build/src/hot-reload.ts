import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Configuration, DevServerMiddlewareHandler } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { AppBuild } from './app-config.ts';

const installed = createRequire(import.meta.url);

/** React Refresh through the one runtime that all apps of a page use. */
export const withOneRefresh = ({ resolve: { alias, ...resolving } = {} }: Configuration): Configuration => ({
  resolve: {
    ...resolving,
    alias: {
      ...alias,
      'react-refresh': resolve(import.meta.dirname, 'refresh'),
      'react-refresh-own': installed.resolve('react-refresh/runtime'),
    },
  },
});

/** The browser build served with hot reload: every app from its own port, loaded across origins by the shell's page. */
export function hotReload(
  browser: Configuration,
  { name }: AppBuild,
  middlewares: DevServerMiddlewareHandler[] = [],
): Configuration {
  const port = Number(process.env.DEV_PORT);
  if (!port) throw new Error('Hot reload is started with npm run dev, which says where each app is served (DEV_PORT).');
  const origin = `http://localhost:${port}`;
  return {
    ...browser,
    ...withOneRefresh(browser),
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
