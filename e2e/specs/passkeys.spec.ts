import type { BrowserContext, Page } from '@playwright/test';
import { axeViolationsInBothModes } from '../fixtures/axe.ts';
import { inviteStaff, setPassword, signIn } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ baseURL: ({ portal }, use) => use(portal.desk) });

/** Adds a virtual authenticator. Returns a function that lets its user agree to all requests, or to none. */
async function addAuthenticator(context: BrowserContext, page: Page) {
  const client = await context.newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (enabled: boolean) => client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

test('a colleague adds a passkey, signs in with it, confirms an identity and removes it @inside', async ({
  page,
  context,
  staff,
  portal,
  pageErrors,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium has virtual authenticators');
  pageErrors.allow(/401/, /403/);
  const { id, email, link } = await inviteStaff(staff.request, 'agent');
  const credentials = { email, password: 'a moth in the relay' };
  const agree = await addAuthenticator(context, page);
  await page.goto(link);
  await setPassword(page, credentials.password);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, credentials);

  const openAccount = () => page.getByRole('link', { name: 'Account', exact: true }).click();
  await openAccount();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys.getByRole('listitem')).toHaveText(/never used/);
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByRole('dialog', { name: 'Rename passkey' }).getByLabel('Name').fill('Test key');
  await page.keyboard.press('Enter');
  await expect(passkeys.getByText('Test key')).toBeVisible();
  await expect(page.getByText('On, with your passkeys. 10 of 10 recovery codes left.')).toBeVisible();
  expect(await axeViolationsInBothModes(page)).toEqual([]);

  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  expect(requests.filter((url) => /passkey/.test(url))).toEqual([]);
  expect(await axeViolationsInBothModes(page)).toEqual([]);
  await agree(false);
  await signIn(page, credentials);
  await expect(page.getByText('Use your passkey to continue.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await agree(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await openAccount();
  await expect(passkeys.getByText(/last used/)).toBeVisible();

  await portal.query(`update sessions set created_at = now() - interval '16 minutes' where user_id = $1`, [id]);
  await page.getByRole('button', { name: 'Remove Test key' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(confirmation.getByLabel('Your password')).toBeVisible();
  await confirmation.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Passkey removed', { exact: true })).toBeVisible();
  await expect(passkeys).toBeHidden();
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await agree(false);
  await signIn(page, credentials);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});
