import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { FieldCounters, ReleaseCounters } from '@portal/contracts/field-counters';
import {
  type FieldError,
  type FieldReport,
  maskMessage,
  releaseOfFrame,
  type Vital,
  vitalBounds,
} from '@portal/contracts/field-report';
import type { QueryConfig } from 'pg';
import { Counter, Registry } from 'prom-client';
import { CircuitBreakerPool } from '../platform/database/circuit-breaker-pool.ts';
import { RepeatedTasks } from '../platform/database/repeated-tasks.service.ts';
import { Env } from '../platform/env/env.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import { Logger } from '../platform/logging/logger.ts';
import { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import type { FieldReleaseDto } from './field-report.dto.ts';
import {
  addCounts,
  addNetwork,
  addRelease,
  addSignature,
  countsBetween,
  findRelease,
  findSignature,
  rollUp,
} from './field-statements.ts';

/**
 * What forged reports can do is bounded: reports of a network in a minute, names that a network can introduce in an hour, and how many
 * names there are.
 */
export const fieldLimits = { reports: 120, newNames: 20, releases: 200, signatures: 50, networks: 10 };

const rollUpMilliseconds = 10 * 60_000;
const shownSignatures = 10;

interface ReleaseName {
  remote: string;
  version: string;
}

/** A sum of a release: of a counter, or of a signature with what is known of it. */
interface CountRow extends ReleaseName {
  name: string;
  count: number;
  kind: FieldError['kind'] | null;
  message: string;
  page: string;
  frames: string[];
  networks: number;
}

/** Counts what browsers report about releases. It knows no visitors: digests of networks are kept for an hour, and only with failures. */
@Injectable()
export class FieldReports implements OnApplicationBootstrap {
  private readonly loads: Counter;
  private readonly networkKey: Buffer;

  constructor(
    env: Env,
    private readonly database: CircuitBreakerPool,
    private readonly rateLimiter: RateLimiter,
    private readonly tasks: RepeatedTasks,
    private readonly log: Logger,
    registry: Registry,
  ) {
    // Instances share it where they share the key.
    this.networkKey = env.encryptionKeys[0] ?? randomBytes(32);
    this.loads = new Counter({
      name: 'api_field_loads_total',
      help: 'Documents that browsers reported, and those in which something failed.',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  onApplicationBootstrap(): Promise<void> {
    return this.tasks.start('roll-up of field counters', rollUpMilliseconds, () => this.rollUp());
  }

  /** Counts a report. A report is not worth an error: without the database it is lost. */
  async count(report: FieldReport, network: string): Promise<void> {
    try {
      if (await this.isAllowed('field-reports', network, fieldLimits.reports, 60)) await this.store(report, network);
    } catch (error) {
      this.log.debug({ error: describeError(error) }, 'a field report is lost');
    }
  }

  /** Returns what was counted from `from` until before `to`, by release. */
  async counters(from: Date, to: Date): Promise<FieldCounters> {
    return { releases: releasesOf(await this.rows(from, to)).map(({ counters }) => counters) };
  }

  /** Returns what was counted in all the time that counters are kept. */
  async show(): Promise<FieldReleaseDto[]> {
    const all = releasesOf(await this.rows(new Date(0), new Date()));
    return all.map(({ counters: { remote, version, loads, failedLoads, forms }, rows }) => ({
      ...{ remote, version, loads, failedLoads, formsSent: forms.sent, formsFailed: forms.failed },
      vitals: percentilesOf(rows),
      signatures: rows
        .flatMap(({ name: signature, kind, message, page, frames, count }) =>
          kind ? [{ signature, kind, message, page, frames, count }] : [],
        )
        .slice(0, shownSignatures),
    }));
  }

  /** Adds minutes up to hours after an hour and hours to days after two days. Instances may do it at the same time. */
  private async rollUp(): Promise<void> {
    for (const text of rollUp) await this.database.query({ text });
  }

  private async store(report: FieldReport, network: string): Promise<void> {
    const { remote, version, shell, isFirst, isFailed, sent = 0, failed = 0, vitals = {} } = report;
    const page = report.page.replace(/\d{3,}/g, ':');
    const errors = (report.errors ?? []).map((error) => ({ ...error, message: maskMessage(error.message) }));
    const owner: ReleaseName = { remote, version };
    // A document has the code of its remote and of the shell: other places are forged.
    const own = [owner, { remote: 'shell', version: shell }];
    const releaseOf = ({ kind, frames }: FieldError) => {
      // React, which is in the shell, throws for what a page renders.
      if (kind === 'boundary' || kind === 'hydration') return owner;
      const named = frames.map(releaseOfFrame);
      const isNamed = (release: ReleaseName) =>
        named.some((frame) => frame?.remote === release.remote && frame.version === release.version);
      return own.find(isNamed) ?? owner;
    };

    const counts: { release: ReleaseName; name: string; count: number }[] = [
      { release: owner, name: 'loads', count: Number(isFirst === true) },
      { release: errors[0] ? releaseOf(errors[0]) : owner, name: 'failed-loads', count: Number(isFailed === true) },
      { release: owner, name: 'forms-sent', count: sent },
      { release: owner, name: 'forms-failed', count: Math.min(failed, sent) },
      ...Object.entries(vitals)
        .filter(([, value]) => value !== undefined)
        .map(([vital, value]) => ({ release: owner, name: bucketOf(vital as Vital, value), count: 1 })),
    ];
    for (const error of errors) {
      const release = releaseOf(error);
      const signature = signatureOf(error);
      const id = await this.signatureId(release, signature, { ...error, page }, network);
      if (id === undefined) continue;
      counts.push({ release, name: signature, count: 1 });
      for (const statement of addNetwork(id, this.digestOf(network), fieldLimits.networks))
        await this.database.query(statement);
    }

    const sums = new Map<string, { id: number; name: string; count: number }>();
    for (const { release, name, count } of counts) {
      const id = count > 0 ? await this.releaseId(release, network) : undefined;
      if (id === undefined) continue;
      const key = `${id} ${name}`;
      sums.set(key, { id, name, count: count + (sums.get(key)?.count ?? 0) });
    }
    // In one order, so that statements wait for each other's rows and never in a circle.
    const sorted = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
    if (sorted.length > 0) await this.database.query(addCounts(sorted));
    if (isFirst) this.loads.inc({ outcome: 'opened' });
    if (isFailed) this.loads.inc({ outcome: 'failed' });
  }

  private releaseId({ remote, version }: ReleaseName, network: string): Promise<number | undefined> {
    return this.findOrAdd(findRelease(remote, version), addRelease(remote, version, fieldLimits.releases), network);
  }

  private async signatureId(
    release: ReleaseName,
    signature: string,
    error: FieldError & { page: string },
    network: string,
  ): Promise<number | undefined> {
    const releaseId = await this.releaseId(release, network);
    if (releaseId === undefined) return undefined;
    const add = addSignature(releaseId, signature, error, fieldLimits.signatures);
    return this.findOrAdd(findSignature(releaseId, signature), add, network);
  }

  /** Returns the id of a name, which is new unless the network has introduced too many. */
  private async findOrAdd(find: QueryConfig, add: QueryConfig[], network: string): Promise<number | undefined> {
    const [known] = await this.database.query<{ id: number }>(find);
    if (known || !(await this.isAllowed('field-names', network, fieldLimits.newNames, 3600))) return known?.id;
    for (const statement of add) await this.database.query(statement);
    const [added] = await this.database.query<{ id: number }>(find);
    return added?.id;
  }

  private async isAllowed(purpose: string, key: string, limit: number, windowSeconds: number): Promise<boolean> {
    return (await this.rateLimiter.consume({ purpose, key, limit, windowSeconds })).isAllowed;
  }

  private digestOf = (network: string) => createHmac('sha256', this.networkKey).update(network).digest();

  private rows = (from: Date, to: Date) => this.database.query<CountRow>(countsBetween(from, to));
}

/** Equal for the same failure in different releases: versions and positions change with each build. */
function signatureOf({ kind, message, frames: [frame = ''] }: FieldError): string {
  const file = frame.replace(/^(\/(?:remotes\/[^/]+|shell))\/[^/]+/, '$1').replace(/(:\d+)+$/, '');
  return createHash('sha256')
    .update(JSON.stringify([kind, message, file]))
    .digest('base64url')
    .slice(0, 16);
}

function bucketOf(vital: Vital, value: number): string {
  const bounds = vitalBounds[vital];
  return `${vital}:${bounds.find((bound) => value <= bound) ?? bounds.at(-1)}`;
}

/** Groups rows, the most frequent first, by release. */
function releasesOf(rows: CountRow[]): { counters: ReleaseCounters; rows: CountRow[] }[] {
  const groups = Map.groupBy(rows, ({ remote, version }) => `${remote} ${version}`);
  return [...groups.values()].map((own) => {
    const sum = (counter: string) => own.find(({ name }) => name === counter)?.count ?? 0;
    const { remote = '', version = '' } = own[0] ?? {};
    const counters = {
      remote,
      version,
      loads: sum('loads'),
      failedLoads: sum('failed-loads'),
      forms: { sent: sum('forms-sent'), failed: sum('forms-failed') },
      signatures: own.flatMap(({ kind, name: signature, message, count, networks, frames }) =>
        kind ? [{ signature, kind, message, count, networks, hasPlace: frames.length > 0 }] : [],
      ),
    };
    return { counters, rows: own };
  });
}

/** Returns the upper bound of the bucket that the 75th percentile of each vital is in. */
function percentilesOf(rows: CountRow[]): FieldReleaseDto['vitals'] {
  return Object.fromEntries(
    Object.entries(vitalBounds).flatMap(([vital, bounds]) => {
      const counts = new Map(rows.map(({ name, count }) => [name, count]));
      const values = bounds.map((bound) => ({ bound, count: counts.get(`${vital}:${bound}`) ?? 0 }));
      let above = values.reduce((sum, { count }) => sum + count, 0) * 0.75;
      const found = values.find(({ count }) => {
        above -= count;
        return count > 0 && above <= 0;
      });
      return found ? [[vital, found.bound]] : [];
    }),
  );
}
