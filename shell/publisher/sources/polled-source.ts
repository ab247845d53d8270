import type { SourceStatus } from '@portal/contracts/release-status';
import { log } from '../log.ts';
import { releaseSource } from './release-source.ts';

const readMilliseconds = 10_000;
const longestPause = 60_000;

/**
 * The source of a remote: what was last read from it, and when it is processed again. A manifest is processed once; after an
 * error of source, disk or renderer it is retried with back-off.
 */
export class PolledSource {
  private readonly remote: string;
  private readonly pollMilliseconds: number;
  private readonly read: SourceStatus;
  private processed: string | undefined;
  private failed: { manifest: string; count: number; error: string; retryAt: number } | undefined;

  constructor(remote: string, address: string, pollMilliseconds: number) {
    this.remote = remote;
    this.pollMilliseconds = pollMilliseconds;
    this.read = { address };
  }

  get files() {
    return releaseSource(this.read.address);
  }

  set address(address: string) {
    this.read.address = address;
  }

  get status(): SourceStatus {
    const error = this.read.error ?? this.failed?.error;
    return { ...this.read, ...(error && { error }) };
  }

  /** The next poll returns the manifest, even if it was processed before. */
  processAgain() {
    this.processed = undefined;
    this.failed = undefined;
  }

  /** Reads the source. Resolves to the manifest if it must be processed: it is new, `isRequired`, or due for a retry. */
  async poll(isRequired: boolean, signal: AbortSignal): Promise<string | undefined> {
    const manifest = await this.readManifest(signal);
    const isWaiting = this.failed?.manifest === manifest && Date.now() < (this.failed?.retryAt ?? 0);
    if (manifest === undefined || isWaiting || (manifest === this.processed && !isRequired)) return undefined;
    // A command during the processing may request it once more.
    this.processed = manifest;
    return manifest;
  }

  succeeded() {
    this.failed = undefined;
  }

  /** Schedules the next retry. */
  failedWith(manifest: string, error: string) {
    this.processed = undefined;
    const count = this.failed?.manifest === manifest ? this.failed.count + 1 : 1;
    const pause = Math.min(this.pollMilliseconds * 2 ** count, longestPause);
    this.failed = { manifest, count, error, retryAt: Date.now() + pause };
    log.error({ remote: this.remote, error }, 'a release could not be checked; retrying');
  }

  private async readManifest(signal: AbortSignal): Promise<string | undefined> {
    const before = this.read.error;
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(readMilliseconds)]);
      const manifest = await this.files.readManifest('release.json', limit);
      this.read.readAt = new Date().toISOString();
      this.read.error = undefined;
      return manifest;
    } catch (caught) {
      if (signal.aborted) return undefined;
      const error = (caught as Error).message;
      this.read.error = error;
      if (error !== before)
        log.warn({ remote: this.remote, source: this.read.address, error }, 'a source cannot be read');
      return undefined;
    }
  }
}
