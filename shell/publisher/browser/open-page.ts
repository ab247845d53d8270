import { setTimeout } from 'node:timers/promises';
import type { Violation } from '@portal/contracts/release-status';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { BrowserFailed } from '../release/browser-job.ts';
import { type Rule, violation } from '../release/violations.ts';
import { inTime } from './chromium.ts';
import { type Observed, observe } from './in-page/observe.ts';
import { readOutline } from './in-page/outline.ts';
import { removeChromiumInterfaces } from './in-page/remove-chromium-interfaces.ts';
import { setClock } from './in-page/set-clock.ts';
import { watchGlobals } from './in-page/watch-globals.ts';
import { blankPath, origin, type ServedBuild } from './serve-build.ts';
import { desktop, type Visitor } from './visitors.ts';

/** Limit of operations that take milliseconds on an idle machine. */
const responseLimitMs = 8_000;
/** How often processor time is measured. */
const pollMs = 500;
/** Status of submissions that fail, see `withFailing`. */
const failingStatus = 503;
const world = 'checks';
/** Type of the event that moves the clock on: a page cannot guess it. */
const moveOnEvent = crypto.randomUUID();

/** How long the checks wait for a page. */
export interface Patience {
  /** Multiplies all time limits. */
  factor: number;
  /**
   * Resolves to the processor time of all pages in seconds. A page that is open alone hangs when it has used as much processor
   * time as the limit allows, however long that took.
   */
  processorTime?: () => Promise<number>;
}

/** The page does not respond, or its process ended. */
export class PageStopped extends Error {
  readonly rule: Rule;

  constructor(rule: 'hang' | 'crash', message: string) {
    super(message);
    this.rule = rule;
  }
}

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
  globals: string;
  visitor: Visitor;
  patience: Patience;
  /** Rejects when the page's process ends or the check is stopped. */
  ended: PromiseWithResolvers<never>;
}

/**
 * A page in its own browser context. Functions of the checks run in an isolated world, which shares the document with the
 * page's scripts but none of the objects that they can replace.
 */
export class OpenPage {
  /** Errors that the page caused by itself. */
  readonly errors: Violation[] = [];
  /** Paths of the documents that this page requested. */
  readonly documents: string[] = [];
  /** Number of requests that scripts have sent. */
  dataRequests = 0;
  readonly page: Page;
  readonly visitor: Visitor;
  private readonly parts: PageParts;
  private worldId: number | undefined;
  private isIgnoring = false;
  /** Whether the tab, its browser or the check has ended. */
  hasEnded = false;
  /** Address of which the page expects failures. */
  private failing?: string;

