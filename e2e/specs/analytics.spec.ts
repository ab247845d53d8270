import { consentQuestion, visitThreePages } from '../fixtures/analytics-provider.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test('without analytics there is no consent banner and no request', async ({ page }) => {
  await visit(page, '/');
  await visitThreePages(page);

  await expect(consentQuestion(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden();
});
