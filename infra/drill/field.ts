import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FieldReport } from '@portal/contracts/field-report';
import { PublisherFixture } from '../../shell/publisher/testing/publisher-fixture.ts';
import { startRenderer } from '../../shell/publisher/testing/renderer-process.ts';
import { color, formatSeconds, print } from '../cli/terminal.ts';
import { freePort } from '../processes/ports.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { DrillEnvironment } from './drill-environment.ts';
import { bad, type FieldCase, good, knownErrors, type Visits } from './field.cases.ts';

const isBrief = process.argv.includes('--brief');
const lanes = ['marketing', 'locations', 'news'];
/** Longer than the publisher takes for two looks at the counters. */
const goodMilliseconds = 9_000;
const limitMilliseconds = 60_000;

interface Result {
  title: string;
  remote: string;
  isExpected: boolean;
  /** From the second failing visit to the activation of the release before. */
  milliseconds?: number;
}

/**
 * Publishes good releases and releases that break in the field, with the reports that browsers of visitors from several networks send to a real
 * API. Resolves to the exit code: 0 when each bad one is gone within a minute, and no good one is rolled back.
 */
export async function drillFieldReports(): Promise<number> {
  await buildWorkspaces(['api', 'shell']);
  const folder = await mkdtemp(join(tmpdir(), 'portal-drill-'));
  const metricsPort = await freePort();
  const environment = await DrillEnvironment.start(folder, {
    METRICS_PORT: String(metricsPort),
    TRUSTED_PROXY_HOPS: '1',
  });
  const renderer = await startRenderer();
  const portal = await PublisherFixture.start({
    renderer: renderer.address,
    teams: lanes.map((name) => ({ name, classPrefix: name[0] ?? '', prefixes: [`/${name}`] })),
    env: { API_METRICS_ORIGIN: `http://127.0.0.1:${metricsPort}` },
  });
  try {
    const results = await Promise.all(
      lanes.map((remote, index) => new Lane(environment.origin, portal, remote, index).run(casesOf(index))),
    );
    return report(results.flat(), portal);
  } finally {
    await portal.remove();
    await renderer.stop();
    await environment.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Good ones first: what they report is known afterwards. */
const casesOf = (index: number) => ({ good: ofLane(good, index), bad: ofLane(bad, index) });

/** With `--brief`, the last two of each kind. */
const ofLane = (cases: FieldCase[], index: number) =>
  cases.filter((_, position) => position % lanes.length === index).slice(isBrief ? -2 : 0);

/** The releases of one remote, beside those of the others. */
class Lane {
  private readonly origin: string;
  private readonly portal: PublisherFixture;
  private readonly remote: string;
  private readonly index: number;
  private count = 0;

  constructor(origin: string, portal: PublisherFixture, remote: string, index: number) {
    this.origin = origin;
    this.portal = portal;
    this.remote = remote;
    this.index = index;
  }

  async run(cases: { good: FieldCase[]; bad: FieldCase[] }): Promise<Result[]> {
    const results: Result[] = [];
    const first = await this.publish('first release');
    const visits = Array.from({ length: 12 }, (_, network): Visits[] => [
      { network, count: 20, form: 'sent' },
      ...(network < 3 ? knownErrors.map((error) => ({ network, error })) : []),
    ]);
    await this.visit(first, visits.flat());
    for (const { title, visits } of cases.good) {
      const version = await this.publish(title);
      await this.visit(version, visits);
      await sleep(goodMilliseconds);
      results.push(this.result(title, this.live === version));
    }
    for (const { title, visits } of cases.bad) results.push(await this.breakWith(title, visits));
    return results;
  }

  private async breakWith(title: string, visits: Visits[]): Promise<Result> {
    const { portal, remote } = this;
    // Otherwise only the first release would be rolled back.
    for (const type of ['pin', 'unpin'] as const) await portal.command(type, { remote });
    const before = this.live;
    const version = await this.publish(title);
    const failing = visits.filter(({ error }) => error);
    await this.visit(version, [...visits.filter(({ error }) => !error), ...failing.slice(0, 1)]);
    const begun = performance.now();
    await this.visit(version, failing.slice(1));
    while (this.live === version && performance.now() < begun + limitMilliseconds) await sleep(100);
    const milliseconds = performance.now() - begun;
    return { ...this.result(title, this.live === before && milliseconds < limitMilliseconds), milliseconds };
  }

  private get live() {
    return this.portal.status(this.remote).live;
  }

  private result(title: string, isExpected: boolean): Result {
    const { remote } = this;
    print(`${isExpected ? color('green', 'ok    ') : color('red', 'FAILED')}  ${remote.padEnd(12)}${title}`);
    return { title, remote, isExpected };
  }

  private async publish(text: string): Promise<string> {
    this.count += 1;
    const { version } = await this.portal.publishLive({ name: this.remote, paths: [`/${this.remote}`], text });
    return version;
  }

  /** Sends what a browser sends when a document is left. */
  private async visit(version: string, visits: Visits[]): Promise<void> {
    for (const { network, count = 1, error, form } of visits)
      for (let number = 0; number < count; number += 1) {
        const { remote } = this;
        const report: FieldReport = {
          ...{ remote, version, shell: version, page: `/${remote}`, isFirst: true },
          ...(form && { sent: 1, failed: form === 'failed' ? 1 : 0 }),
          ...(error && {
            isFailed: true,
            errors: [{ ...error, frames: [`/remotes/${remote}/${version}/page.js:1:${this.count}`] }],
          }),
        };
        await this.send(report, `100.${this.index}.${network + (this.count % 6) * 40}.7`);
      }
  }

  private async send(report: FieldReport, address: string): Promise<void> {
    const response = await fetch(`${this.origin}/api/field-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(report),
    });
    if (!response.ok) throw new Error(`A report was rejected: ${response.status} ${await response.text()}`);
  }
}

function report(results: Result[], portal: PublisherFixture): number {
  const times = results.flatMap(({ milliseconds }) => milliseconds ?? []);
  const rolledBack = lanes.map((name) => portal.history(name).filter(({ from }) => from).length);
  const expected = lanes.map((_, index) => casesOf(index).bad.length);
  const isRight = results.every(({ isExpected }) => isExpected) && rolledBack.join() === expected.join();
  print(`\ngood releases                  ${results.length - times.length}`);
  print(`bad releases                   ${times.length}`);
  print(`automatic rollbacks            ${rolledBack.join(' + ')}, expected ${expected.join(' + ')}`);
  print(`slowest, after second failure  ${formatSeconds(Math.max(...times))}`);
  print(isRight ? color('green', '\nEach bad release is gone, and no good one.') : color('red', '\nThe drill failed.'));
  return isRight ? 0 : 1;
}
