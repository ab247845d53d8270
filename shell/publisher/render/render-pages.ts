import type { Violation } from '@portal/contracts/release-status';
import type { RenderedPage } from '../../src/rendered-page.ts';
import { log } from '../platform/log.ts';
import { CheckFailed } from '../release/check-report.ts';
import { type Rule, violation } from '../release/violations.ts';
import { readLines, TooLargeError } from './json-lines.ts';
import { type ChildJob, type ChildMessage, deniedText, parseMessage } from './messages.ts';
import {
  borders,
  isSharedPackage,
  type ReleaseExit,
  type ReleaseProcess,
  startReleaseProcess,
} from './release-process.ts';

const secondsToLoad = 10;
const secondsPerPage = 5;
/** Less withheld time does not extend a limit. */
const minExtraMs = 50;
/** Multiple of a limit after which it ends in any case. */
const maxExtension = 12;
const maxPageLength = 1_000_000;
const maxViolations = 50;
/** Maximum size of all pages of a job in bytes. */
const maxOutput = (pages: number) => 20_000_000 + pages * 100_000;

export type PageResult = RenderedPage & { path: string };

/**
 * Resolves to the pages of a job in the order of its paths. Throws a `CheckFailed` with all violations of the release. Other errors
 * can be retried. `folder` contains the files of the releases.
 */
export async function renderPages(job: ChildJob, folder: string, signal: AbortSignal): Promise<PageResult[]> {
  signal.throwIfAborted();
  const release = startReleaseProcess(job, folder);
  const progress = new Progress(job.paths, release);
  signal.addEventListener('abort', release.kill);

  const pages: PageResult[] = [];
  let exit: ReleaseExit = { code: null, signal: null };
  try {
    progress.awaitNext();
    for await (const value of readLines(release.messages, maxOutput(job.paths.length))) {
      const page = progress.accept(parseMessage(value));
      if (page) pages.push(page);
      progress.awaitNext();
    }
    exit = await release.exit;
  } catch (error) {
    if (error instanceof TooLargeError) progress.stop('output', `The pages are too large. ${error.message}`);
    else if (error instanceof SyntaxError) progress.stop('output', 'The release writes to the channel for pages.');
    else throw error;
  } finally {
    progress.clear();
    release.kill();
    signal.removeEventListener('abort', release.kill);
  }
  signal.throwIfAborted();
  progress.throwViolations(exit);
  return pages;
}

/** Progress and violations of one run of a release. */
class Progress {
  private readonly violations: Violation[] = [];
  private isLoaded = false;
  private index = 0;
  private timer?: NodeJS.Timeout;
  /** Time that extended a limit already. */
  private waited = 0;
  private readonly paths: string[];
  private readonly release: ReleaseProcess;

  constructor(paths: string[], release: ReleaseProcess) {
    this.paths = paths;
    this.release = release;
  }

  get isComplete(): boolean {
    return this.isLoaded && this.index === this.paths.length;
  }

  private get page(): string | undefined {
    return this.isLoaded ? this.paths[this.index] : undefined;
  }

  /** Returns the page of a message that has one. */
  accept(message: ChildMessage | undefined): PageResult | undefined {
    this.clear();
    if (message?.type === 'denied') this.acceptDenial(message);
    else if (message?.type === 'fatal') this.reportError(message.rule, `The release fails: ${message.message}`);
    else if (message?.type === 'loaded' && !this.isLoaded) this.isLoaded = true;
    else if (message && 'path' in message && message.path === this.page) return this.acceptPage(message);
    else this.stop('output', 'The release writes to the channel for pages, or a page that was not requested.');
    return undefined;
  }

  private acceptDenial(message: Extract<ChildMessage, { type: 'denied' }>): void {
    if (!isSharedPackage(message.resource)) this.report('permission', deniedText(message));
  }

  private acceptPage(message: Extract<ChildMessage, { path: string }>): PageResult | undefined {
    const { path } = message;
    const isTooLarge = message.type === 'page' && message.head.length + message.body.length > maxPageLength;
    if (message.type === 'failed') this.reportError(message.rule, `${path} does not render: ${message.message}`);
    if (isTooLarge) this.report('output', `${path} has more than ${maxPageLength / 1000} kB.`);
    this.index++;
    return message.type === 'page' && !isTooLarge ? { path, head: message.head, body: message.body } : undefined;
  }

  /** Kills the release when its next message does not arrive in time. The time it waits for a processor does not count. */
  awaitNext(): void {
    const [seconds, what] = !this.isLoaded
      ? [secondsToLoad, 'The release does not load']
      : [secondsPerPage, this.page === undefined ? 'The release does not end' : `${this.page} does not render`];
    const start = performance.now();
    let waited = this.waited;
    const stopWhenLate = () => {
      const extra = this.release.processorWait() - waited;
      const isOver = extra < minExtraMs || performance.now() - start > seconds * 1000 * maxExtension;
      if (isOver) return this.stop('time', `${what} within ${seconds} s.`);
      waited += extra;
      this.waited = waited;
      this.timer = setTimeout(stopWhenLate, extra);
    };
    this.clear();
    this.timer = setTimeout(stopWhenLate, seconds * 1000);
  }

  clear(): void {
    clearTimeout(this.timer);
  }

  stop(rule: Rule, message: string): void {
    this.report(rule, message);
    this.release.kill();
  }

  /** Reports an error of the release, unless a denied permission, which is reported with more detail, caused it. */
  private reportError(rule: Rule, text: string): void {
    const isDenied = (known: Violation) => known.rule === 'permission' && known.page === this.page;
    if (rule !== 'permission' || !this.violations.some(isDenied)) this.report(rule, text);
  }

  private report(rule: Rule, text: string): void {
    const message = text.slice(0, 1000);
    const isKnown = this.violations.some((known) => known.message === message && known.page === this.page);
    if (!isKnown && this.violations.length < maxViolations) this.violations.push(violation(rule, message, this.page));
  }

  /** Throws unless the release has rendered all pages and has ended by itself. */
  throwViolations({ code, signal }: ReleaseExit): void {
    if (this.violations.length === 0 && (!this.isComplete || code !== 0)) {
      const output = this.release.output();
      log.info({ code, signal, output }, 'a release ended its process');
      // Another release's process or the system may have sent the signal.
      const isByOther = signal && (signal === 'SIGKILL' || !borders.includes('processes'));
      if (/heap out of memory|allocation failed|bad_alloc/i.test(output))
        this.report('memory', 'The release needs more memory than it may use.');
      else if (isByOther) throw new Error(`The process of the release was ended by ${signal}.`);
      else if (code === 0)
        this.report('render', 'The release ends its process, or waits for a promise that never settles.');
      else this.report('render', `The release ends its process (${signal ?? `exit code ${code}`}).`);
    }
    if (this.violations.length > 0) throw new CheckFailed(this.violations);
  }
}
