import type { SourceStatus } from '@portal/contracts/release-status';
import { log } from '../platform/log.ts';
import { Retries } from '../platform/retries.ts';
import { CheckFailed } from '../release/check-report.ts';
import { releaseSource } from '../release/release-source.ts';

const readMilliseconds = 10_000;

/**
 * The source of a remote: what was last read from it, and when it is processed again. A manifest is processed once; after an
 * error of source, disk or renderer it is retried with back-off.
 */
export class PolledSource {
  private readonly remote: string;
  private readonly retries: Retries;
  private readonly read: SourceStatus;
  private processed: string | undefined;
  private failed: string | undefined;

  constructor(remote: string, address: string, pollMilliseconds: number) {
    this.remote = remote;
    this.retries = new Retries(pollMilliseconds);
    this.read = { address };
  }

  get files() {
    return releaseSource(this.read.address);
  }

  set address(address: string) {
    this.read.address = address;
  }

  get status(): SourceStatus {
    const error = this.read.error ?? this.retries.error;
    return { ...this.read, ...(error && { error }) };
  }

  /** Number of failures with the manifest that was last read. */
  get failures(): number {
    return this.retries.count;
  }

  /** The next poll returns the manifest, even if it was processed before. */
  processAgain() {
    this.processed = undefined;
    this.succeeded();
  }

  /**
   * Reads the source. Resolves to the manifest if it must be processed: it is new, unfinished, or due for a retry. Throws a `CheckFailed`
   * when it is no manifest.
   */
  async poll(signal: AbortSignal, isUnfinished: boolean): Promise<string | undefined> {
    const manifest = await this.readManifest(signal);
    if (!manifest || (manifest === this.processed && !isUnfinished)) return undefined;
    if (manifest !== this.failed) this.succeeded();
    if (!this.retries.isDue) return undefined;
    // A command during the processing may request it once more.
    this.processed = manifest;
    return manifest;
  }

  succeeded() {
    this.failed = undefined;
    this.retries.succeeded();
  }

  /** Schedules the next retry. */
  failedWith(manifest: string, error: string) {
    this.processed = undefined;
    this.failed = manifest;
    this.retries.failed(error);
    log.error({ remote: this.remote, error }, 'a release could not be checked; retrying');
  }

  /** Schedules another try for a manifest that cannot be processed yet. */
  waitWith(manifest: string) {
    this.processed = undefined;
    this.failed = manifest;
    this.retries.wait();
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
      if (caught instanceof CheckFailed) throw caught;
      return undefined;
    }
  }
}
