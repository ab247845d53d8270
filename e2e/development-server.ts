import { setTimeout as sleep } from 'node:timers/promises';
import { readTeams } from '@portal/release/teams';
import { startChild } from '../infra/local/children.ts';
import { type CopiedCheckout, copiedCheckout } from '../infra/local/copied-checkout.ts';
import { freePort } from '../infra/local/ports.ts';
import { teamsFile } from '../infra/local/remote-folder.ts';

const TIME_TO_START_MS = 60_000;

/** `npm run dev` in a checkout whose sources a test may change. */
export interface DevelopmentServer {
  origin: string;
  checkout: CopiedCheckout;
  stop(): Promise<void>;
}

/** Develops remotes on a deployed portal. `prepare` may change the checkout before. */
export async function developOn(
  portal: string,
  remotes: string[],
  prepare: (checkout: CopiedCheckout) => Promise<void>,
): Promise<DevelopmentServer> {
  const checkout = await copiedCheckout();
  await prepare(checkout);
  const port = await freePort();
  const child = startChild(process.execPath, ['infra/local/cli.mjs', 'dev', ...remotes], {
    cwd: checkout.root,
    env: { ...process.env, PORT: String(port), PORTAL_ORIGIN: portal, NO_COLOR: '1' },
  });
  const stop = async () => {
    await child.stop();
    await checkout.remove();
  };
  let said = '';
  for (const stream of [child.process.stdout, child.process.stderr]) stream?.on('data', (text) => (said += text));

  const origin = `http://localhost:${port}`;
  for (const limit = Date.now() + TIME_TO_START_MS; !(await isServing(origin, remotes)); await sleep(100)) {
    if (Date.now() < limit && child.process.exitCode === null) continue;
    await stop();
    throw new Error(`npm run dev serves nothing:\n${said}`);
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
