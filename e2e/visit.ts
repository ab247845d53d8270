import type { Page } from '@playwright/test';

/** Opens a page and waits until it is alive. */
export async function visit(page: Page, path: string) {
  const answer = await page.goto(path);
  await comesAlive(page);
  return answer;
}

/** React has taken over what the server drew. */
export const comesAlive = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Marks the document, so that `isSameDocument` can tell a client-side step from a new document. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));

export const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window);
