import type { Violation } from '@portal/contracts/release-status';
import { violation } from '../release/violations.ts';
import { findHidden } from './in-page/visibility.ts';
import type { OpenPage } from './open-page.ts';
import { PageStopped } from './time-limit.ts';

const maxControls = 15;
const maxScrolls = 12;
/** Text that appears when visitors point at something, or slides that are not shown. */
const maxHiddenShare = 0.5;

/**
 * Scrolls to the end of the page, and uses each question, tab, button, list and field that is not part of a form, and each link out, once, and
 * closes what it opens. Ends when a control leads to another page. Resolves to errors for what cannot be reached afterwards. Errors that this
 * causes are collected like all others.
 */
export async function clickControls(open: OpenPage): Promise<Violation[]> {
  const { page } = open;
  await open.run(stayOnSite);
  const errors = await scrollDown(open);
  try {
    for (let index = 0; index < maxControls && !open.hasLeft; index++) {
      const control = await open.run(showControl, index);
      if (!control) break;
      const { x, y, key } = control;
      await open.withTimeout(key ? page.keyboard.press(key) : page.mouse.click(x, y));
      await open.run(pause);
      await open.withTimeout(page.keyboard.press('Escape'));
    }
    await open.run(pause);
  } catch (error) {
    if (error instanceof PageStopped || !open.hasLeft) throw error;
  }
  if (open.hasLeft) return errors;
  const hidden = await open.run(findHidden, true);
  return [
    ...errors,
    ...hidden.map((message) => violation('visibility', `After each control was used once ${message}`)),
  ];
}

/**
 * Scrolls to the end of the page in steps, and back. Resolves to an error when the page does not stay where it is scrolled to, or when most
 * of its text is still invisible at the end.
 */
async function scrollDown(open: OpenPage): Promise<Violation[]> {
  let top = -1;
  let hidden = 0;
  for (let step = 0; step < maxScrolls; step++) {
    const { reached, kept } = await open.run(scrollOn);
    // A page can become a little shorter when its parts are rendered.
    if (kept < reached / 2) return [violation('visibility', 'The page scrolls back by itself.')];
    if (kept <= top) {
      hidden = await open.run(hiddenShare);
      break;
    }
    top = kept;
  }
  await open.run(() => scrollTo({ top: 0, behavior: 'instant' }));
  if (hidden <= maxHiddenShare) return [];
  return [violation('visibility', `After scrolling, ${Math.round(hidden * 100)} % of the text is invisible.`)];
}

/** Returns the share of the text that has a place on the page and cannot be seen. Runs in the page. */
function hiddenShare(): number {
  const lengths = { shown: 0, hidden: 0 };
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, nodeValue } = node;
    if (!parent?.checkVisibility()) continue;
    const isShown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    lengths[isShown ? 'shown' : 'hidden'] += nodeValue?.trim().length ?? 0;
  }
  return lengths.hidden / (lengths.shown + lengths.hidden || 1);
}

/** Scrolls by one window. Resolves to the position, at once and when the page rests. Runs in the page. */
async function scrollOn() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  scrollBy({ top: innerHeight, behavior: 'instant' });
  const reached = scrollY;
  // Smooth scrolling takes a while.
  for (let kept = -1, step = 0; kept !== scrollY && step < 20; step++) {
    kept = scrollY;
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await frame();
  }
  return { reached, kept: scrollY };
}

/** Runs in the page. */
function stayOnSite() {
  const stay = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && link.origin !== location.origin) event.preventDefault();
  };
  addEventListener('click', stay, true);
}

/** Scrolls to a control and returns its middle, or focuses a field and returns the key that changes it. Runs in the page. */
function showControl(index: number): { x: number; y: number; key?: string } | undefined {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)];
  const links = all('a[href]') as HTMLAnchorElement[];
  const controls = [
    ...all('summary, [role=tab], button:enabled:not([type=submit], form button:not([type]))'),
    ...all('select:enabled, input:enabled').filter((field) => !field.closest('form')),
    ...links.filter(({ origin }) => origin !== location.origin),
  ].filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const control = controls[index];
  if (!control) return undefined;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  if (!control.matches('select, input') || control.matches('[type=checkbox], [type=radio]')) return point;
  control.focus();
  return { ...point, key: control.matches('select, [type=range], [type=number]') ? 'ArrowDown' : 'a' };
}

/** Resolves when the page has handled events and rendered. Runs in the page. */
export const pause = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
