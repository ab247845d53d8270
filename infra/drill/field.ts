import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { Registry } from 'prom-client';
import { runCommand } from '../../shell/publisher/commands/run-command.ts';
import { startPublisher } from '../../shell/publisher/testing/broken-releases-fixture.ts';
import { until } from '../../shell/publisher/testing/until.ts';
import { readEnv } from '../../shell/web/env.ts';
import { webServer } from '../../shell/web/server.ts';
import { provideChromium } from '../browser/chromium.ts';
import { color, formatSeconds, print } from '../cli/terminal.ts';
import { freePort } from '../processes/ports.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { DrillEnvironment } from './drill-environment.ts';
import { bad, earlier, type FieldCase, good, known, type Visits } from './field.cases.ts';

const isBrief = process.argv.includes('--brief');
const lanes = ['marketing', 'locations', 'news'];
/** Longer than the publisher takes for two looks at the counters. */
const goodMilliseconds = 9_000;
const limitMilliseconds = 60_000;
const patienceMilliseconds = 120_000;
/** Then the browser has ended the page before its last report. */
const lostMilliseconds = 20_000;
const maxLost = 3;

interface Result {
  title: string;
  remote: string;
  isExpected: boolean;
  /** From the last failing visit that is needed, to the activation of the release before. */
  milliseconds?: number;
}

interface Portal {
  origin: string;
  browser: Browser;
  publisher: Awaited<ReturnType<typeof startPublisher>>;
  /** Emits the address of a visitor whose report was answered. */
  answered: EventEmitter;
}

/**
 * Publishes good releases and releases that break in the field, all of which pass the checks. Visitors from several networks open their
 * pages in Chromium. Resolves to the exit code: 0 when each bad one is gone within a minute, and no good one is rolled back.
 */
export async function drillFieldReports(): Promise<number> {
  await buildWorkspaces(['api', 'shell']);
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const portal = await start(stops);
    const results = await Promise.all(lanes.map((remote, index) => new Lane(portal, remote, index).run()));
    return report(results.flat(), portal);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function start(stops: (() => Promise<unknown>)[]): Promise<Portal> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-drill-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const [port, metricsPort, executablePath] = [await freePort(), await freePort(), await provideChromium()];
  const origin = `http://localhost:${port}`;
  const eventsKey = { RELEASE_EVENTS_KEY: randomUUID() };
  const environment = await DrillEnvironment.start(folder, {
    METRICS_PORT: String(metricsPort),
    ...eventsKey,
    SITE_URL: origin,
    // The web server, and what visitors say of themselves.
    TRUSTED_PROXY_HOPS: '2',
  });
  stops.push(() => environment.stop());
  const publisher = await startPublisher(
    lanes.map((name) => ({ name, paths: [`/${name}`] })),
    {
      browser: executablePath,
      env: { SITE_URL: origin, API_METRICS_ORIGIN: `http://127.0.0.1:${metricsPort}`, ...eventsKey },
    },
  );
  stops.push(() => publisher.stop());
  const web = await webServer(
    readEnv({
      PORT: String(port),
      SITE_DIR: publisher.publisher.env.siteDir,
      API_ORIGIN: environment.origin,
      SITE_URL: origin,
    }),
    new Registry(),
  );
  const answered = new EventEmitter();
  web.addHook('onRequest', async ({ url, headers }, { raw }) => {
    const address = String(headers['x-forwarded-for']);
    if (url === '/api/field-reports') raw.once('finish', () => answered.emit(address));
  });
  await web.listen({ host: '127.0.0.1', port });
  stops.push(() => web.close());
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false });
  stops.push(() => browser.close());
  return { origin, browser, publisher, answered };
}

/** With `--brief`, the last two of each kind. */
const ofLane = (cases: FieldCase[], index: number) =>
  cases.filter((_, position) => position % lanes.length === index).slice(isBrief ? -2 : 0);

/** The releases of one remote, beside those of the others. Good ones first: what they report is known afterwards. */
class Lane {
  private readonly portal: Portal;
  private readonly remote: string;
  private readonly index: number;
  private count = 0;

  constructor(portal: Portal, remote: string, index: number) {
    this.portal = portal;
    this.remote = remote;
    this.index = index;
  }

  async run(): Promise<Result[]> {
    const results: Result[] = [];
    await this.publish({ title: 'first release', draft: {}, visits: earlier });
    for (const visits of earlier) await this.visit(visits);
    for (const one of ofLane(good, this.index)) results.push(await this.keep(one));
    for (const one of ofLane(bad, this.index)) results.push(await this.breakWith(one));
    return results;
  }

  private async keep(one: FieldCase): Promise<Result> {
    const rejection = await this.publish(one);
    if (rejection) return this.result(`${one.title}: ${rejection}`, false);
    const { live } = this;
    for (const visits of one.visits) await this.visit(visits);
    await sleep(goodMilliseconds);
    const [end] = this.history.filter(({ from }) => from === live);
    return this.result(`${one.title}${end ? `: ${end.reason}` : ''}`, !end);
  }

