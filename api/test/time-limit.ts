const LIMIT_MS = 15 * 60_000;

/** Ends Jest when a test file takes longer than 15 minutes, because jest-light-runner has no time limits. */
export default class TimeLimit {
  readonly #timers = new Map<string, NodeJS.Timeout>();

  onTestFileStart({ path }: { path: string }) {
    const end = () => {
      process.stderr.write(`Too slow: ${path} has not ended after ${LIMIT_MS / 60_000} minutes.\n`);
      process.exit(1);
    };
    this.#timers.set(path, setTimeout(end, LIMIT_MS));
  }

  onTestFileResult({ path }: { path: string }) {
    clearTimeout(this.#timers.get(path));
  }
}
