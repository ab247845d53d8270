import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseCounters } from '@portal/contracts/field-counters';
import type { ReleaseStatus, Violation } from '@portal/contracts/release-status';
import { printable } from '@portal/release/printable';
import writeFileAtomic from 'write-file-atomic';
import { violation } from '../checks/rules.ts';
import { log } from '../log.ts';
import type { Remote } from '../remote/remote.ts';
import type { Version } from '../remote/remote-checks.ts';
import { rollBackFrom } from '../remote/remote-commands.ts';
import { Retries } from '../retries.ts';
import { documentFile, type SiteBuild } from '../site/site-build.ts';
import { activationOf, mayRollBack, rollbackVersion, suspicionOf, watchMilliseconds } from '../state/release-state.ts';
import { readCounters, sendEvent } from './api-inner-port.ts';
import { judgeReports } from './judge-reports.ts';

/** In milliseconds. */
export const intervals = { reports: 3_000, visits: 60_000 };
/** How far reports about earlier releases are read back. */
const earlierMilliseconds = 30 * 24 * 3_600_000;
const visitLimitMilliseconds = 180_000;
const maxReason = 500;

/** A release that became live a short time ago. */
interface Watched extends Version {
  before: string;
  since: Date;
}

/**
 * Compares a release with those before it for a while after its activation: by what browsers of visitors report, and by visits of its own.
 * Rolls it back when it does harm. The time of the activation is in the history, so a restart changes nothing.
 */
export class ReleaseWatch {
  private readonly remote: Remote;
  private readonly reject: (release: Version, violation: Violation) => Promise<void>;
  private readonly sending: Retries;
  private earlier: { version: string; releases: ReleaseCounters[] } | undefined;
  private visited: { version: string; at: number; found: Violation[] } | undefined;
  private problems: { reports?: string; visits?: string } = {};
  private reported: number | undefined;

  constructor(remote: Remote, reject: (release: Version, violation: Violation) => Promise<void>) {
    this.remote = remote;
    this.reject = reject;
    this.sending = new Retries(intervals.reports);
  }

  /** Resolves when the publisher stops. Visits do not delay reports. */
  async run() {
    await Promise.all([
      this.repeat((watched) => this.readReports(watched), 'reports'),
      this.repeat((watched) => this.visit(watched), 'visits'),
    ]);
  }

  status(): ReleaseStatus['watch'] {
    const { watched, problems } = this;
    if (!watched) return undefined;
    const until = new Date(watched.since.getTime() + watchMilliseconds).toISOString();
    return { until, problems: [problems.reports, problems.visits].filter((problem) => problem !== undefined) };
  }

  private async repeat(look: (watched: Watched) => Promise<string | undefined>, name: 'reports' | 'visits') {
    const { signal } = this.remote.publisher;
    while (!signal.aborted) {
      const { watched } = this;
      try {
        if (name === 'reports') await this.sendEvents();
        if (watched) this.problems[name] = await look(watched);
      } catch (error) {
        if (signal.aborted) return;
        const { message } = error as Error;
        if (this.problems[name] !== message)
          log.warn({ remote: this.remote.name, error: message }, 'the live release cannot be watched');
        this.problems[name] = message;
      }
      await sleep(intervals.reports, undefined, { signal }).catch(() => {});
    }
  }

  /** Only what a team published, and what has a release before it. Whoever rolls back or pins has decided. */
  private get watched(): Watched | undefined {
    const { state, built } = this.remote;
    const activation = activationOf(state.entries);
    const before = rollbackVersion(state.state);
    if (activation?.type !== 'published' || !before || built?.version !== activation.version) return undefined;
    if (state.state.needsOperator) return undefined;
    const since = new Date(activation.at);
    const { version, sequence } = activation;
    return Date.now() < since.getTime() + watchMilliseconds ? { version, sequence, before, since } : undefined;
  }

  /** Resolves to a reason why there are no reports. */
  private async readReports(watched: Watched): Promise<string | undefined> {
    const { name: remote, publisher } = this.remote;
    const { apiMetricsOrigin: origin } = publisher.env;
    if (!origin) return 'No reports of visitors: API_METRICS_ORIGIN is not set.';
    const { version, since } = watched;
    const earlier = await this.earlierReports(origin, watched);
    const now = await readCounters(origin, since, new Date());
    const harm = judgeReports({ remote, version, now, earlier });
    if (harm) await this.end(watched, violation('field-reports', printable(harm).slice(0, maxReason)));
    return undefined;
  }

  /** They change no more, and are many. */
  private async earlierReports(origin: string, { version, since }: Watched): Promise<ReleaseCounters[]> {
    if (this.earlier?.version === version) return this.earlier.releases;
    const { name, state } = this.remote;
    const { releases } = await readCounters(origin, new Date(since.getTime() - earlierMilliseconds), since);
    const isComparable = (one: ReleaseCounters) =>
      one.remote === name && one.version !== version && !state.state.withdrawn.includes(one.version);
    this.earlier = { version, releases: releases.filter(isComparable) };
    return this.earlier.releases;
  }

