import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each color mode on one kind of screen: colors do not depend on the width, and layouts do not depend on the mode. */
export const appearances = [
  { colorScheme: 'light', viewport: { width: 375, height: 740 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const;

/** Returns axe's violations on the page as it is. */
export async function axeViolations(page: Page, disabledRules: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(tags).disableRules(disabledRules);
  const { violations } = await axe.setLegacyMode().analyze();
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;
  return violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Returns axe's violations in light and in dark mode, without loading the page again. */
export async function axeViolationsInBothModes(page: Page): Promise<string[]> {
  const violations: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    violations.push(...(await axeViolations(page)));
  }
  return violations;
}
