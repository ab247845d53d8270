import { type EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { runCommand } from '../../shell/publisher/commands/run-command.ts';
import type { startPublisher } from '../../shell/publisher/testing/broken-releases-fixture.ts';
import { until } from '../../shell/publisher/testing/until.ts';
import { color, formatSeconds, print } from '../cli/terminal.ts';
import { earlier, type FieldCase, known, type Visits } from './field.cases.ts';

/** Longer than the publisher takes for two looks at the counters. */
const goodMilliseconds = 9_000;
const limitMilliseconds = 60_000;
const patienceMilliseconds = 120_000;
/** Then the browser has ended the page before its last report. */
const lostMilliseconds = 20_000;
const maxLost = 3;

export interface Result {
  title: string;
  remote: string;
  isExpected: boolean;
  /** From the last failing visit that is needed, to the activation of the release before. */
  milliseconds?: number;
}

export interface Portal {
  origin: string;
  browser: Browser;
  publisher: Awaited<ReturnType<typeof startPublisher>>;
  /** Emits the address of a visitor whose report was answered. */
  answered: EventEmitter;
  databaseUrl: string;
}

/** The releases of one remote, beside those of the others. Good ones first: what they report is known afterwards. */
export class Lane {
  protected readonly portal: Portal;
  protected readonly remote: string;
  private readonly index: number;
  private count = 0;

  constructor(portal: Portal, remote: string, index: number) {
    this.portal = portal;
    this.remote = remote;
    this.index = index;
  }

  async run({ good, bad }: Record<'good' | 'bad', FieldCase[]>): Promise<Result[]> {
    const results: Result[] = [];
    await this.publish({ title: 'first release', draft: {}, visits: earlier });
    for (const visits of earlier) await this.visit(visits);
    for (const one of good) results.push(await this.keep(one));
    for (const one of bad) results.push(await this.breakWith(one));
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
    for (const visits of one.visits.slice(0, -1)) if (this.live === broken) await this.visit(visits);
    const begun = performance.now();
    for (const visits of one.visits.slice(-1)) if (this.live === broken) await this.visit(visits);
    while (this.live === broken && performance.now() < begun + limitMilliseconds) await sleep(100);
    const milliseconds = performance.now() - begun;
    const isExpected = this.live === before && milliseconds < limitMilliseconds;
    return { ...this.result(`${one.title}, ${this.timeOf(milliseconds)}`, isExpected), milliseconds };
  }

  protected timeOf = (milliseconds: number): string => formatSeconds(milliseconds);

  protected get history() {
    return this.portal.publisher.status(this.remote).history;
  }

  protected get live() {
    return this.portal.publisher.status(this.remote).live;
  }

  private result(title: string, isExpected: boolean): Result {
    const { remote } = this;
    print(`${isExpected ? color('green', 'ok    ') : color('red', 'FAILED')}  ${remote.padEnd(12)}${title}`);
    return { title, remote, isExpected };
  }

  /** Resolves to what the checks find. */
  protected async publish({ title, draft }: FieldCase): Promise<string | undefined> {
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

  protected async visit({ count = 1, ...visits }: Visits): Promise<void> {
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
