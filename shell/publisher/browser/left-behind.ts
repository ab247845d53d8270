import type { Violation } from '@portal/contracts/release-status';
import { violation } from '../release/violations.ts';
import type { OpenPage } from './open-page.ts';
import { blankPath } from './serve-build.ts';

/** Drafts of forms and the state of a page need a few kilobytes. All pages of the site share the space. */
const maxStoredBytes = 100_000;

/** Returns errors for cookies and data that would stay in the browser after a rollback, and affect pages of other remotes. */
export async function findStored(open: OpenPage, allowedCookies: string[]): Promise<Violation[]> {
  const cookies = (await open.cookies()).filter((name) => !allowedCookies.includes(name));
  const bytes = await open.run(countStoredBytes);
  const violations: Violation[] = [];
  if (cookies.length > 0)
    violations.push(
      violation('cookies', `The page sets ${cookies.length} cookies: ${cookies.slice(0, 5).join(', ')}.`),
    );
  if (bytes > maxStoredBytes)
    violations.push(violation('storage', `The page stores ${Math.round(bytes / 1000)} kB in the browser.`));
  return violations;
}

/** Leaves the page. Resolves to whether it has stored something, so that a second visit differs from the first one. */
export async function keepsData(open: OpenPage): Promise<boolean> {
  await open.load(blankPath);
  return (await open.run(countStoredBytes)) > 0 || (await open.cookies()).length > 0;
}

/** Stores data of an earlier visit. */
export async function restore(open: OpenPage, stored: Record<string, string>): Promise<void> {
  if (Object.keys(stored).length === 0) return;
  await open.load(blankPath);
  await open.run((entries) => void Object.assign(localStorage, entries), stored);
}

/** Runs in the page. */
async function countStoredBytes(): Promise<number> {
  const entries = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
  const { usage = 0 } = await navigator.storage.estimate();
  return usage + entries.reduce((sum, [key, value]) => sum + key.length + value.length, 0);
}
