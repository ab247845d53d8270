import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface RendererProcess {
  process: ChildProcess;
  /** Address for `rendererAt`. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Starts a renderer process with these variables, Node's compile cache and no others, and resolves when it accepts jobs.
 *
 * @param wrapper command that the command line is appended to
 * @throws Error when the process ends before that.
 */
export async function startRenderer(env: NodeJS.ProcessEnv, wrapper: string[] = []): Promise<RendererProcess> {
  const { NODE_COMPILE_CACHE } = process.env;
  const [command = '', ...args] = [...wrapper, process.execPath, join(import.meta.dirname, '../renderer.ts')];
  const child = spawn(command, args, {
    env: { NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string | AddressInfo | undefined>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry: { address?: string | AddressInfo } = JSON.parse(line);
      // A warning may come before it.
      if (entry.address) resolve(entry.address);
    });
    child.once('exit', () => resolve(undefined));
  });
  if (!address) throw new Error('The renderer ended before it accepted jobs.');

  return {
    process: child,
    address: typeof address === 'string' ? `unix:${address}` : `http://${address.address}:${address.port}`,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
