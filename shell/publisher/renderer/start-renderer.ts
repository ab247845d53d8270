import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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
 * @throws Error when the process ends before that.
 */
export async function startRenderer(env: NodeJS.ProcessEnv): Promise<RendererProcess> {
  const { NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([line]) => line as string),
    once(child, 'exit').then(() => undefined),
  ]);
  if (line === undefined) throw new Error('The renderer ended before it accepted jobs.');
  const { address } = JSON.parse(line);

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
