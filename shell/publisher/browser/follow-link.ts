import { becomes } from './load-page.ts';
import type { OpenPage } from './open-page.ts';

/** Links that visitors follow in the same tab. */
const followable = ':not([target=_blank], [download], [aria-disabled=true], [inert] *)';

/** Resolves to the path of a visible link to another page of the same remote. */
export const ownLink = (open: OpenPage, ownPaths: string[]) => open.run(findOwnLink, ownPaths, followable);

/** Follows the first visible link that a selector matches and that leads to another page. Resolves to whether the address changes. */
export async function followLink(open: OpenPage, selector: string): Promise<boolean> {
  const before = open.page.url();
  const isFocused = await open.run(focusLink, selector + followable);
  if (isFocused === undefined) return true;
  // A pointer misses links that move, e.g. in a carousel.
  await open.withTimeout(open.page.keyboard.press('Enter'));
  return isFocused && becomes(open, () => open.page.url() !== before);
}

/** Runs in the page. */
function findOwnLink(ownPaths: string[], followable: string): string | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[href^="/"]${followable}`)]
    .filter((link) => link.checkVisibility() && link.pathname !== location.pathname)
    .find((link) => ownPaths.includes(link.pathname))
    ?.getAttribute('href') as string | undefined;
}

/** Returns whether a link has the focus, or `undefined` without a link. Runs in the page. */
function focusLink(selector: string): boolean | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  const link = links.find((one) => one.checkVisibility() && one.pathname !== location.pathname);
  link?.focus();
  return link && document.activeElement === link;
}
