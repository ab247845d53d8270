import type { Violation } from '@portal/contracts/release-status';
import type { Page, Request } from 'playwright-core';
import { type Rule, violation } from '../release/violations.ts';
import { origin } from './serve-build.ts';

/** Status of submissions that fail, see `withFailing`. */
const failingStatus = 503;
/** Chromium ends requests when an interface of the machine appears or disappears, e.g. with a container or another Wi-Fi, and when it sleeps. */
export const isOfMachine = (reason: string) => /^net::ERR_NETWORK_(CHANGED|IO_SUSPENDED)$/.test(reason);

/** What happens in a page: its errors, documents and requests. */
export class PageEvents {
  /** Errors that the page caused by itself. */
  readonly errors: Violation[] = [];
  /** Paths of the documents that this page requested. */
  readonly documents: string[] = [];
  /** Whether the machine ended requests. What the page does without them says nothing about it. */
  isInterrupted = false;
  /** Number of requests. */
  requests = 0;
  /** Number of those for data. */
  dataRequests = 0;
  /** Requests for documents, scripts and data without a response. */
  private readonly pending = new Set<Request>();
  readonly page: Page;
  protected isIgnoring = false;
  /** Address of which the page expects failures. */
  private failing?: string;

  constructor(page: Page) {
    this.page = page;
    const { errors } = this;
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
      this.pending.delete(request);
      const reason = request.failure()?.errorText ?? '';
      this.isInterrupted ||= isOfMachine(reason);
      const isExpected = reason === 'net::ERR_ABORTED' || request.url() === this.failing;
      if (!isExpected) add('request', `${shortUrl(request.url())} failed: ${reason}.`);
    });
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('response', (response) => {
      // Pages of other remotes are not served.
      const isOther = response.request().isNavigationRequest() && this.hasLeft;
      const isExpected = isOther || (response.status() === failingStatus && response.url() === this.failing);
      if (response.status() >= 400 && !isExpected)
        add('request', `${shortUrl(response.url())} returned ${response.status()}.`);
    });
    page.on('request', (request) => {
      this.requests += 1;
      if (['fetch', 'xhr'].includes(request.resourceType())) this.dataRequests += 1;
      if (['document', 'fetch', 'xhr', 'script'].includes(request.resourceType())) this.pending.add(request);
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        this.documents.push(shortUrl(request.url()));
    });
  }

  /** Whether the page has navigated to another document or reloaded. */
  get hasLeft(): boolean {
    return this.documents.length > 1;
  }

  /** Whether the page has requested something that has not arrived. */
  get isWaiting(): boolean {
    return this.pending.size > 0;
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

  protected forget() {
    this.errors.length = 0;
    this.documents.length = 0;
    this.pending.clear();
    this.isIgnoring = false;
    this.failing = undefined;
  }
}

const shortUrl = (url: string) => (url.startsWith(origin) ? url.slice(origin.length) : url);
