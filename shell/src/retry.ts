const delaysMs = [500, 2_000, 8_000];

/**
 * Calls `load` again when it rejects, because networks change and connections break: four times in 10 s. Rejects with the last
 * error. Firefox 140 does not request a module again that failed in the same document.
 */
export async function retry<T>(load: () => Promise<T>): Promise<T> {
  for (const delay of delaysMs) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return load();
}