  private constructor(parts: PageParts) {
    this.parts = parts;
    this.page = parts.page;
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
    const globals = crypto.randomUUID();
    const opened = new OpenPage({ ...parts, page, session, durations, globals });
    await session.send('Page.enable');
    await session.send('Runtime.enable');
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await durations.send('Performance.enable', { timeDomain: 'timeTicks' });
    if (foreign.length > 0) await answer(session, foreign);
    // Linked pages are not part of a check, and the starter does not prefetch them when the browser saves data.
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await session.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${observe})(${readOutline})`,
      worldName: world,
    });
    const runFirst = (source: string) => session.send('Page.addScriptToEvaluateOnNewDocument', { source });
    if (visitor.laterMs > 0) await runFirst(`(${setClock})(${visitor.laterMs}, ${JSON.stringify(moveOnEvent)})`);
    if (visitor.lacksInterfaces) await runFirst(`(${removeChromiumInterfaces})()`);
    await runFirst(`(${sendPrivacySignal})()`);
    await runFirst(`(${watchGlobals})(${JSON.stringify(globals)})`);
    return opened;
  }

  private listen() {
    const { page, errors } = this;
    const { session, ended } = this.parts;
    const add = (rule: Rule, message: string) => {
      if (!this.isIgnoring) errors.push(violation(rule, message.slice(0, 500)));
    };

    page.on('pageerror', ({ message }) => {
      // Requests have a rule of their own, and those of a page that is left fail.
      if (message !== 'Failed to fetch') add('exception', message);
    });
    page.on('console', (message) => {
      const text = message.text();
      // Both have separate rules.
      const isReported = /^Failed to load resource|Content Security Policy/.test(text);
      if (message.type() === 'error' && !isReported && !this.failing) add('console-error', text);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      const isExpected = reason === 'net::ERR_ABORTED' || request.url() === this.failing;
      if (!isExpected) add('request', `${shortUrl(request.url())} failed: ${reason}.`);
    });
    page.on('response', (response) => {
      // Pages of other remotes are not served.
      const isOther = response.request().isNavigationRequest() && this.hasLeft;
      const isExpected = isOther || (response.status() === failingStatus && response.url() === this.failing);
      if (response.status() >= 400 && !isExpected)
        add('request', `${shortUrl(response.url())} returned ${response.status()}.`);
    });
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) this.dataRequests += 1;
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        this.documents.push(shortUrl(request.url()));
    });
    page.on('crash', () => ended.reject(new PageStopped('crash', 'The tab ended.')));
    page.on('close', () => ended.reject(new PageStopped('crash', 'The tab or the browser ended.')));
    session.on('Runtime.executionContextCreated', ({ context: { id, name, auxData } }) => {
      if (name === world && this.isMainFrame(auxData?.frameId)) this.worldId = id;
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

  /** Whether the page has navigated to another document or reloaded. */
  get hasLeft(): boolean {
    return this.documents.length > 1;
  }

  /** Returns a time limit of the checks for this page. */
  limit = (milliseconds: number): number => milliseconds * this.parts.patience.factor;

  /** Moves the page's clock on, see `setClock`. */
  moveOn = () => this.run((type) => void dispatchEvent(new Event(type)), moveOnEvent);

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
    await this.withTimeout(this.page.goto(origin + blankPath, { timeout: 0 }));
    // Requests of a page that is left fail.
    const failures = [...this.errors.filter(({ rule }) => rule === 'exception'), ...blocked];
    await this.withTimeout(this.page.setViewportSize(this.visitor.context.viewport));
    await this.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await this.run(() => sessionStorage.clear());
    this.errors.length = 0;
    this.documents.length = 0;
    this.isIgnoring = false;
    this.failing = undefined;
    return failures;
  }

  /** Collects no further errors. */
  ignoreErrors() {
    this.isIgnoring = true;
  }

  /**
   * Runs a function while submissions to an address fail: with an error of the server, or for lack of a network. Their errors, also those that
   * the page logs, are not collected.
   */
  async withFailing<Result>(
    address: string,
    failure: 'server' | 'network',
    run: () => Promise<Result>,
  ): Promise<Result> {
    this.failing = address;
    await this.page.route(address, (route) =>
      failure === 'network'
        ? route.abort('internetdisconnected')
        : route.fulfill({ status: failingStatus, body: 'Service Unavailable' }),
    );
    try {
      return await run();
    } finally {
      await this.page.unroute(address);
    }
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

  /** Changes to built-in objects, see `watchGlobals`. */
  async changedGlobals(): Promise<string[]> {
    const expression = `globalThis[${JSON.stringify(this.parts.globals)}]()`;
    const { result } = await this.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value ?? ['replaced the objects that are compared'];
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
      return await Promise.race([promise, this.timeLimit(limitMs, done.signal), this.parts.ended.promise]);
    } catch (error) {
      if (error instanceof PageStopped || !/\b(closed|crashed)\b/.test((error as Error).message)) throw error;
      // What waits for a tab fails before the tab's own event.
      return await Promise.race([this.parts.ended.promise, Promise.reject(new PageStopped('crash', 'The tab ended.'))]);
    } finally {
      done.abort();
    }
  }

  /** Throws a `PageStopped` after the time limit. If the processor time is known, half of the limit as processor time is enough. */
  private async timeLimit(limitMs: number, signal: AbortSignal): Promise<never> {
    const { processorTime } = this.parts.patience;
    const wallMs = this.limit(limitMs);
    const end = performance.now() + wallMs;
    const before = await processorTime?.();
    let usedMs = 0;
    while (performance.now() < end) {
      await setTimeout(processorTime ? pollMs : end - performance.now(), undefined, { signal });
      if (processorTime) usedMs = ((await processorTime()) - (before ?? 0)) * 1000;
      if (usedMs > limitMs / 2)
        throw new PageStopped('hang', `The page did not respond within ${seconds(usedMs)} s of processor time.`);
    }
    // The machine, not the page, is too slow.
    if (processorTime && usedMs < limitMs / 8)
      throw new BrowserFailed(`A page had no processor time for ${seconds(wallMs)} s.`);
    throw new PageStopped('hang', `The page did not respond within ${seconds(wallMs)} s.`);
  }

  /** Closes the page, also during an endless loop. */
  close(): Promise<void> {
    return inTime(this.parts.context.close().catch(() => {}));
  }
}

const emptyTypes: Record<string, string> = { Document: 'text/html', Script: 'text/javascript' };

/** Answers requests to other hosts with nothing: whether those hosts work is no property of a release. */
async function answer(session: CDPSession, foreign: string[]) {
  session.on('Fetch.requestPaused', ({ requestId, resourceType }) => {
    const responseHeaders = [
      { name: 'content-type', value: emptyTypes[resourceType] ?? 'text/plain' },
      { name: 'access-control-allow-origin', value: '*' },
    ];
    // The page may be closed meanwhile.
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders }).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: foreign.map((urlPattern) => ({ urlPattern })) });
}

/** Turns off analytics and its consent banner, which the shell adds. Runs in the page before its scripts. */
const sendPrivacySignal = () =>
  void Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1', configurable: true });

/** Runs in the page. */
function fireUnloadEvents() {
  dispatchEvent(new PageTransitionEvent('pagehide'));
  dispatchEvent(new Event('unload'));
}

/** Pages must not find out that they are checked. Playwright's other mark is removed by an argument of the browser. */
const userAgentOf = (browser: Browser) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version().split('.')[0]}.0.0.0 Safari/537.36`;

const taskDuration = (metrics: { name: string; value: number }[]) =>
  metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
const seconds = (milliseconds: number) => Math.round(milliseconds / 1000);

const shortUrl = (url: string) => (url.startsWith(origin) ? url.slice(origin.length) : url);
