import type { OpenPage } from './open-page.ts';

const limitMs = 5_000;

/** Clicks a link to another page, as a visitor does. Resolves to whether the address changes. */
export async function followLink(open: OpenPage, selector: string): Promise<boolean> {
  const { page } = open;
  const timeout = open.limit(limitMs);
  const before = page.url();
  const links = page.locator(`${selector}:visible`);
  for (const link of await open.withTimeout(links.all())) {
    const href = await open.withTimeout(link.getAttribute('href', { timeout }));
    if (!href || new URL(href, before).pathname === new URL(before).pathname) continue;
    const left = page.waitForURL((url) => url.href !== before, { waitUntil: 'commit', timeout });
    const clicked = link.click({ timeout, noWaitAfter: true });
    return open.withTimeout(
      Promise.all([left, clicked]).then(
        () => true,
        () => false,
      ),
      2 * limitMs,
    );
  }
  return true;
}
