import { aContactRequest } from '../fixtures/contact-request.ts';
import { openHydrated } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

test('on a phone, the menu leads to the Spanish page and back', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openHydrated(page, '/austin');
  const english = page.getByRole('navigation', { name: 'Main' });
  await english.getByRole('button', { name: 'Menu' }).click();
  await english.getByRole('link', { name: 'Español' }).click();

  await expect(page).toHaveURL('/es/austin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const spanish = page.getByRole('navigation', { name: 'Principal' });
  await spanish.getByRole('button', { name: 'Menú' }).click();
  await spanish.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/austin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a hydrated Spanish page stays Spanish from page to page', async ({ page }) => {
  await openHydrated(page, '/es');
  await page.getByRole('main').getByRole('link', { name: 'Control de acceso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Control de acceso' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Todos los derechos reservados.');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contacto' }).click();
  await page.getByRole('button', { name: 'SOLICITAR UNA CONSULTA' }).click();
  await expect(page.getByRole('alert')).toContainText('Escriba su nombre');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form returns its errors and its receipt in Spanish', async ({ page, pageErrors }) => {
    pageErrors.allow(/422/);
    await page.goto('/es/contacto');
    await page.getByLabel('Nombre').fill('Luz Ríos');
    await page.getByLabel('Correo electrónico').fill('luz@localhost');
    await page.getByRole('button', { name: 'SOLICITAR UNA CONSULTA' }).click();
    await expect(page.getByRole('alert')).toContainText('Escriba un correo electrónico válido');
    await expect(page.getByLabel('Nombre')).toHaveValue('Luz Ríos');

    await page.getByLabel('Correo electrónico').fill(aContactRequest().email);
    await page.getByRole('button', { name: 'SOLICITAR UNA CONSULTA' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '¡Listo!' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});
