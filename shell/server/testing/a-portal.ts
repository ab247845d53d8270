import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { remotes } from '@portal/contracts/remote';
import { Composer } from '../composer.ts';
import { controlServer } from '../control/control-server.ts';
import { giveOrder } from '../control/give-order.ts';
import type { Order } from '../control/order.ts';
import { readEnv } from '../env.ts';
import { portalServer } from '../http/portal-server.ts';
import { log } from '../log.ts';
import { Previews } from '../preview/previews.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import { build, type ReleaseDraft } from './a-release.ts';

log.level = process.env.LOG_LEVEL || 'silent';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  body: Buffer;
  text: string;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Asks exactly for the given address: unlike `fetch`, nothing is tidied, decompressed or followed. */
export async function ask(origin: string, path: string, { method, headers, body }: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const outgoing = request({ hostname, port, path, method, headers, agent: false, timeout: 10_000 });
  outgoing.on('timeout', () => outgoing.destroy(new Error(`${path} was not answered.`)));
  outgoing.end(body);
  const [response] = await once(outgoing, 'response');
  const content = await buffer(response);
  return { status: response.statusCode, headers: response.headers, body: content, text: content.toString() };
}

export const aFolder = () => mkdtemp(join(tmpdir(), 'portal-'));

export async function listening(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Closes a server without waiting for those who keep a connection open. */
export async function closed(server: Server) {
  server.close();
  server.closeAllConnections();
  if (server.listening) await once(server, 'close');
}

interface PortalOptions {
  /** What an earlier portal left: its store and its sources. */
  folder?: string;
  /** Further environment variables. */
  settings?: NodeJS.ProcessEnv;
}

/** A portal on a port of its own, with the built shell and a folder in which every remote may publish. */
export async function aPortal({ folder: given, settings }: PortalOptions = {}) {
  const folder = given ?? (await aFolder());
  const sourceOf = (name: string) => join(folder, 'sources', name);
  const env = readEnv({
    SITE_URL: 'https://portal.example',
    DATA_DIR: join(folder, 'data'),
    ...Object.fromEntries(remotes.map(({ name }) => [`REMOTE_${name.toUpperCase()}`, sourceOf(name)])),
    ...settings,
  });
  if (!existsSync(join(env.shellSource, 'release.json')))
    throw new Error('The shell has to be built before its server is tested: npm run build --workspace shell');

  const composer = await Composer.start({ ...env, store: new ReleaseStore(env.releasesDir, env.trust) });
  await composer.restore();
  await composer.look();
  const previews = await Previews.start(composer);
  const control = await controlServer(env.controlSocket, composer, previews);
  const server = portalServer(composer, previews, env);
  const origin = await listening(server);
  const stop = async () => {
    await closed(server);
    await closed(control);
  };

  return {
    composer,
    folder,
    origin,
    sourceOf,
    ask: (path: string, question?: Question) => ask(origin, path, question),
    /** A team publishes, and the portal looks. */
    publish: async (draft: ReleaseDraft = {}) => {
      const release = await build(sourceOf(draft.name ?? 'locations'), draft);
      await composer.look();
      return release;
    },
    /** Somebody at the machine gives an order. */
    order: (type: Order['type'], name: string, more: Partial<Order> = {}) =>
      giveOrder(env.controlSocket, { type, name, ...more }),
    stop,
    /** Stops and leaves nothing behind. */
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
