import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
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
  stop(): Promise<void>;
}

/** Starts a renderer process with an empty environment, as the runner does. */
export async function startRenderer(): Promise<RendererProcess> {
  if (!existsSync(join(shell, 'server.mjs'))) throw new Error('Build the shell first: npm run build --workspace shell');
  const folder = await mkdtemp(join(tmpdir(), 'portal-renderer-'));
  const socket = join(folder, 'renderer.sock');
  const program = join(import.meta.dirname, '../renderer/main.ts');
  const child = spawn(process.execPath, [program], {
    env: { RENDERER_SOCKET: socket },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = await once(lines, 'line');
  if (!line.includes(socket)) throw new Error(`The renderer did not start: ${line}`);
  const address = `unix:${socket}`;

  return {
    renderer: rendererAt(address),
    process: child,
    address,
    folder,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill();
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