  private async breakWith(one: FieldCase): Promise<Result> {
    const { publisher } = this.portal.publisher;
    // Otherwise only the first release would be rolled back.
    for (const type of ['pin', 'unpin'] as const)
      await runCommand(publisher, { type, remote: this.remote, actor: 'operator ada@test' });
    const before = this.live;
    const rejection = await this.publish(one);
    if (rejection) return this.result(`${one.title}: ${rejection}`, false);
    const broken = this.live;
    for (const visits of one.visits.slice(0, -1)) await this.visit(visits);
    const begun = performance.now();
    for (const visits of one.visits.slice(-1)) await this.visit(visits);
    while (this.live === broken && performance.now() < begun + limitMilliseconds) await sleep(100);
    const milliseconds = performance.now() - begun;
    const isExpected = this.live === before && milliseconds < limitMilliseconds;
    return { ...this.result(`${one.title}, ${formatSeconds(milliseconds)}`, isExpected), milliseconds };
  }

  private get history() {
    return this.portal.publisher.status(this.remote).history;
  }

  private get live() {
    return this.portal.publisher.status(this.remote).live;
  }

  private result(title: string, isExpected: boolean): Result {
    const { remote } = this;
    print(`${isExpected ? color('green', 'ok    ') : color('red', 'FAILED')}  ${remote.padEnd(12)}${title}`);
    return { title, remote, isExpected };
  }

  /** Resolves to what the checks find. */
  private async publish({ title, draft }: FieldCase): Promise<string | undefined> {
    this.count += 1;
    const { remote: name } = this;
    const { adds = 'null', effect = '', ...more } = draft;
    const { version, violations } = await this.portal.publisher.publish({
      ...{ name, paths: [`/${name}`], ...more, effect: `${known}\n${effect}` },
      adds: `h('p', null, ${JSON.stringify(title)}), ${adds}`,
    });
    if (violations[0]) return `rejected: ${violations[0].message}`;
    await until('the release is live', () => this.live === version);
    return undefined;
  }

  private async visit({ count = 1, ...visits }: Visits): Promise<void> {
    for (let number = 1; number <= count; number += 1) {
      let lost = 0;
      while (!(await this.open(visits, `${number}`)))
        if (++lost === maxLost) throw new Error(`${maxLost} visits of ${this.remote} reported nothing.`);
    }
  }

  /** Opens the page, begins to type, which starts the application, and leaves. Resolves to whether it reported. */
  private async open(
    { network, address = '', context, prepare, act, isFailing }: Visits,
    host: string,
  ): Promise<boolean> {
    const { origin, browser, answered } = this.portal;
    // A network can introduce few names.
    const visitor = `100.${this.index}.${network + (this.count % 6) * 40}.${host}`;
    const timeout = AbortSignal.timeout(patienceMilliseconds);
    const next = () => once(answered, visitor, { signal: timeout });
    const opened = await browser.newContext({
      locale: 'en-US',
      ...context,
      extraHTTPHeaders: { 'x-forwarded-for': visitor },
    });
    try {
      const page = await opened.newPage();
      await prepare?.(page);
      const first = next().then(() => true);
      first.catch(() => {});
      await page.goto(`${origin}/${this.remote}${address}`);
      await page.getByLabel('Name').focus();
      await Promise.race([page.locator('html[data-hydrated]').waitFor({ state: 'attached' }), first]);
      await act?.(page);
      if (isFailing) return await first;
      await page.close({ runBeforeUnload: true });
      return await Promise.race([first, sleep(lostMilliseconds, false)]);
    } catch (error) {
      const { message } = error as Error;
      throw new Error(`A visit of ${this.remote}${address} from network ${network} failed: ${message}`, {
        cause: error,
      });
    } finally {
      await opened.close();
    }
  }
}

function report(results: Result[], { publisher }: Portal): number {
  const times = results.flatMap(({ milliseconds }) => milliseconds ?? []);
  const rolledBack = lanes.map((name) => publisher.status(name).history.filter(({ from }) => from).length);
  const expected = lanes.map((_, index) => ofLane(bad, index).length);
  const isRight = results.every(({ isExpected }) => isExpected) && rolledBack.join() === expected.join();
  print(`\ngood releases                  ${results.length - times.length}`);
  print(`bad releases                   ${times.length}`);
  print(`automatic rollbacks            ${rolledBack.join(' + ')}, expected ${expected.join(' + ')}`);
  print(`slowest, after second failure  ${formatSeconds(Math.max(...times))}`);
  print(isRight ? color('green', '\nEach bad release is gone, and no good one.') : color('red', '\nThe drill failed.'));
  return isRight ? 0 : 1;
}
