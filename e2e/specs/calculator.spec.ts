import { expect, test } from '../fixtures/test.ts';

test('what a visitor counts is computed on the page, and begins the message of the contact form', async ({ page }) => {
  await page.goto('/services/video-surveillance');
  await page.getByLabel('Cameras').fill('25');
  await expect(page.getByRole('status').filter({ hasText: 'Cable drops' })).toContainText('24.3 Terabytes');

  await page.getByRole('button', { name: 'Ask for a price' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(/^Cameras: 25\nDays of video kept: 30\n\nCable drops: 25\n/);
  await expect(page.getByLabel('Service')).toHaveValue('physical-security');
});
