import { setTimeout as sleep } from 'node:timers/promises';
import { readTeams } from '@portal/release/teams';
import { freePort } from '../infra/processes/ports.ts';
import { startProcess } from '../infra/processes/start-process.ts';
import { type CheckoutCopy, copyCheckout } from '../infra/workspaces/checkout-copy.ts';
import { teamsFile } from '../infra/workspaces/remotes.ts';

const START_LIMIT_MS = 300_000;

/** `npm run dev` in a checkout whose sources a test may change. */
export interface DevelopmentServer {
  origin: string;
  checkout: CheckoutCopy;
  stop(): Promise<void>;
}

/** Runs `npm run dev` for remotes on a deployed portal. `prepare` can change the checkout before. */
export async function developOn(
  portal: string,
  remotes: string[],
  prepare: (checkout: CheckoutCopy) => Promise<void>,
): Promise<DevelopmentServer> {
  const checkout = await copyCheckout();
  await prepare(checkout);
  const port = await freePort();
  const server = startProcess(process.execPath, ['infra/cli/dev.ts', ...remotes], {
    cwd: checkout.root,
    env: { ...process.env, PORT: String(port), PORTAL_ORIGIN: portal, NO_COLOR: '1' },
  });
  const stop = async () => {
    await server.stop();
    await checkout.remove();
  };
  let output = '';
  for (const stream of [server.subprocess.stdout, server.subprocess.stderr])
    stream?.on('data', (text) => {
      output += text;
    });
  let hasExited = false;
  server.exited.then(() => {
    hasExited = true;
  });

  const origin = `http://localhost:${port}`;
  for (const limit = Date.now() + START_LIMIT_MS; !(await isServing(origin, remotes)); await sleep(100)) {
    if (Date.now() < limit && !hasExited) continue;
    await stop();
    throw new Error(`npm run dev ${hasExited ? 'ended' : 'is too slow'}:\n${output}`);
  }
  return { origin, checkout, stop };
}

/** Returns whether the development servers of the remotes have finished their first build. */
async function isServing(origin: string, remotes: string[]): Promise<boolean> {
  const teams = readTeams(teamsFile).filter(({ name }) => remotes.includes(name));
  try {
    const responses = await Promise.all(
      teams.map(async ({ prefixes: [path] }) => {
        const document = await fetch(origin + path, { headers: { accept: 'text/html' } });
        const [, entry = ''] = /"entry":"(http:[^"]+)"/.exec(await document.text()) ?? [];
        return fetch(entry);
      }),
    );
    return responses.every(({ ok }) => ok);
  } catch {
    return false;
  }
}
