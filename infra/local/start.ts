import { resolve } from 'node:path';
import { buildStale } from './build-stale.ts';
import { stopAllChildren } from './children.ts';
import { type Portal, startPortal } from './portal.ts';
import { readPort, refuseTakenPort } from './ports.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { paint, runCommand, say, seconds } from './terminal.ts';
import { root } from './workspaces.ts';

runCommand(async () => {
  const start = performance.now();
  const port = readPort(process.env.PORT, 8080);
  const dataDir = resolve(root, process.env.DATA_DIR || '.data');
  let portal: Portal | undefined;
  stopOnSignal(async () => {
    say('\nStopping');
    await (portal ? portal.stop() : stopAllChildren());
  }, 0);

  await refuseTakenPort(port);
  await buildStale();
  say('Starting database, api and shell');
  portal = await startPortal({ port, dataDir, report: (sentence) => say(paint('yellow', sentence)) });
  announce(portal, dataDir, performance.now() - start);
  return 0;
});

function announce({ origin, firstAccount }: Portal, dataDir: string, ms: number): void {
  say(`\n  The portal runs at ${paint('bold', origin)} ${paint('dim', `(ready in ${seconds(ms)})`)}`);
  if (firstAccount) {
    say(`\n  First staff account, shown this once:`);
    say(`    address   ${origin}/admin`);
    say(`    e-mail    ${firstAccount.email}`);
    say(`    password  ${firstAccount.password}`);
  }
  if (!process.env.RELEASE_KEYS)
    say(paint('dim', '\n  Remotes are taken unsigned from the builds on this machine (RELEASE_KEYS is not set).'));
  say(`\n  Data and logs: ${dataDir}`);
  say('  Ctrl-C stops it.\n');
}
