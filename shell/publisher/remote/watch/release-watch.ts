import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseCounters } from '@portal/contracts/field-counters';
import type { ReleaseStatus, Violation } from '@portal/contracts/release-status';
import { printable } from '@portal/release/printable';
import writeFileAtomic from 'write-file-atomic';
import { log } from '../../platform/log.ts';
import { Retries } from '../../platform/retries.ts';
import { violation } from '../../release/violations.ts';
import {
  activationOf,
  rollbackVersion,
  suspicionOf,
  unconfirmedRollbacks,
  watchMilliseconds,
} from '../release-state.ts';
import type { Remote } from '../remote.ts';
import type { Version } from '../remote-checks.ts';
import { rollBackFrom } from '../remote-commands.ts';
import { readCounters, sendEvent } from './api-inner-port.ts';
import { judgeReports } from './judge-reports.ts';

/** A release that fewer visitors have opened is watched longer, */
const enoughLoads = 50;
/** but not longer than so many milliseconds. */
const maxWatchMilliseconds = 24 * 3_600_000;
/** In milliseconds. */
export const intervals = { reports: 3_000 };
/** How far reports about earlier releases are read back. */
const earlierMilliseconds = 30 * 24 * 3_600_000;
const maxReason = 500;

/** A release that became live a short time ago. */
interface Watched extends Version {
  before: string;
  since: Date;
}

/** What the reports about a release are judged by. It does not change. */
interface Comparison {
  version: string;
  /** Since when earlier releases are compared. */
  from: number;
  earlier: ReleaseCounters[];
  /** Text of the files that browsers load. */
  code: string;
}

/**
 * Compares a release with those before it for a while after its activation, by what browsers of visitors report. Rolls it back when it does
 * harm. The time of the activation is in the history, so a restart changes nothing.
 */
export class ReleaseWatch {
  private readonly remote: Remote;
  private readonly saveVerdict: (release: Version, violation: Violation) => Promise<void>;
  private readonly sending: Retries;
  private comparison: Comparison | undefined;
  /** Loads of a release at the last look. */
  private seen = { version: '', loads: 0 };
  /** Why there are no reports about a release. */
  private problem: { version: string; message: string } | undefined;
  private reported: number | undefined;

  constructor(remote: Remote, saveVerdict: (release: Version, violation: Violation) => Promise<void>) {
    this.remote = remote;
    this.saveVerdict = saveVerdict;
    this.sending = new Retries(intervals.reports);
  }

  status(): ReleaseStatus['watch'] {
    const { watched, problem } = this;
    if (!watched) return undefined;
    return {
      until: new Date(this.endOf(watched)).toISOString(),
      problems: problem?.version === watched.version ? [problem.message] : [],
    };
  }

  /** Resolves when the publisher stops. */
  async run() {
    const { signal, name, publisher } = this.remote;
    while (!signal.aborted) {
      await this.sendEvents();
      const { watched } = this;
      const message = watched && (await this.judge(watched).catch((error: Error) => error.message));
      if (signal.aborted) return;
      if (message && message !== this.problem?.message && publisher.env.apiMetricsOrigin)
        log.warn({ remote: name, error: message }, 'the live release cannot be watched');
      this.problem = watched && message ? { version: watched.version, message } : undefined;
      await sleep(intervals.reports, undefined, { signal }).catch(() => {});
    }
  }

  /**
   * A small site needs longer than 15 minutes until a share can be larger than before, and the harm of a shell has to be told from that of a
   * release.
   */
  private endOf({ version, since }: Watched): number {
    const { seen, remote } = this;
    const isOpen = remote.shellChange?.isWatched || seen.version !== version || seen.loads < enoughLoads;
    return since.getTime() + (isOpen ? maxWatchMilliseconds : watchMilliseconds);
  }

  /** Only what a team published, and what has a release before it. Whoever rolls back or pins has decided. */
  get watched(): Watched | undefined {
    const { state, built } = this.remote;
    const activation = activationOf(state.entries);
    const before = rollbackVersion(state.state);
    if (activation?.type !== 'published' || !before || built?.version !== activation.version) return undefined;
    const since = new Date(activation.at);
    const { version, sequence } = activation;
    const watched = { version, sequence, before, since };
    return Date.now() < this.endOf(watched) ? watched : undefined;
  }

