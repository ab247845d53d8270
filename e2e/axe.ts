import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const screens = [
  { width: 375, height: 740 },
  { width: 1280, height: 800 },
];

/** What axe objects to on the page as it stands. */
export const objections = (page: Page, without: string[] = []) =>
  judge(page, new AxeBuilder({ page }).withTags(rules).disableRules(without));

/** The same on a telephone and on a wide screen, in a light and in a dark scheme, without opening the page again. */
export async function objectionsInEveryLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme: 'light' });
    found.push(...(await objections(page)));
    const light = await page.evaluate(colours);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Where a dark scheme changes no colour, axe could only repeat itself.
    if ((await page.evaluate(colours)) !== light) found.push(...(await objections(page)));
  }
  return found;
}

/** Runs in the page: whatever a scheme may change. */
const colours = () =>
  Array.from(document.querySelectorAll('*'), (one) => {
    const { display, color, backgroundColor, backgroundImage, borderColor, opacity } = getComputedStyle(one);
    return [display, color, backgroundColor, backgroundImage, borderColor, opacity].join();
  }).join('\n');

async function judge(page: Page, axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze();
  const look = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;
  return violations.map(({ id, nodes }) => `${look}: ${id} ${nodes.map(({ html }) => html).join(' ')}`);
}
