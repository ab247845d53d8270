import { expect, test } from '../../fixtures/test.ts';

const categories = {
  'Network Infrastructure': ['Cisco Systems', 'Ubiquiti', 'Belden'],
  'Physical Security': ['Brivo', 'LenelS2', 'Salto', 'Eagle Eye Networks', 'Verkada', 'Exacq', 'OpenEye', 'Milestone'],
  'Specialized Security': ['ElectricEye'],
  'IT Security': ['1Password', 'Hook Security', 'AppOmni'],
  'Audio/Visual': ['SAVI IQ', 'Crestron'],
};

test('2, partners: a hero, then partners in five categories', async ({ open }) => {
  const page = await open('/partners');
  await expect(page.getByRole('heading', { level: 1, name: 'Technology Partners' })).toBeVisible();
  const sections = page.locator('section', { has: page.getByRole('article') });
  await expect(sections.getByRole('heading', { level: 2 })).toHaveText(Object.keys(categories));
});

for (const [category, partners] of Object.entries(categories)) {
  test(`2, partners, ${category}: ${partners.join(', ')}`, async ({ open }) => {
    const page = await open('/partners');
    const section = page.locator('section', {
      has: page.getByRole('heading', { level: 2, name: category, exact: true }),
    });
    await expect(section.getByRole('article').getByRole('heading')).toHaveText(partners);
    for (const partner of await section.getByRole('article').all()) {
      await expect(partner.getByRole('paragraph')).toHaveText(/.{30}/);
      expect(await partner.getByRole('listitem').count()).toBeGreaterThan(1);
    }
  });
}
