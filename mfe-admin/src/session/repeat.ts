import { ApiError } from '@portal/staff-client/api-error';

/** Debounce of storing. */
const storeDelayMs = 400;
const retryDelaysMs = [2_000, 5_000, 15_000, 30_000];
/** How long a request may take before the page says that its result is not known. */
const silenceMs = 8_000;

export const delayAfter = (failures: number) =>
  retryDelaysMs[Math.min(failures, retryDelaysMs.length) - 1] ?? storeDelayMs;

/** Whether an error says that nothing was sent. A response that is lost, or that a proxy gives, says nothing; a session that ends neither. */
function isKnown(error: unknown, attempt: number): boolean {
  if (!(error instanceof ApiError && error.isOfApi) || (error.status >= 500 && error.status !== 503)) return false;
  return attempt === 1 || ![401, 403, 429, 503].includes(error.status);
}

/** Repeats a request until its result is known. Throws when it was not carried out. `onSilent`: the result is not known, or not yet. */
export async function repeatUntilKnown<Result>(request: () => Promise<Result>, onSilent: () => void): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    const timer = setTimeout(onSilent, silenceMs);
    try {
      return await request();
    } catch (error) {
      if (isKnown(error, failures)) throw error;
      onSilent();
      await new Promise((resolve) => setTimeout(resolve, delayAfter(failures)));
    } finally {
      clearTimeout(timer);
    }
  }
}
