import type { Page } from '@playwright/test';

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await waitForHydration(page);
  return response;
}

export const waitForHydration = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Marks the document, so that `isSameDocument` can distinguish a client-side navigation from a document load. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));

export const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window);
