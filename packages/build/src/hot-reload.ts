import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { AppBuild } from './app-config.ts';

/** The browser build served with hot reload: every app from its own port, loaded across origins by the shell's page. */
export function hotReload(browser: Configuration, { name, folder }: AppBuild, port: number): Configuration {
  return {
    ...browser,
    output: { ...browser.output, publicPath: `http://localhost:${port}/`, clean: false },
    plugins: [...(browser.plugins ?? []), new ReactRefreshRspackPlugin({ library: `portal-${name}` })],
    devServer: {
      host: 'localhost',
      port,
      hot: true,
      static: false,
      headers: { 'access-control-allow-origin': '*' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: { errors: true, warnings: false } },
      allowedHosts: ['localhost'],
      devMiddleware: { writeToDisk: false },
      watchFiles: [`${folder}/styled-system/styles.css`],
    },
  };
}
