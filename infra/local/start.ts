import { resolve } from 'node:path';
import { buildStale } from './build-stale.ts';
import { stopAllChildren } from './children.ts';
import { type Portal, startPortal } from './portal.ts';
import { readPort, refuseTakenPort } from './ports.ts';
import { publishFirstReleases } from './published-builds.ts';

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
  for (const sentence of publishFirstReleases()) say(sentence);
  let isServed = false;
  portal = await startPortal({
    port,
    dataDir,
    report: (sentence) => say(paint('yellow', sentence)),
    onServed: (origin) => {
      if (!isServed)
        say(
          `\n  The site is at ${paint('bold', origin)} ${paint('dim', `(after ${seconds(performance.now() - start)})`)}`,
        );
      isServed = true;
    },
  });
  announce(portal, dataDir, performance.now() - start);
  return 0;
});

function announce({ origin, firstAccount }: Portal, dataDir: string, ms: number): void {
  say(`  Forms, lead desk and publisher are ready ${paint('dim', `(after ${seconds(ms)})`)}`);
  if (firstAccount) {
    say(`\n  First staff account, shown only now:`);
    say(`    address   ${origin}/admin`);
    say(`    e-mail    ${firstAccount.email}`);
    say(`    password  ${firstAccount.password}`);
  }
  if (!process.env.DESK_URL)
    say(paint('dim', '\n  DESK_URL is not set: the lead desk shares the origin of the public pages.'));
  say(`\n  Data and logs: ${dataDir}`);
  say('  Ctrl-C stops the portal.\n');
}
