import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { remoteFolder } from '../../infra/workspaces/remotes.ts';
import { buildHost } from '../fixtures/plain-host/build-host.ts';
import { temporaryFolder } from '../fixtures/run-portal.ts';
import { expect, test } from '../fixtures/test.ts';

test('a plain Module Federation host loads a remote from its mf-manifest.json', { tag: '@inside' }, async ({
  page,
}) => {
  const folder = await temporaryFolder();
  await buildHost(folder.path);
  const host = sirv(folder.path, { dev: true });
  const remote = sirv(join(remoteFolder('locations'), 'dist'), { dev: true });
  const server = createServer((request, response) => {
    const [, path] = /^\/remote(\/.*)/.exec(request.url ?? '') ?? [];
    if (path) return remote(Object.assign(request, { url: path }), response);
    if (request.url !== '/') return host(request, response);
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script src="/main.js"></script>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Austin');
  await expect(page.getByText(/^React DOM 19\./)).toBeVisible();
  await expect(page.locator('link[rel=stylesheet][href$="/remote/routes.css"]')).toBeAttached();
  server.close();
  await folder.remove();
});
