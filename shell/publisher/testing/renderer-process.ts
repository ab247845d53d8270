import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Site } from '@portal/contracts/site';
import { rendererAt } from '../renderer/client.ts';
import type { Renderer } from '../renderer/protocol.ts';

export const shell = join(import.meta.dirname, '../../dist');

export const site: Site = {
  url: 'https://portal.example',
  company: 'Lumenward',
  phone: '512-555-0142',
  email: 'info@lumenward.example',
  street: '1 Example Street',
  socialUrl: '',
  videoUrl: '',
  analytics: { src: '', id: '' },
};

export interface RendererProcess {
  renderer: Renderer;
  process: ChildProcess;
  address: string;
  /** A folder for the files of a test. Deleted by `stop`. */
  folder: string;
  /** Where the renderer keeps the files of its jobs. */
  jobs: string;
  stop(): Promise<void>;
}

const onSocket = (folder: string): NodeJS.ProcessEnv => ({ RENDERER_SOCKET: join(folder, 'renderer.sock') });
export const onPort = (): NodeJS.ProcessEnv => ({ PORT: '0' });

/** Starts a renderer process with an empty environment, as the runner does. */
export async function startRenderer(listenOn = onSocket): Promise<RendererProcess> {
  if (!existsSync(join(shell, 'server.mjs'))) throw new Error('Build the shell first: npm run build --workspace shell');
  const folder = await mkdtemp(join(tmpdir(), 'portal-renderer-'));
  const jobs = join(folder, 'jobs');
  await mkdir(jobs);
  // Release code runs as another user where the tests run as root.
  await chmod(folder, 0o755);
  const program = join(import.meta.dirname, '../renderer/main.ts');
  const child = spawn(process.execPath, [program], {
    env: { TMPDIR: jobs, ...listenOn(folder) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = await once(lines, 'line');
  const { address: listening } = JSON.parse(line);
  const address = typeof listening === 'string' ? `unix:${listening}` : `http://${listening.address}:${listening.port}`;

  return {
    renderer: rendererAt(address),
    process: child,
    address,
    folder,
    jobs,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill();
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
