import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aContactRequest, contactSubmissions, fillContactForm } from '../fixtures/contact-request.ts';
import { type DevelopmentServer, startDevelopmentServer } from '../fixtures/development-server.ts';
import { isSameDocument, markDocument, waitForHydration } from '../fixtures/open-page.ts';
import { signIn } from '../fixtures/staff.ts';
import { asOwnPortal, expect, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';

// A portal behind HTTPS sets `__Host-` cookies and HSTS.
test.use({ ownPortal: { env: { SITE_URL: 'https://portal.example' } } });
test.describe.configure({ mode: 'serial' });

const developmentMessages = [/React DevTools/, /\[(HMR|rspack-dev-server)\]/];

const counterPage = (title: string) => `
import { Seo } from '@portal/ui/seo';
import { useState } from 'react';

export function Component() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Seo title="Counting" description="A page with state." path="/austin-cisco" />
      <h1>${title}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>Counted {count}</button>
    </>
  );
}
`;

let development: DevelopmentServer;
const writePage = (title: string, root = development.checkout.root) =>
  writeFile(join(root, 'mfe-locations/src/pages/austin-cisco.page.tsx'), counterPage(title));

test.beforeAll(async ({ portal }) => {
  test.setTimeout(600_000);
  development = await startDevelopmentServer(asOwnPortal(portal).origin, ['locations'], ({ root }) =>
    writePage('First version', root),
  );
});
test.afterAll(() => development?.stop());

test.beforeEach(({ pageErrors }) => pageErrors.allow(...developmentMessages));

test('hot reload updates a page and keeps its state', { tag: '@inside' }, async ({ page }) => {
  await page.goto(`${development.origin}/austin-cisco`);
  await expect(page.getByRole('heading', { level: 1, name: 'First version' })).toBeVisible();
  await expect(page).toHaveTitle('Counting | Lumenward');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Partners' })).toBeVisible();
  await page.getByRole('button').filter({ hasText: 'Counted' }).click({ clickCount: 2 });
  await markDocument(page);

  await writePage('Second version');
  await expect(page.getByRole('heading', { level: 1, name: 'Second version' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Counted 2' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('pages and forms of other remotes come from the deployed portal', { tag: '@inside' }, async ({ page, portal }) => {
  const [deployed, developed] = await Promise.all(
    [portal.origin, development.origin].map(async (origin) => (await fetch(`${origin}/contact`)).text()),
  );
  const main = /<main.*<\/main>/s;
  expect(main.exec(developed ?? '')?.[0]).toBe(main.exec(deployed ?? '')?.[0]);

  await page.goto(`${development.origin}/partners`);
  await waitForHydration(page);
  await markDocument(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  const request = aContactRequest();
  await fillContactForm(page, request);
  await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
  await expect(toastOn(page)).toContainText('Success!');
  await expect.poll(() => contactSubmissions(portal, request.email)).toMatchObject([{ name: request.name }]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cisco' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /version$/ })).toBeVisible();
});

test('staff can sign in to the deployed lead desk', { tag: '@inside' }, async ({ page, portal, pageErrors }) => {
  pageErrors.allow(/401/);
  await page.goto(`${development.origin}/admin`);
  await signIn(page, portal.staff);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeVisible();
});

test('the dev proxy rejects cross-site requests and foreign cookies', { tag: '@inside' }, async ({
  page,
  portal,
  request,
}) => {
  const sessionUrl = `${development.origin}/api/session`;
  const crossSite = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await request.post(sessionUrl, { data: portal.staff, headers: crossSite })).status()).toBe(403);
  expect((await request.get(development.origin, { headers: { host: 'evil.example' } })).status()).toBe(403);

  const [cookie] = (await request.post(sessionUrl, { data: portal.staff })).headersArray().filter(isCookie);
  expect(cookie?.value).toMatch(/^[0-9a-f]{8}-__Host-portal_session=[^;]+;(?!.*Secure)/);
  const [session = ''] = cookie?.value.split(';') ?? [];
  expect((await fetch(sessionUrl, { headers: { cookie: session } })).status).toBe(200);
  expect((await fetch(sessionUrl, { headers: { cookie: session.slice('00000000-'.length) } })).status).toBe(401);
  await page.goto(development.origin);
  expect((await page.request.get(development.origin)).headers()).not.toHaveProperty('strict-transport-security');
});

const isCookie = ({ name }: { name: string }) => name.toLowerCase() === 'set-cookie';
