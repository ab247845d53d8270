import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { Registry } from 'prom-client';
import { startPublisher } from '../../shell/publisher/testing/broken-releases-fixture.ts';
import { readEnv } from '../../shell/web/env.ts';
import { webServer } from '../../shell/web/server.ts';
import { provideChromium } from '../browser/chromium.ts';
import { color, formatSeconds, print } from '../cli/terminal.ts';
import { freePort } from '../processes/ports.ts';
import { buildWorkspaces } from '../workspaces/build-workspaces.ts';
import { DrillEnvironment } from './drill-environment.ts';
import { bad, type FieldCase, good, onSmallSite } from './field.cases.ts';
import { Lane, type Portal, type Result } from './field-lane.ts';
import { SmallSite, smallSite } from './small-site.ts';

const isBrief = process.argv.includes('--brief');
const lanes = ['marketing', 'locations', 'news'];

/**
 * Publishes good releases and releases that break in the field, all of which pass the checks. Visitors from several networks open their
 * pages in Chromium. Resolves to the exit code: 0 when each bad one is gone within a minute, and no good one is rolled back.
 */
export async function drillFieldReports(): Promise<number> {
  await buildWorkspaces(['api', 'shell']);
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const portal = await start(stops);
    const large = lanes.map((remote, index) =>
      new Lane(portal, remote, index).run({ good: ofLane(good, index), bad: ofLane(bad, index) }),
    );
    const results = await Promise.all([...large, new SmallSite(portal, smallSite, lanes.length).run(onSmallSite)]);
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
    [...lanes, smallSite].map((name) => ({ name, paths: [`/${name}`] })),
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
  return { origin, browser, publisher, answered, databaseUrl: environment.databaseUrl };
}

/** With `--brief`, the last two of each kind. */
const ofLane = (cases: FieldCase[], index: number) =>
  cases.filter((_, position) => position % lanes.length === index).slice(isBrief ? -2 : 0);

function report(results: Result[], { publisher }: Portal): number {
  const times = results.flatMap(({ milliseconds }) => milliseconds ?? []);
  const rolledBack = [...lanes, smallSite].map(
    (name) => publisher.status(name).history.filter(({ from }) => from).length,
  );
  const expected = [...lanes.map((_, index) => ofLane(bad, index)), onSmallSite.bad].map(({ length }) => length);
  const isRight = results.every(({ isExpected }) => isExpected) && rolledBack.join() === expected.join();
  print(`\ngood releases                  ${results.length - times.length}`);
  print(`bad releases                   ${times.length}`);
  print(`automatic rollbacks            ${rolledBack.join(' + ')}, expected ${expected.join(' + ')}`);
  print(`slowest, after second failure  ${formatSeconds(Math.max(...times))}`);
  print(isRight ? color('green', '\nEach bad release is gone, and no good one.') : color('red', '\nThe drill failed.'));
  return isRight ? 0 : 1;
}
