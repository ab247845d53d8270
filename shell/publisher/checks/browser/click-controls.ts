import type { Violation } from '@portal/contracts/release-status';
import { violation } from '../rules.ts';
import { findHidden } from './in-page/visibility.ts';
import type { OpenPage } from './open-page.ts';

const maxControls = 15;

/**
 * Clicks each question, tab and button of the page once, and closes what it opens. Resolves to errors for what cannot be reached
 * afterwards. Errors that the clicks cause are collected like all others.
 */
export async function clickControls(open: OpenPage): Promise<Violation[]> {
  const { page } = open;
  for (let index = 0; index < maxControls && !open.hasLeft; index++) {
    const point = await open.run(showControl, index);
    if (!point) break;
    await open.withTimeout(page.mouse.click(point.x, point.y));
    await open.run(pause);
    await open.withTimeout(page.keyboard.press('Escape'));
    await open.run(pause);
  }
  if (open.hasLeft) return [];
  const hidden = await open.run(findHidden, true);
  return hidden.map((message) => violation('visibility', `After each control was used once ${message}`));
}

/** Scrolls to a control and returns its middle. Runs in the page. */
function showControl(index: number): { x: number; y: number } | undefined {
  const controls = [
    ...document.querySelectorAll(
      'main :is(summary, [role=tab], button:enabled:not([type=submit], form button:not([type])))',
    ),
  ].filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const control = controls[index];
  if (!control) return undefined;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Resolves when the page has handled events and rendered. Runs in the page. */
const pause = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
