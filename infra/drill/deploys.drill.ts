import { readTeams } from '@portal/release/teams';
import { color, formatSeconds, print, runCommand } from '../cli/terminal.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { teamsFile } from '../workspaces/remotes.ts';
import { Browser } from './deploys/browser.ts';
import { crashes, drafts } from './deploys/drafts.ts';
import { DrillPortal, requireDocker } from './deploys/drill-portal.ts';
import { KnownSite } from './deploys/known-site.ts';
import { Ledger } from './deploys/ledger.ts';
import { type Load, newBrowser } from './deploys/load.ts';
import { oldTab, reader } from './deploys/readers.ts';
import { type SentForm, sender } from './deploys/senders.ts';
import { type Account, signIn, staff } from './deploys/staff.ts';
import { Steps } from './deploys/steps.ts';
import { isStoredOnce, printFailures, printTable } from './deploys/verdict.ts';

const readers = 5;
const senders = 2;

/**
 * A chaos test: releases, rolls back, restarts and kills the parts of a portal in containers while visitors read pages and send
 * forms and staff work in the lead desk. Fails when one request fails or an acknowledged form is not stored exactly once.
 */
runCommand(async () => {
  await requireDocker();
  const portal = await DrillPortal.create();
  stopOnSignal(() => portal.remove());
  try {
    const { site, versions } = await prepare(portal);
    const account = await portal.account();
    const ledger = new Ledger();
    const stop = new AbortController();
    const load = { origin: portal.origin, site, ledger, signal: stop.signal };
    const acknowledged: SentForm[] = [];

    const browsers = { staff: await signIn(load, account), visitor: newBrowser(load) };
    const steps = new Steps(portal, load, versions, browsers);
    const start = performance.now();
    const running = steps.run();
    const visits = startVisitors(load, account, acknowledged);
    try {
      await Promise.race([running, visits]);
    } finally {
      stop.abort();
      await visits;
      printTable(ledger, performance.now() - start);
      printFailures(ledger);
    }
    const isStored = await isStoredOnce(acknowledged, portal);
    const isPassed = isStored && ledger.steps.every(({ failures }) => failures.length === 0);
    print(isPassed ? color('green', '\nNo request failed.') : color('red', '\nThe drill has failed.'));
    return isPassed ? 0 : 1;
  } finally {
    await portal.remove();
  }
});

/** Builds all images and starts the portal before the measurement. */
async function prepare(portal: DrillPortal): Promise<{ site: KnownSite; versions: Map<string, string> }> {
  const start = performance.now();
  const progress = (text: string) => print(`${formatSeconds(performance.now() - start).padStart(8)}  ${text}`);
  const site = new KnownSite(readTeams(teamsFile));

  progress('building images and starting the portal');
  await portal.start();
  progress('building further releases');
  await portal.buildReleases();

  site.addRelease(await portal.shellRelease());
  const versions = new Map<string, string>();
  const releases = drafts.flatMap(({ remote, labels }) =>
    ['first', ...labels].map((label) => [remote, label] as const),
  );
  for (const [remote, label] of releases) {
    const release = await portal.release(remote, label);
    site.addRelease(release);
    versions.set(`${remote} ${label}`, release.version);
  }
  const browser = new Browser(portal.origin);
  await site.addPages(browser);
  browser.close();
  progress(
    `${site.pages.length} pages, ${versions.size} releases, and ${crashes.labels.length} that end the renderer\n`,
  );
  return { site, versions };
}

const startVisitors = (load: Load, account: Account, acknowledged: SentForm[]) =>
  Promise.all([
    ...Array.from({ length: readers }, (_, index) => reader(load, index * 8)),
    ...Array.from({ length: senders }, () => sender(load, acknowledged)),
    ...drafts.flatMap(({ page }) => (page ? [oldTab(load, page)] : [])),
    staff(load, account),
  ]);
