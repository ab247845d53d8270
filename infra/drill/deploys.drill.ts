import { remotes } from '@portal/contracts/remote';
import { stopOnSignal } from '../local/stop-on-signal.ts';
import { paint, runCommand, say, seconds } from '../local/terminal.ts';
import { Browser } from './deploys/browser.ts';
import { candidates } from './deploys/candidates.ts';
import type { Crowd } from './deploys/crowd.ts';
import { DeployStage, requireDocker } from './deploys/deploy-stage.ts';
import { KnownSite } from './deploys/known-site.ts';
import { Ledger } from './deploys/ledger.ts';
import { Program, type RemoteReleases } from './deploys/program.ts';
import { oldTab, reader } from './deploys/readers.ts';
import { type SentForm, sender } from './deploys/senders.ts';
import { type Account, signIn, staff } from './deploys/staff.ts';
import { isStoredOnce, sayFailures, sayTable } from './deploys/verdict.ts';

const readers = 5;
const senders = 2;

/**
 * Deploys, rolls back, restarts and kills the parts of the portal in containers while visitors read it, send forms and
 * staff are at work, and counts what they were answered: nobody may notice. Bounded load, this machine alone.
 */
runCommand(async () => {
  await requireDocker();
  const stage = await DeployStage.set();
  stopOnSignal(() => stage.remove());
  try {
    const { site, releases } = await prepare(stage);
    const account = await stage.account();
    const ledger = new Ledger();
    const leave = new AbortController();
    const crowd = { origin: stage.origin, site, ledger, leaving: leave.signal };
    const thanked: SentForm[] = [];

    const program = new Program(stage, crowd, releases, await signIn(crowd, account));
    const begun = performance.now();
    const running = program.run();
    const visits = gather(crowd, account, thanked);
    try {
      await Promise.race([running, visits]);
    } finally {
      leave.abort();
      await visits;
      sayTable(ledger, performance.now() - begun);
      sayFailures(ledger);
    }
    const isWell = (await isStoredOnce(thanked, stage)) && ledger.steps.every(({ failures }) => failures.length === 0);
    say(isWell ? paint('green', '\nNobody noticed a thing.') : paint('red', '\nThe drill has failed.'));
    return isWell ? 0 : 1;
  } finally {
    await stage.remove();
  }
});

/** Builds and starts everything and learns what visitors have to see: nothing is built any more once they are there. */
async function prepare(stage: DeployStage): Promise<{ site: KnownSite; releases: Map<string, RemoteReleases> }> {
  const start = performance.now();
  const told = (what: string) => say(`${seconds(performance.now() - start).padStart(8)}  ${what}`);
  const site = new KnownSite();

  told('images are built and the portal is started');
  await stage.start();
  site.learnRelease(await stage.shellRelease());
  for (const { name } of remotes) site.learnRelease(await stage.runningRelease(name));
  const browser = new Browser(stage.origin);
  await site.learnPages(browser);
  browser.close();

  told('the next release of every remote is built');
  await stage.buildCandidates();
  const releases = new Map<string, RemoteReleases>();
  for (const { remote } of candidates) {
    const first = await stage.runningRelease(remote);
    const next = await stage.newestRelease(remote);
    site.learnRelease(next);
    releases.set(remote, { first: first.version, next: next.version });
  }
  told(`${site.pages.length} pages, ${releases.size} remotes in two releases each\n`);
  return { site, releases };
}

const gather = (crowd: Crowd, account: Account, thanked: SentForm[]) =>
  Promise.all([
    ...Array.from({ length: readers }, (_, index) => reader(crowd, index * 8)),
    ...Array.from({ length: senders }, () => sender(crowd, thanked)),
    ...candidates.flatMap(({ page }) => (page ? [oldTab(crowd, page)] : [])),
    staff(crowd, account),
  ]);
