import type { Violation } from '@portal/contracts/release-status';
import { followLink } from './follow-link.ts';
import { hydrated, loadPage } from './load-page.ts';
import type { OpenPage } from './open-page.ts';

/** Time for timers that a page leaves behind. */
const leftTimersMs = 1_200;

/**
 * Leaves the page by a link to another page of the same remote, if it has one, and returns. Then opens it a second time, with what the first
 * visit has stored. Errors that this causes are collected.
 */
export async function leaveAndReturn(open: OpenPage, { path, ownPaths }: Visited): Promise<Violation[]> {
  const target = await open.run(findOwnLink, ownPaths);
  if (target && (await followLink(open, `a[href="${target}"]`))) await goBack(open);
  await loadPage(open, path);
  open.documents.splice(1);
  return [];
}

interface Visited {
  path: string;
  ownPaths: string[];
}

async function goBack(open: OpenPage): Promise<void> {
  // Not every link navigates in the same document.
  await open.withTimeout(open.page.waitForLoadState());
  await hydrated(open);
  await open.rest(leftTimersMs);
  await open.withTimeout(open.page.goBack({ timeout: 0 }));
  await hydrated(open);
  await open.rest(leftTimersMs);
}

/** Returns the path of a visible link to another page of the same remote. Runs in the page. */
export function findOwnLink(ownPaths: string[]): string | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href], a[href]')]
    .filter((link) => link.checkVisibility() && link.pathname !== location.pathname && ownPaths.includes(link.pathname))
    .map((link) => link.getAttribute('href') ?? '')
    .find((href) => href.startsWith('/'));
}
