import { setTimeout as sleep } from 'node:timers/promises';
import { color, formatSeconds, print } from '../../cli/terminal.ts';
import type { Browser } from './browser.ts';
import { changedSentence, crashes, type Draft, drafts } from './drafts.ts';
import type { DrillPortal } from './drill-portal.ts';
import type { Step } from './ledger.ts';
import { type Load, loadFile, loadReleases } from './load.ts';
import { summary } from './verdict.ts';

const idleMs = 8_000;
/** Effects of a step can appear shortly after it. */
const afterStepMs = 2_000;
const downMs = 2_000;
const pauseMs = 12_000;
const crashIntervalMs = 10_000;
/** Whether a reload closes a connection that is in use depends on timing, so it is done several times. */
const reloads = 10;
/** A check takes up to a minute on two idle cores, and more under load. */
const releaseTimeoutMs = 400_000;
/** A status takes a second, so it is read rarely. */
const statusMs = 10_000;

/** The steps of the drill, in order. */
export class Steps {
  private readonly portal: DrillPortal;
  private readonly load: Load;
  /** Versions by `<remote> <label>`. */
  private readonly versions: Map<string, string>;
  /** Signed in at the lead desk. */
  private readonly staffBrowser: Browser;
  private readonly publicBrowser: Browser;
  private readonly start = performance.now();
  private last: Step | undefined;

  constructor(
    portal: DrillPortal,
    load: Load,
    versions: Map<string, string>,
    browsers: { staff: Browser; visitor: Browser },
  ) {
    this.portal = portal;
    this.load = load;
    this.versions = versions;
    this.staffBrowser = browsers.staff;
    this.publicBrowser = browsers.visitor;
  }

  async run(): Promise<void> {
    const { portal } = this;
    await this.step('idle', () => sleep(idleMs));
    for (const draft of drafts) {
      const { remote } = draft;
      await this.step(`${remote} is released`, () => this.release(draft, 'next'));
      await this.step(`${remote} is rolled back`, () => this.rollBack(draft, 'first'));
      await this.step(`source of ${remote} is killed`, () => this.killAndStart(`mfe-${remote}`));
    }
    await this.step('publisher is killed', () => this.killAndStart('publisher'));
    await this.step('publisher is frozen', () => portal.pause('publisher', pauseMs));
    await this.step('publisher is out of memory', () => portal.exhaustMemory('publisher'));
    await this.step('publisher is restarted', () => portal.restart('publisher'));
    await this.step('renderer is killed', () => this.killAndStart('renderer'));
    await this.step('renderer is frozen', () => portal.pause('renderer', pauseMs));
    await this.step('releases that end the renderer', () => this.releaseDuringCrashes());
    for (const api of ['api', 'api-2']) await this.step(`${api} is restarted`, () => portal.restart(api));
    for (const api of ['api', 'api-2']) await this.step(`${api} is killed`, () => this.killAndStart(api));
    for (const api of ['api', 'api-2']) await this.step(`${api} is replaced`, () => portal.replace(api));
    await this.step(`nginx is reloaded ${reloads} times`, () => this.reloadNginx());
    await this.step('idle again', () => sleep(0));
  }

  /** Prints the result of the previous step and runs the next one. */
  private async step(name: string, act: () => Promise<unknown>): Promise<void> {
    const step = this.load.ledger.begin(name);
    await this.last?.settled();
    if (this.last) print(color('dim', `${' '.repeat(10)}${summary(this.last)}`));
    this.last = step;
    print(`${formatSeconds(performance.now() - this.start).padStart(8)}  ${name}`);
    const outcome = await act();
    if (typeof outcome === 'string') step.outcome = outcome;
    await sleep(afterStepMs);
  }

  private async release(draft: Draft, label: string): Promise<string> {
    const publishedAt = Date.now();
    const published = this.portal.publish(draft.remote, label);
    const [liveAt] = await Promise.all([this.untilLive(draft, label), published]);
    return `live after ${formatSeconds(liveAt - publishedAt)}`;
  }

  /** Rolls back to the release before, whose label is given. The time is that between the command and the first response. */
  private async rollBack(draft: Draft, label: string): Promise<string> {
    const done = this.portal.command({ type: 'rollback', remote: draft.remote });
    const [liveAt, { sentAt, isDone, message }] = await Promise.all([this.untilLive(draft, label), done]);
    if (!isDone) throw new Error(message);
    return `live after ${((liveAt - sentAt) / 1000).toFixed(2)} s`;
  }

