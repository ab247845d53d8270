import { setTimeout } from 'node:timers/promises';
import type { Violation } from '@portal/contracts/release-status';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { violation } from '../release/violations.ts';
import { inTime } from './chromium.ts';
import type { Observed } from './in-page/observe.ts';
import { isTimerRunning, startTimer } from './in-page/timer.ts';
import { isOfMachine, PageEvents } from './page-events.ts';
import { checksWorld, preparePage, userAgentOf } from './prepare-page.ts';
import { blankPath, origin, type ServedBuild } from './serve-build.ts';
import { PageStopped, type Patience, timeLimit } from './time-limit.ts';
import { desktop, type Visitor } from './visitors.ts';

/** Limit of operations that take milliseconds on an idle machine. */
const responseLimitMs = 8_000;
const timerPollMs = 100;
/** Limit for data, which are there at once on an idle machine. */
const dataLimitMs = 5_000;

interface OpenPageOptions {
  build: Pick<ServedBuild, 'proxy' | 'foreign'>;
  /** Closes the page. */
  signal: AbortSignal;
  visitor?: Visitor;
  patience?: Patience;
}

interface PageParts {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  /** Measures durations, waiting for a processor included, where `session` measures processor time. */
  durations: CDPSession;
  visitor: Visitor;
  patience: Patience;
  /** Rejects when the page's process ends or the check is stopped. */
  ended: PromiseWithResolvers<never>;
}

/**
 * A page in its own browser context. Functions of the checks run in an isolated world, which shares the document with the
 * page's scripts but none of the objects that they can replace.
 */
export class OpenPage extends PageEvents {
  readonly visitor: Visitor;
  private readonly parts: PageParts;
  private worldId: number | undefined;
  /** Whether the tab, its browser or the check has ended. */
  hasEnded = false;

  private constructor(parts: PageParts) {
    super(parts.page);
    this.parts = parts;
    this.visitor = parts.visitor;
    parts.ended.promise.catch(() => {
      this.hasEnded = true;
    });
    this.listen();
  }

