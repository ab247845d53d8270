#!/usr/bin/env node
/**
 * Starts the Firefox of `FIREFOX_PATH` for Playwright: takes Firefox's arguments and prints the address of a WebDriver BiDi
 * server, as Firefox does. The address belongs to a proxy, which adapts what differs between Firefox ESR 153 and Playwright 1.65:
 *
 * - Firefox does not know `emulation.setMediaFeaturesOverride`, which Playwright sends for each context. The proxy replaces the
 *   error with an empty result.
 * - Firefox sends no identifier of a download that is not a navigation. The proxy sets one: the address of the download.
 */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const LISTENING = /^WebDriver BiDi listening on (ws:.*)$/;
const OPTIONAL_COMMAND = 'emulation.setMediaFeaturesOverride';

const { FIREFOX_PATH = 'firefox' } = process.env;
const firefox = spawn(FIREFOX_PATH, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] });
for await (const line of createInterface(firefox.stderr)) {
  const address = LISTENING.exec(line)?.[1];
  process.stderr.write(`${address ? `WebDriver BiDi listening on ${await startProxy(address)}` : line}\n`);
}
process.exit(firefox.exitCode ?? 1);

/** Returns the address of the proxy. */
async function startProxy(target: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (client, { url }) => forward(client, new WebSocket(`${target}${url}`)));
  await new Promise((resolve) => server.once('listening', resolve));
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function forward(client: WebSocket, browser: WebSocket) {
  const optional = new Set<number>();
  const connected = new Promise((resolve) => browser.once('open', resolve));

  client.on('message', async (data) => {
    const { id, method } = JSON.parse(String(data));
    if (method === OPTIONAL_COMMAND) optional.add(id);
    await connected;
    browser.send(String(data));
  });
  browser.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (optional.delete(message.id) && message.error === 'unknown command')
      client.send(JSON.stringify({ id: message.id, type: 'success', result: {} }));
    else client.send(message.method?.startsWith('browsingContext.download') ? withDownloadId(message) : String(data));
  });

  client.on('close', () => browser.close());
  browser.on('close', () => client.close());
}

function withDownloadId({
  params,
  ...event
}: {
  params: { download?: string; navigation: string | null; url: string };
}) {
  return JSON.stringify({ ...event, params: { download: params.navigation ?? params.url, ...params } });
}
