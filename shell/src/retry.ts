const delaysMs = [500, 2_000, 8_000];

/**
 * Calls `load` again when it rejects, because networks change and connections break: four times in 10 s. Reports every error, and
 * rejects with the last one. Browsers request a failed module again in the same document since 2026 (whatwg/html pull request 10327).
 * Older ones, e.g. Firefox 140 and Chromium 153, reject with the same error.
 */
export async function retry<T>(load: () => Promise<T>): Promise<T> {
  for (const delay of delaysMs) {
    try {
      return await load();
    } catch (error) {
      reportError(error);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return load();
}
