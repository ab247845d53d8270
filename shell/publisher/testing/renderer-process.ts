import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rendererAt } from '../render/client.ts';
import type { Renderer } from '../render/protocol.ts';
import * as start from '../render/start-renderer.ts';

export const shell = join(import.meta.dirname, '../../dist');

export interface RendererProcess extends start.RendererProcess {
  renderer: Renderer;
  /** A folder for the files of a test. Deleted by `stop`. */
  folder: string;
  /** Folder of the renderer's job files. */
  jobs: string;
}

const onSocket = (folder: string): NodeJS.ProcessEnv => ({ RENDERER_SOCKET: join(folder, 'renderer.sock') });
export const onPort = (): NodeJS.ProcessEnv => ({ PORT: '0' });

/** Command that runs another one on a system that forbids user namespaces, and with the rights of its user only. */
export const withoutUserNamespaces = [
  ...['unshare', '--user', '--map-root-user', '--'],
  ...['sh', '-c', 'echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"', 'sh'],
  ...['setpriv', '--bounding-set=-all', '--inh-caps=-all', '--no-new-privs', '--'],
];

/**
 * Starts a renderer process with an otherwise empty environment, as `npm start` does.
 *
 * @param browser path of its Chromium
 */
export async function startRenderer(
  listenOn = onSocket,
  browser = process.env.CHROMIUM_PATH,
  { wrapper, env }: { wrapper?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<RendererProcess> {
  if (!existsSync(join(shell, 'server.mjs')))
    throw new Error('Build the shell first: npm run build --workspace @portal/shell');
  const folder = await mkdtemp(join(tmpdir(), 'portal-renderer-'));
  const jobs = join(folder, 'jobs');
  await mkdir(jobs);
  // When the tests run as root, release code runs as another user.
  await chmod(folder, 0o755);
  const started = await start.startRenderer(
    { TMPDIR: jobs, CHROMIUM_PATH: browser, ...env, ...listenOn(folder) },
    wrapper,
  );

  return {
    ...started,
    renderer: rendererAt(started.address),
    folder,
    jobs,
    stop: async () => {
      await started.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
