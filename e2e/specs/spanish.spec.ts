import { aContactRequest, postContactRequest } from '../fixtures/contact-request.ts';
import { openHydrated, waitForHydration } from '../fixtures/open-page.ts';
import { chooseFilter, leadRows, openDesk } from '../fixtures/staff.ts';
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

test('an unknown Spanish address keeps the English not-found page, whose Spanish words are marked', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/404/);
  await page.goto('/es/nada');
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByText('No hay ninguna página')).toHaveAttribute('lang', 'es');
});

test('staff see the language of a request and filter by it', { tag: '@inside' }, async ({ page, staff, request }) => {
  const [luz, ada] = [aContactRequest(), aContactRequest()];
  await postContactRequest(request, ada);
  await openHydrated(page, '/es/contacto');
  await page.getByLabel('Nombre').fill(luz.name);
  await page.getByLabel('Correo electrónico').fill(luz.email);
  await page.getByLabel('Mensaje').fill('Dos rejas y una alberca.');
  await page.getByRole('button', { name: 'SOLICITAR UNA CONSULTA' }).click();
  await expect(page.getByRole('note')).toContainText('Ya tenemos su solicitud.');

  await openDesk(staff);
  await expect(leadRows(staff, ada.name)).toBeVisible();
  await chooseFilter(staff, 'Language', 'Spanish');
  await expect(staff).toHaveURL(/language=es/);
  await expect(leadRows(staff, luz.name)).toContainText('Spanish');
  await expect(leadRows(staff, ada.name)).toHaveCount(0);
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

  test('the case study is downloaded from its page', async ({ page }) => {
    await page.goto('/es/caso-de-exito');
    for (const label of ['Nombre', 'Apellido', 'Negocio u organización']) await page.getByLabel(label).fill('Luz');
    await page.getByLabel('Correo electrónico').fill(aContactRequest().email);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar el caso de éxito' }).click();
    expect((await downloading).suggestedFilename()).toBe('caso-de-exito-hoa.pdf');
  });
});
