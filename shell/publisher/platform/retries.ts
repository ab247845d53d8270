const longestPause = 60_000;

/** Back-off of something that the publisher tries at every poll. */
export class Retries {
  /** Error of the last try. */
  error: string | undefined;
  /** Failures since the last success. */
  count = 0;
  private retryAt = 0;
  private readonly pollMilliseconds: number;

  constructor(pollMilliseconds: number) {
    this.pollMilliseconds = pollMilliseconds;
  }

  get isDue(): boolean {
    return Date.now() >= this.retryAt;
  }

  succeeded() {
    this.error = undefined;
    this.count = 0;
    this.retryAt = 0;
  }

  failed(error: string) {
    this.error = error;
    this.count += 1;
    this.retryAt = Date.now() + Math.min(this.pollMilliseconds * 2 ** this.count, longestPause);
  }

  /** Something is not there yet, which is no failure. */
  wait() {
    this.succeeded();
    this.retryAt = Date.now() + Math.min(5 * this.pollMilliseconds, longestPause);
  }
}
