import { consentBanner, visitThreePages } from '../fixtures/analytics-provider.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test('shows no consent banner without an analytics provider', async ({ page }) => {
  await visit(page, '/');
  await visitThreePages(page);

  await expect(consentBanner(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden();
});
