import { resolve } from 'node:path';
import { type Portal, startPortal } from '../portal/portal.ts';
import { assertPortIsFree, readPort } from '../processes/ports.ts';
import { stopAllProcesses } from '../processes/start-process.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { publishFirstReleases } from '../release/published-builds.ts';
import { readStatuses, releaseProblems } from '../release/read-statuses.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { root } from '../workspaces/workspaces.ts';
import { color, formatSeconds, print, runCommand } from './terminal.ts';

runCommand(async () => {
  const start = performance.now();
  const port = readPort(process.env.PORT, 8080);
  const dataDir = resolve(root, process.env.DATA_DIR || '.data');
  let portal: Portal | undefined;
  stopOnSignal(async () => {
    print('\nStopping');
    await (portal ? portal.stop() : stopAllProcesses());
  }, 0);

  await assertPortIsFree(port);
  await buildWorkspaces();
  for (const sentence of publishFirstReleases()) print(sentence);
  let isServed = false;
  portal = await startPortal({
    port,
    dataDir,
    report: (sentence) => print(color('yellow', sentence)),
    onServed: (origin) => {
      if (!isServed)
        print(
          `\n  The site is at ${color('bold', origin)} ${color('dim', `(after ${formatSeconds(performance.now() - start)})`)}`,
        );
      isServed = true;
    },
  });
  announce(portal, dataDir, performance.now() - start);
  for (const problem of [...releaseProblems((await readStatuses('npm start')) ?? []), ...(await browserProblems())])
    print(color('yellow', `  ${problem}\n`));
  return 0;
});

/** Looks for a browser after the start, which it would delay. */
async function browserProblems(): Promise<string[]> {
  if (process.env.BROWSER_CHECKS === 'off') return [];
  const { findChromium } = await import('../browser/chromium.ts');
  try {
    if (findChromium()) return [];
    return ['Releases are not checked in a browser: no Chromium was found. Install it, or set CHROMIUM_PATH.'];
  } catch (error) {
    return [(error as Error).message];
  }
}

function announce({ firstAccount }: Portal, dataDir: string, ms: number): void {
  print(`  Forms, lead desk and publisher are ready ${color('dim', `(after ${formatSeconds(ms)})`)}`);
  if (firstAccount) {
    print(
      `\n  The first staff account, ${firstAccount.email}, sets its password with this link, once, within three days:`,
    );
    print(`    ${color('bold', firstAccount.link)}`);
    print(color('dim', `    Another link: npm run staff -- password ${firstAccount.email}`));
  }
  if (!process.env.DESK_URL)
    print(color('dim', '\n  DESK_URL is not set: the lead desk shares the origin of the public pages.'));
  print(`\n  Data and logs: ${dataDir}`);
  print('  Ctrl-C stops the portal.\n');
}
