import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { browserText } from '@portal/release/status-text';
import { type Portal, startPortal } from '../portal/portal.ts';
import { readPortalSettings } from '../portal/settings.ts';
import { assertPortIsFree } from '../processes/ports.ts';
import { stopAllProcesses } from '../processes/start-process.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { publishFirstReleases } from '../release/published-builds.ts';
import { readStatuses, releaseProblems } from '../release/read-statuses.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { root } from '../workspaces/workspaces.ts';
import { color, formatSeconds, print, runCommand } from './terminal.ts';

const STATUS_POLL_MS = 2000;

runCommand(async () => {
  const start = performance.now();
  const { PORT: port, DATA_DIR } = readPortalSettings();
  const dataDir = resolve(root, DATA_DIR);
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
  for (const problem of releaseProblems((await readStatuses()) ?? [])) print(color('yellow', `  ${problem}\n`));
  await followBrowserChecks();
  return 0;
});

/**
 * Provides a Chromium when there is none, and reports the checks of releases that were published without one. The portal runs
 * meanwhile: the download would delay its start.
 */
async function followBrowserChecks(): Promise<void> {
  if (process.env.BROWSER_CHECKS === 'off')
    return print(color('yellow', '  BROWSER_CHECKS is off: releases are NOT CHECKED in a browser.\n'));
  const { provideChromiumForChecks } = await import('../browser/chromium.ts');
  try {
    await provideChromiumForChecks((sentence) => print(color('dim', `  ${sentence}`)));
  } catch (error) {
    const consequence =
      process.env.PUBLISH_UNCHECKED === '1'
        ? 'PUBLISH_UNCHECKED is set: releases are published UNCHECKED.'
        : 'New releases are not published until there is one, unless you set PUBLISH_UNCHECKED=1.';
    print(color('yellow', `  ${(error as Error).message}\n  Releases are NOT CHECKED in a browser. ${consequence}\n`));
    return;
  }

  const waiting = new Set<string>();
  for (;;) {
    for (const status of (await readStatuses()) ?? []) {
      const isFailed = status.verdict?.version === status.live && (status.verdict?.violations.length ?? 0) > 0;
      if (status.live && status.isCheckedInBrowser === false && !isFailed) {
        if (!waiting.has(status.name))
          print(color('dim', `  ${status.name} ${status.live} is being checked in a browser`));
        waiting.add(status.name);
      } else if (waiting.delete(status.name)) {
        const [problem] = releaseProblems([status]);
        if (problem) print(color('red', `  ${problem}`));
        else print(`  ${status.name} ${status.live} is ${browserText(status)}`);
      }
    }
    if (waiting.size === 0) return;
    await sleep(STATUS_POLL_MS);
  }
}

function announce({ firstAccount, mailDemo }: Portal, dataDir: string, ms: number): void {
  print(`  Forms, lead desk and publisher are ready ${color('dim', `(after ${formatSeconds(ms)})`)}`);
  if (firstAccount) {
    print(
      `\n  The first staff account, ${firstAccount.email}, sets its password with this link, once, within three days:`,
    );
    print(`    ${color('bold', firstAccount.link)}`);
    print(color('dim', `    Another link: npm run staff -- password ${firstAccount.email}`));
  }
  if (mailDemo) print(`\n  MAIL_DEMO: read what customers get, and answer as them, at ${color('bold', mailDemo)}`);
  if (!process.env.DESK_URL)
    print(color('dim', '\n  DESK_URL is not set: the lead desk shares the origin of the public pages.'));
  print(`\n  Data and logs: ${dataDir}`);
  print('  Ctrl-C stops the portal.\n');
}