  private async killAndStart(service: string): Promise<void> {
    await this.portal.kill(service);
    await sleep(downMs);
    await this.portal.up(service);
  }

  private async reloadNginx(): Promise<void> {
    for (let times = 0; times < reloads; times += 1) await this.portal.reloadNginx();
  }

  /** One team publishes releases that end their renderer. Meanwhile another team releases twice and rolls back. */
  private async releaseDuringCrashes(): Promise<string> {
    const { portal } = this;
    const [marketing] = drafts.filter(({ remote }) => remote !== crashes.remote);
    if (!marketing) throw new Error('No other team.');
    const before = await portal.status(crashes.remote);
    const stop = new AbortController();
    const crashing = this.publishCrashes(stop.signal);
    // Prevents an unhandled rejection. The error is thrown where the promise is awaited, after the other team's releases.
    crashing.catch(() => {});
    const results: string[] = [];
    try {
      results.push(await this.release(marketing, 'second'));
      results.push(await this.release(marketing, 'third'));
      results.push(await this.rollBack(marketing, 'second'));
    } finally {
      stop.abort();
      await crashing;
    }
    const after = await portal.status(crashes.remote);
    const rejected = after.history.filter(({ type, number }) => type === 'rejected' && number > before.historyLength);
    if (rejected.length === 0)
      throw new Error(`No release of ${crashes.remote} was rejected: ${JSON.stringify(after)}`);
    if (after.live !== before.live) throw new Error(`${crashes.remote} ${after.live} became live.`);
    await portal.publish(crashes.remote, 'first');
    print(color('dim', `${' '.repeat(10)}${rejected[0]?.reason}`));
    return `${rejected.length} of ${await crashing} rejected; ${results.join(', ')}`;
  }

  /** Publishes until it is stopped. Resolves to the number of publications. */
  private async publishCrashes(stop: AbortSignal): Promise<number> {
    let count = 0;
    for (; !stop.aborted; count += 1) {
      const next = sleep(crashIntervalMs, undefined, { signal: stop }).catch(() => {});
      await this.portal.publish(crashes.remote, crashes.labels[count % crashes.labels.length] ?? '');
      await next;
    }
    return count;
  }

  /** Resolves to the time at which the first visitor gets a release. */
  private async untilLive(draft: Draft, label: string): Promise<number> {
    const { remote } = draft;
    const version = this.versions.get(`${remote} ${label}`) ?? '';
    const end = Date.now() + releaseTimeoutMs;
    let liveAt = Date.now();
    let statusAt = liveAt + statusMs;
    while ((await this.liveVersion(draft)) !== version) {
      if (this.load.signal.aborted) throw new Error('The drill has ended.');
      if (Date.now() > statusAt) {
        const status = await this.portal.status(remote);
        const isRejected = status.verdict?.version === version && status.verdict.violations.length > 0;
        if (isRejected || Date.now() > end)
          throw new Error(`${remote} ${version} is not live: ${JSON.stringify(status)}`);
        statusAt = Date.now() + statusMs;
      }
      await sleep(50);
      liveAt = Date.now();
    }
    if (label !== 'first' && !(await this.shows(draft, version, changedSentence(draft, label))))
      throw new Error(`${remote} ${version} is live and does not show its sentence.`);
    return liveAt;
  }

  private async liveVersion(draft: Draft): Promise<string | undefined> {
    if (draft.page) return (await this.loadPage(draft.page))?.remote.version;
    const live = await loadReleases(this.load, this.staffBrowser);
    return live?.find(({ name }) => name === draft.remote)?.version;
  }

  private async shows(draft: Draft, version: string, sentence: string): Promise<boolean> {
    if (draft.page) return (await this.loadPage(draft.page))?.html.includes(sentence) ?? false;
    const files = this.load.site.filesOf({ name: draft.remote, version });
    const texts = await Promise.all(files.map((address) => loadFile(this.load, this.staffBrowser, address)));
    return texts.some((text) => text?.includes(sentence));
  }

  private loadPage(path: string) {
    const { site, ledger } = this.load;
    return ledger.count(`GET ${path}`, async () =>
      site.checkPage(site.page(path), await this.publicBrowser.request(path)),
    );
  }
}
