import type { Page } from '@playwright/test';
import { openHydrated } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const words = [
  ['Safer', 'physical-security'],
  ['Smarter', 'audiovisual'],
  ['Connected', 'connectivity'],
  ['Secured', 'it-security'],
] as const;

const word = (page: Page, text: string) => page.getByRole('heading', { level: 1 }).getByText(text);

/** Expects one system at full opacity and the others dimmed, or all at full opacity. */
async function expectLit(page: Page, lit?: string) {
  for (const [, practice] of words) {
    const systems = page.locator(`svg[data-drawing] [data-system][data-practice=${practice}]`);
    for (const system of await systems.all())
      await expect(system).toHaveCSS('opacity', !lit || practice === lit ? '1' : '0.18');
  }
}

test('a word of the heading lights its system under the pointer', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/');
  await expectLit(page);
  for (const [text, practice] of words) {
    await word(page, text).hover();
    await expectLit(page, practice);
  }
  await page.getByRole('link', { name: 'See all services' }).hover();
  await expectLit(page);
});

test('the keyboard lights one system after the other, and all again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See all services' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'All four' })).toBeFocused();
  await expectLit(page);
  for (const [, practice] of words) {
    await page.keyboard.press('ArrowDown');
    await expectLit(page, practice);
  }
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'All four' })).toBeChecked();
  await expectLit(page);
});

test('on a phone, a word of the heading brings the drawing into view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openHydrated(page, '/');
  await word(page, 'Secured').click();
  await expect(page.locator('svg[data-drawing]').first()).toBeInViewport({ ratio: 1 });
  await expectLit(page, 'it-security');
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, javaScriptEnabled: false });

  test('the drawing is complete, and a tap on a word lights its system', async ({ page }) => {
    await page.goto('/');
    await expectLit(page);
    for (const [text, practice] of words) {
      await word(page, text).tap();
      await expectLit(page, practice);
    }
    await page.getByText('All four', { exact: true }).tap();
    await expectLit(page);
  });

  test('a tap on the key of a city lights a system', async ({ page }) => {
    await page.goto('/austin');
    await page.getByRole('group', { name: 'Show one system' }).getByText('Audio/Visual').tap();
    await expectLit(page, 'audiovisual');
  });
});

test.describe('at 375 px', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  for (const path of ['/', '/austin', '/san-antonio'])
    test(`the labels of the building of ${path} are legible, apart and inside the window`, async ({ page }) => {
      await page.goto(path);
      const labels = await page.locator('svg[data-drawing]:has([data-system]) text:visible').evaluateAll((all) =>
        (all as SVGTextElement[]).map((text) => {
          const { x, y, width, height } = text.getBBox();
          const matrix = text.getScreenCTM() as DOMMatrix;
          const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(matrix);
          const { x: right, y: bottom } = new DOMPoint(x + width, y + height).matrixTransform(matrix);
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * matrix.a;
          return { text: text.textContent, size, left, top, right, bottom };
        }),
      );
      expect(labels.length).toBeGreaterThan(6);
      for (const { text, size, left, right } of labels) {
        expect(size, text).toBeGreaterThanOrEqual(11);
        expect(left, text).toBeGreaterThanOrEqual(0);
        expect(right, text).toBeLessThanOrEqual(375);
      }
      for (const [index, one] of labels.entries())
        for (const other of labels.slice(index + 1))
          expect(
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
            `${one.text} and ${other.text}`,
          ).toBe(true);
    });
});
