import { setTimeout as sleep } from 'node:timers/promises';
import type { PublisherEnv } from '../../env.ts';
import { log } from '../../log.ts';
import type { SiteBuild } from '../site-build.ts';

/** Limit of the protocol. */
const urlsPerRequest = 10_000;
const requestMilliseconds = 10_000;
/** About an hour in total. */
const retryMilliseconds = [10_000, 60_000, 300_000, 900_000, 2_400_000];

/** Returns the pages of a build that are new, or whose text is not that of the build before. */
export const pagesWithNewText = ({ pages }: SiteBuild, before?: SiteBuild): string[] =>
  Object.entries(pages).flatMap(([path, { text }]) => (before?.pages[path]?.text === text ? [] : [path]));

/**
 * Submits changed pages to search engines: https://www.indexnow.org/documentation. Runs beside the publisher: errors are
 * logged and retried, and what is not submitted when the publisher ends is in the sitemap.
 */
export class IndexNow {
  private readonly endpoint: string | undefined;
  private readonly key: string;
  private readonly origin: string;
  private readonly retries: readonly number[];
  private readonly signal: AbortSignal;
  private readonly pending = new Set<string>();
  private submitting: Promise<void> | undefined;

  /** @param retries milliseconds before each retry */
  constructor({ indexNowKey = '', indexNowUrl, site }: PublisherEnv, signal: AbortSignal, retries = retryMilliseconds) {
    this.key = indexNowKey;
    this.origin = site.url;
    this.endpoint = isThisMachine(site.url) ? undefined : indexNowUrl;
    this.signal = signal;
    this.retries = retries;
  }

  /** Submits pages without waiting for it. Those that wait for a retry are submitted with them. */
  submit(paths: readonly string[]) {
    if (!this.endpoint) return;
    for (const path of paths) this.pending.add(this.origin + path);
    this.submitting ??= this.submitPending(this.endpoint)
      .catch((error: Error) => log.error({ error: error.message }, 'changed pages were not submitted to IndexNow'))
      .finally(() => {
        this.submitting = undefined;
      });
  }

  /** Resolves when nothing is being submitted. */
  async stopped() {
    await this.submitting;
  }

  private async submitPending(endpoint: string) {
    for (let attempt = 0; this.pending.size > 0 && !this.signal.aborted; ) {
      const urls = [...this.pending].slice(0, urlsPerRequest);
      const error = await this.post(endpoint, urls);
      if (!error) {
        for (const url of urls) this.pending.delete(url);
        attempt = 0;
        continue;
      }
      const wait = error.isFinal ? undefined : this.retries[attempt];
      if (wait === undefined) {
        this.pending.clear();
        throw error;
      }
      log.warn({ error: error.message, retryInSeconds: wait / 1000 }, 'IndexNow did not accept changed pages');
      attempt += 1;
      await sleep(wait, undefined, { signal: this.signal }).catch(() => {});
    }
  }

  private async post(endpoint: string, urlList: string[]): Promise<SubmissionError | undefined> {
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({
          host: new URL(this.origin).host,
          key: this.key,
          keyLocation: `${this.origin}/${this.key}.txt`,
          urlList,
        }),
        redirect: 'error',
        signal: AbortSignal.any([this.signal, AbortSignal.timeout(requestMilliseconds)]),
      });
      await response.body?.cancel();
      if (!response.ok) return new SubmissionError(`IndexNow returned ${response.status}.`, isFinal(response.status));
      log.info({ pages: urlList.length, status: response.status }, 'changed pages were submitted to IndexNow');
      return undefined;
    } catch (error) {
      return new SubmissionError((error as Error).message, false);
    }
  }
}

class SubmissionError extends Error {
  /** Whether the same request will never be accepted. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** 403: the engine has not found the key. It may be at a server that does not have the new site build yet. */
const isFinal = (status: number) => status >= 400 && status < 500 && ![403, 408, 429].includes(status);

const isThisMachine = (url: string) => /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);