  static async open(
    browser: Browser,
    { build, signal, visitor = desktop, patience = { factor: 1 } }: OpenPageOptions,
  ): Promise<OpenPage> {
    const context = await browser.newContext({
      proxy: { server: build.proxy, bypass: '<-loopback>' },
      userAgent: userAgentOf(browser),
      serviceWorkers: 'block',
      ...visitor.context,
    });
    const ended = Promise.withResolvers<never>();
    ended.promise.catch(() => {});
    const stop = () => {
      // First, because Playwright waits forever for a page that is opened in a context that is closed.
      ended.reject(signal.reason);
      context.close().catch(() => {});
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    return Promise.race([ended.promise, OpenPage.openIn(build.foreign, { context, visitor, patience, ended })]);
  }

  private static async openIn(foreign: string[], parts: Pick<PageParts, 'context' | 'visitor' | 'patience' | 'ended'>) {
    const { context, visitor } = parts;
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const durations = await context.newCDPSession(page);
    const opened = new OpenPage({ ...parts, page, session, durations });
    await preparePage({ session, durations, visitor, foreign });
    return opened;
  }

  private listen() {
    const { page } = this;
    const { session, ended } = this.parts;
    page.on('crash', () => ended.reject(new PageStopped('crash', 'The tab ended.')));
    page.on('close', () => ended.reject(new PageStopped('crash', 'The tab or the browser ended.')));
    session.on('Runtime.executionContextCreated', ({ context: { id, name, auxData } }) => {
      if (name === checksWorld && this.isMainFrame(auxData?.frameId)) this.worldId = id;
    });
  }

  private mainFrame: string | undefined;

  /** The first world of a page is that of its main frame. */
  private isMainFrame(frameId: string | undefined): boolean {
    this.mainFrame ??= frameId;
    return frameId === this.mainFrame;
  }

  /** Loads a path of the build. Resolves to the status of the response, or to 0 without a response. */
  async load(path: string): Promise<number> {
    const loading = this.page.goto(origin + path, { waitUntil: 'load', timeout: 0 });
    try {
      return (await this.withTimeout(loading, 2 * responseLimitMs))?.status() ?? 0;
    } catch (error) {
      const reason = /net::\w+/.exec((error as Error).message)?.[0];
      if (!reason) throw error;
      this.isInterrupted ||= isOfMachine(reason);
      // Nothing else navigates: there is no process for the page.
      if (reason === 'net::ERR_ABORTED') throw new PageStopped('crash', `Chromium did not navigate to ${path}.`);
      this.errors.push(violation('request', `${path} cannot be loaded: ${reason}.`));
      return 0;
    }
  }

  /** Runs a function in the isolated world of the page. The function cannot use variables of its scope. */
  async run<Args extends unknown[], Result>(
    pageFunction: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.evaluate(`(${pageFunction})(${args.map((arg) => JSON.stringify(arg)).join(',')})`);
  }

  /** Evaluates an expression in the isolated world of the page. */
  async evaluate<Result>(expression: string, limitMs = responseLimitMs): Promise<Awaited<Result>> {
    const { result, exceptionDetails } = await this.withTimeout(
      this.parts.session.send('Runtime.evaluate', {
        expression,
        contextId: this.worldId,
        awaitPromise: true,
        returnByValue: true,
      }),
      limitMs,
    );
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Awaited<Result>;
  }

  /** Returns a time limit of the checks for this page. */
  limit = (milliseconds: number): number => milliseconds * this.parts.patience.factor;

  /** Waits until a timer of the page has fired. On a busy machine, it fires late, like the timers of the page's scripts. */
  async rest(milliseconds: number): Promise<void> {
    await this.run(startTimer, milliseconds);
    while (await this.run(isTimerRunning)) await setTimeout(timerPollMs);
  }

  /** Rests until the page has what its scripts have requested, which arrives late on a busy machine, and has shown it. */
  async settle(milliseconds: number): Promise<void> {
    const end = performance.now() + this.limit(dataLimitMs);
    let wasPending: boolean;
    do {
      wasPending = this.isWaiting;
      await this.rest(milliseconds);
    } while ((wasPending || this.isWaiting) && performance.now() < end);
  }

  /** Leaves the page, and deletes collected errors and stored data. Resolves to what fails when the page is left. */
  async leave(): Promise<Violation[]> {
    try {
      return await this.reset();
    } catch (error) {
      if (error instanceof PageStopped) return [violation(error.rule, error.message)];
      throw error;
    }
  }

  private async reset(): Promise<Violation[]> {
    // Chromium does not report errors of a document that is replaced.
    if (!this.isIgnoring) await this.run(fireUnloadEvents);
    const blocked = this.isIgnoring ? [] : await this.takePolicyViolations();
    await this.load(blankPath);
    // Requests of a page that is left fail.
    const failures = [...this.errors.filter(({ rule }) => rule === 'exception'), ...blocked];
    await this.withTimeout(this.page.setViewportSize(this.visitor.context.viewport));
    await this.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await this.run(() => sessionStorage.clear());
    this.forget();
    return failures;
  }

  /** Resolves to the names of all cookies. */
  async cookies(): Promise<string[]> {
    const cookies = await this.withTimeout(this.parts.context.cookies());
    return cookies.map(({ name }) => name);
  }

  observed = () => this.evaluate<Observed>('observed');

  /** Resolves to what the policy blocked since the last call. */
  async takePolicyViolations(): Promise<Violation[]> {
    const taken = await this.evaluate<string[]>('observed.policyViolations.splice(0)');
    return taken.map((message) => violation('content-security-policy', `${message}.`));
  }

  /** Sends a command of the DevTools protocol. Throws a `PageStopped` when the page does not respond. */
  send: CDPSession['send'] = (method, params) => this.withTimeout(this.parts.session.send(method, params));

  /** Resolves to the main-thread time of the page in seconds, without the time of other processes. */
  async mainThreadTime(): Promise<number> {
    const { metrics } = await this.send('Performance.getMetrics');
    return taskDuration(metrics);
  }

  /** Resolves to how long the main thread had something to do, in seconds: `mainThreadTime` and the time it waited for a processor meanwhile. */
  async mainThreadDuration(): Promise<number> {
    const { metrics } = await this.withTimeout(this.parts.durations.send('Performance.getMetrics'));
    return taskDuration(metrics);
  }

  /**
   * Resolves like the promise. Throws a `PageStopped` when the page's process ends or the time limit is reached, and the reason of the
   * signal when it is aborted.
   */
  async withTimeout<Result>(promise: Promise<Result>, limitMs = responseLimitMs): Promise<Result> {
    promise.catch(() => {});
    const done = new AbortController();
    try {
      return await Promise.race([
        promise,
        timeLimit(this.parts.patience, limitMs, done.signal),
        this.parts.ended.promise,
      ]);
    } catch (error) {
      if (error instanceof PageStopped || !/\b(closed|crashed)\b/.test((error as Error).message)) throw error;
      // What waits for a tab fails before the tab's own event.
      return await Promise.race([this.parts.ended.promise, Promise.reject(new PageStopped('crash', 'The tab ended.'))]);
    } finally {
      done.abort();
    }
  }

  /** Closes the page, also during an endless loop. */
  close(): Promise<void> {
    return inTime(this.parts.context.close().catch(() => {}));
  }
}

/** Runs in the page. */
function fireUnloadEvents() {
  dispatchEvent(new PageTransitionEvent('pagehide'));
  dispatchEvent(new Event('unload'));
}

const taskDuration = (metrics: { name: string; value: number }[]) =>
  metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