  /** Resolves to a reason why there are no reports. */
  private async judge(watched: Watched): Promise<string | undefined> {
    const { name: remote, publisher, team, state } = this.remote;
    const { apiMetricsOrigin: origin } = publisher.env;
    if (!origin) return 'No reports of visitors: API_METRICS_ORIGIN is not set.';
    const { version } = watched;
    const { since, until, from } = this.period(watched);
    if (this.comparison?.version !== version || this.comparison.from !== from.getTime())
      this.comparison = await this.compareWith(origin, version, from, watched.since);
    const { earlier, code } = this.comparison;
    const { releases: reported } = await readCounters(origin, since, until);
    const releases = this.remote.reportsSince(watched.since, version, reported);
    const now = { releases };
    const { loads = 0 } = releases.find((one) => one.remote === remote && one.version === version) ?? {};
    this.seen = { version, loads };
    if (!this.watched) return undefined;
    const rollbacks = unconfirmedRollbacks(state.entries);
    const names = (host: string) => code.includes(host);
    const harm = judgeReports({ remote, version, access: team.access, now, earlier, rollbacks, names });
    if (harm) await this.end(watched, violation('field-reports', printable(harm).slice(0, maxReason)));
    return undefined;
  }

  /**
   * Returns the times of the reports that count, so that a release is not blamed for another shell: `from` of earlier releases, `since` and
   * `until` of this one.
   */
  private period({ since }: Watched): Record<'from' | 'since' | 'until', Date> {
    const { shellChange } = this.remote;
    const period = { from: new Date(since.getTime() - earlierMilliseconds), since, until: new Date() };
    if (!shellChange) return period;
    const { at, isWatched } = shellChange;
    if (at > since) return { ...period, ...(isWatched ? { until: startOfMinute(at) } : { since: at }) };
    return isWatched ? { ...period, from: at } : period;
  }

  private async compareWith(origin: string, version: string, from: Date, to: Date): Promise<Comparison> {
    const { name, publisher } = this.remote;
    const { releases } = await readCounters(origin, from, startOfMinute(to));
    const stored = await publisher.store.find(name, version);
    const paths = (stored?.release.files ?? []).map(({ path }) => path).filter((path) => /\.(js|css)$/.test(path));
    const texts = await Promise.all(paths.map((path) => readFile(join(stored?.folder ?? '', path), 'utf8')));
    const earlier = this.remote.reportsBefore(version, releases);
    return { version, from: from.getTime(), earlier, code: texts.join('\n') };
  }

  /** Rolls a release back that does harm, or records once why not. */
  private async end({ version, sequence, before }: Watched, harm: Violation) {
    const { remote } = this;
    const { state, entries } = remote.state;
    if (this.watched?.version !== version || suspicionOf(entries)) return;
    if (state.isPinned) {
      const reason = `${harm.message} It would have been rolled back to ${before}, but it is pinned.`;
      log.error({ remote: remote.name, version, reason }, 'the live release does harm');
      return remote.append({ type: 'suspected', version, sequence, actor: 'publisher', reason });
    }
    const to = await rollBackFrom(remote, version, harm.message);
    log.error({ remote: remote.name, from: version, to, reason: harm.message }, 'a release was rolled back by itself');
    await this.saveVerdict({ version, sequence }, harm);
  }

  /** Reports rollbacks to the API, which tells managers and the team, until it has accepted them. */
  private async sendEvents() {
    const { publisher, name, state, team } = this.remote;
    const { apiMetricsOrigin: origin, releaseEventsKey: key, dataDir } = publisher.env;
    if (!origin || !this.sending.isDue) return;
    const file = join(dataDir, 'state', name, 'last-event');
    try {
      this.reported ??= Number(await readFile(file, 'utf8').catch(() => 0));
      for (const { number, version: to, from, reason = '', at } of state.entries) {
        if (!from || number <= this.reported) continue;
        if (!key) throw new Error('RELEASE_EVENTS_KEY is not set.');
        await sendEvent(origin, key, {
          remote: name,
          from,
          to,
          reason: reason.slice(0, maxReason),
          at,
          ...(team.webhook && { webhook: team.webhook }),
        });
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

/** Reports are counted by minute. */
const startOfMinute = (date: Date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000);
