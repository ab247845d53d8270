import type { Page } from '@playwright/test';
import { pauseClock, waitForEffects } from '../../fixtures/clock.ts';
import { aContactRequest, fillContactForm } from '../../fixtures/contact-request.ts';
import { isSameDocument, markDocument, openHydrated } from '../../fixtures/open-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { toastOn } from '../../fixtures/toast.ts';

// Animations are part of these requirements.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Submits the contact form with a mocked response and waits for the toast. */
async function submitContactForm(page: Page, status = 201) {
  await page.route('/api/contact', (route) => route.fulfill({ status, json: { id: 1 } }), { times: 1 });
  await fillContactForm(page, aContactRequest());
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(toastOn(page)).toBeVisible();
}

/** Resolves to the durations of the animations inside an element, in seconds. */
const animationDurations = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((root) =>
      [
        ...new Set(
          root.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getTiming().duration) / 1000),
        ),
      ].sort((a, b) => a - b),
    );

for (const title of ['IT Security', 'Audio/Visual']) {
  test(`2 and 9: Explore ${title} does a full navigation to /services and scrolls down by half a window height after 100 ms`, async ({
    page,
  }) => {
    // Records the delay of the timer whose callback scrolls the page.
    await page.addInitScript(() => {
      const { setTimeout, scrollBy } = window;
      let delay: number | undefined;
      Object.assign(window, {
        setTimeout: (callback: () => void, ms?: number, ...rest: unknown[]) =>
          setTimeout(
            (...args: []) => {
              delay = ms;
              callback(...args);
              delay = undefined;
            },
            ms,
            ...rest,
          ),
        scrollBy: (options: ScrollToOptions) => {
          Object.assign(window, { scrolled: { top: options.top, delay } });
          scrollBy(options);
        },
      });
    });
    await openHydrated(page, '/');
    await markDocument(page);
    await page.getByRole('link', { name: `Explore ${title}` }).click();
    await expect(page).toHaveURL('/services');
    expect(await isSameDocument(page)).toBe(false);

    const half = (page.viewportSize()?.height ?? 0) / 2;
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(half);
    expect(await page.evaluate(() => Reflect.get(window, 'scrolled'))).toEqual({ top: half, delay: 100 });
  });
}

for (const [title, slug] of [
  ['IT Security', 'it-security'],
  ['Audio/Visual', 'audio-visual'],
] as const) {
  test(`after Explore ${title} its card is in view, on large screens of different heights`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, height] of [
      [1024, 768],
      [1280, 720],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openHydrated(page, '/');
      await page.getByRole('link', { name: `Explore ${title}` }).click();
      await expect(page).toHaveURL('/services');
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(height / 2);

      const header = await page.getByRole('banner').boundingBox();
      const card = page.locator(`#${slug}`);
      const heading = await card.getByRole('heading', { level: 2 }).boundingBox();
      const lastLink = await card.getByRole('link').last().boundingBox();
      expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
      expect((lastLink?.y ?? 0) + (lastLink?.height ?? 0)).toBeLessThan(height);
    }
  });
}

test('links of cards on the home and services pages are at least 44 px high on phones', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  for (const path of ['/', '/services']) {
    await page.goto(path);
    const heights = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(15);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  }
});