  /** Resolves to a reason why there are no visits. */
  private async visit(watched: Watched): Promise<string | undefined> {
    const { publisher, name } = this.remote;
    const { version, before } = watched;
    const last = this.visited?.version === version ? this.visited : undefined;
    if (last && Date.now() < last.at + intervals.visits) return this.problems.visits;
    if (!publisher.env.hasBrowserChecks || !(await publisher.hasBrowser())) return 'No visits: there is no browser.';
    const [live, earlier] = [publisher.site.current, await publisher.site.buildWith(name, before)];
    if (!live || !earlier) return `No visits: the pages of ${before} are not there to compare with.`;
    const page = await this.pageToVisit(version, before, live);
    if (!page) return 'No visits: no page is in both releases.';

    const found = await this.findingsOf(live, page);
    this.visited = { version, at: Date.now(), found };
    const again = found.filter((one) => includes(last?.found, one));
    const known = again.length > 0 ? await this.findingsOf(earlier, page) : [];
    const harm = again.find((one) => !includes(known, one));
    if (harm) await this.end(watched, { ...harm, message: `Two visits in a row: ${harm.message}` });
    return undefined;
  }

  /** Returns a page that both releases have, and one with a form if there is one. */
  private async pageToVisit(version: string, before: string, { folder }: SiteBuild): Promise<string | undefined> {
    const { publisher, name } = this.remote;
    const find = async (one: string) =>
      ((await publisher.store.find(name, one))?.release.pages ?? []).map(({ path }) => path);
    const [pages, others] = [await find(version), await find(before)];
    const shared = pages.filter((path) => !path.includes(':') && others.includes(path));
    for (const path of shared) {
      const html = await readFile(join(folder, documentFile(path)), 'utf8').catch(() => '');
      if (/<form\b(?![^>]*\bmethod="get")/i.test(html)) return path;
    }
    return shared[0];
  }

  private async findingsOf({ folder }: SiteBuild, page: string): Promise<Violation[]> {
    const { publisher, team } = this.remote;
    const { name, access, cookies } = team;
    const signal = AbortSignal.any([publisher.signal, AbortSignal.timeout(visitLimitMilliseconds)]);
    const remote = { name, access, cookies };
    const job = { candidate: folder, remote, site: publisher.env.site, pages: [page], acknowledged: [] };
    const { isCheckedInBrowser, violations } = await publisher.renderer.visit(job, signal, `${name} visit`);
    if (!isCheckedInBrowser) throw new Error('No visits: there is no browser.');
    return violations;
  }

  /** Rolls a release back that does harm, or records once why not. */
  private async end({ version, sequence, before }: Watched, harm: Violation) {
    const { remote } = this;
    const { state, entries } = remote.state;
    if (this.watched?.version !== version || suspicionOf(entries)) return;
    const obstacle = state.isPinned
      ? 'it is pinned'
      : !mayRollBack(entries) && 'the last release was rolled back by itself, and nobody has decided since';
    if (obstacle) {
      const reason = `${harm.message} It would have been rolled back to ${before}, but ${obstacle}.`;
      log.error({ remote: remote.name, version, reason }, 'the live release does harm');
      return remote.append({ type: 'suspected', version, sequence, actor: 'publisher', reason });
    }
    const to = await rollBackFrom(remote, version, harm.message);
    log.error({ remote: remote.name, from: version, to, reason: harm.message }, 'a release was rolled back by itself');
    await this.reject({ version, sequence }, harm);
  }

  /** Reports rollbacks to the API, which tells managers and the team, until it has accepted them. */
  private async sendEvents() {
    const { publisher, name, state, team } = this.remote;
    const { apiMetricsOrigin: origin, dataDir } = publisher.env;
    if (!origin || !this.sending.isDue) return;
    const file = join(dataDir, 'state', name, 'last-event');
    try {
      this.reported ??= Number(await readFile(file, 'utf8').catch(() => 0));
      for (const { number, version: to, from, reason = '', at } of state.entries) {
        if (!from || number <= this.reported) continue;
        await sendEvent(origin, { remote: name, from, to, reason, at, ...(team.webhook && { webhook: team.webhook }) });
        this.reported = number;
        await writeFileAtomic(file, String(number));
      }
      this.sending.succeeded();
    } catch (error) {
      if (!this.sending.error)
        log.warn({ remote: name, error: (error as Error).message }, 'a rollback is not reported yet; retrying');
      this.sending.failed((error as Error).message);
    }
  }
}

const includes = (found: readonly Violation[] | undefined, { rule, message }: Violation) =>
  found?.some((one) => one.rule === rule && one.message === message) ?? false;
