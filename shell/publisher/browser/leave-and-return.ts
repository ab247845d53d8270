import type { Violation } from '@portal/contracts/release-status';
import { violation } from '../release/violations.ts';
import { followLink, ownLink } from './follow-link.ts';
import { hydrated, loadPage } from './load-page.ts';
import type { OpenPage } from './open-page.ts';

/** Time for timers that a page leaves behind. */
const leftTimersMs = 1_200;

/**
 * Leaves the page by a link to another page of the same remote, if it has one, and returns. Then opens it a second time, with what the first
 * visit has stored. Errors that this causes are collected.
 */
export async function leaveAndReturn(open: OpenPage, { path, ownPaths }: Visited): Promise<Violation[]> {
  const target = await ownLink(open, ownPaths);
  if (target) {
    const before = await open.run(readContent);
    if (await followLink(open, `a[href="${target}"]`)) await goBack(open);
    // A link can open something in the page instead.
    else if ((await open.run(readContent)) === before)
      return [violation('navigation', `The link to ${target} does nothing.`)];
  }
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

/** Returns what visitors and screen readers get. Runs in the page. */
// biome-ignore lint/performance/useDomNodeTextContent: a popover changes no element
const readContent = () => document.body.outerHTML + document.body.innerText;