test('2: Explore Physical Security and Explore Networking are client-side navigations to the top of /services', async ({
  page,
}) => {
  for (const title of ['Physical Security', 'Networking']) {
    await openHydrated(page, '/');
    await markDocument(page);
    await page.getByRole('link', { name: `Explore ${title}` }).click();
    await expect(page).toHaveURL('/services');
    expect(await isSameDocument(page)).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test('9: cached data never goes stale, no polling, no refetch on window focus', async ({ staff }) => {
  let requests = 0;
  staff.on('request', (request) => {
    if (request.url().endsWith('/api/admin/account/sessions')) requests += 1;
  });
  await staff.clock.install();
  await staff.goto('/admin/account');
  await expect(staff.getByText(/^This browser/)).toBeVisible();
  await expect.poll(() => requests).toBe(1);
  await staff.clock.fastForward('01:00:00');
  await staff.evaluate(() => {
    for (const event of ['visibilitychange', 'focus']) {
      document.dispatchEvent(new Event(event));
      window.dispatchEvent(new Event(event));
    }
  });
  await staff.clock.runFor(2000);
  expect(requests).toBe(1);
});

test('9: no retries for reads', async ({ staff, pageErrors }) => {
  pageErrors.allow(/503/);
  let requests = 0;
  await staff.route('**/api/admin/account/sessions', (route) => {
    requests += 1;
    return route.fulfill({ status: 503 });
  });
  await staff.clock.install();
  await staff.goto('/admin/account');
  await expect(staff.getByRole('alert')).toBeVisible();
  await staff.clock.fastForward('00:30');
  await staff.clock.runFor(2000);
  expect(requests).toBe(1);
});

test('9: no retries for writes', async ({ page, pageErrors }) => {
  pageErrors.allow(/503/);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) requests += 1;
  });
  await page.clock.install();
  await openHydrated(page, '/contact');
  await submitContactForm(page, 503);
  await page.clock.fastForward('00:30');
  await page.clock.runFor(2000);
  expect(requests).toBe(1);
});

test('9, toasts: at most 1 visible at a time', async ({ page, pageErrors }) => {
  pageErrors.allow(/503/);
  await openHydrated(page, '/contact');
  await submitContactForm(page, 503);
  await submitContactForm(page, 201);
  await expect(toastOn(page)).toHaveText([/^Success!/]);
});

test('9, toasts: default duration 5000 ms', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/contact');
  await page.route('/api/contact', (route) => route.fulfill({ status: 201, json: { id: 1 } }));
  await fillContactForm(page, aContactRequest());
  await pauseClock(page);
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(toastOn(page)).toBeVisible();
  await waitForEffects(page);

  await page.clock.runFor(4999);
  await expect(toastOn(page)).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(1);
  await expect(toastOn(page)).toHaveCount(0);
});

/** Shows the notice of a form that was sent. The clock stands still, so that it does not close by itself. */
async function showLastingToast(page: Page) {
  await page.clock.install();
  await openHydrated(page, '/contact');
  await pauseClock(page);
  await submitContactForm(page);
}

test('9, toasts: swipe to the right with a 50 px threshold', async ({ page }) => {
  await showLastingToast(page);
  const drag = async (distance: number) => {
    const box = await toastOn(page).boundingBox();
    if (!box) throw new Error('The toast has no box.');
    const [x, y] = [box.x + 120, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(45);
  await expect(toastOn(page)).toHaveAttribute('data-swipe', 'cancel');
  await expect(toastOn(page)).toBeVisible();
  await drag(60);
  await expect(toastOn(page)).toHaveCount(0);
});

test('9, toasts: F8 focuses the notification region', async ({ page }) => {
  await showLastingToast(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
});

test('9, toasts: maximum width 420 px on medium screens and up', async ({ page }) => {
  await showLastingToast(page);
  const region = toastOn(page).locator('..');
  for (const [width, widest] of [
    [1280, 420],
    [768, 420],
    [600, 600],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect((await region.boundingBox())?.width).toBe(widest);
  }
});

test('9, cosmetic: hero animations of 4s to 6s', async ({ page }) => {
  await openHydrated(page, '/');
  expect(await animationDurations(page, '[class*=backdrop__root]')).toEqual([4, 6]);
});

test('9, cosmetic: scan animations of 25s and 35s', async ({ page }) => {
  await openHydrated(page, '/services');
  expect(await animationDurations(page, '[class*=backdrop__root]')).toEqual([25, 35]);
});

test('9, cosmetic: carousel timing', async ({ page }) => {
  await openHydrated(page, '/');
  for (const label of ['Clients', 'Technology partners'])
    await expect(page.getByRole('list', { name: label }).locator('..')).toHaveCSS('animation-duration', /^\d+s$/);
});
