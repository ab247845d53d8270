import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { axeViolationsInBothModes } from '../../fixtures/axe.ts';
import { aContactRequest, contactSubmissions, fillContactForm } from '../../fixtures/contact-request.ts';
import { afterChecks, liveRelease } from '../../fixtures/live-releases.ts';
import { isSameDocument, markDocument, openHydrated, waitForHydration } from '../../fixtures/open-page.ts';
import { test } from '../../fixtures/own-portal.ts';
import { asOwnPortal, expect } from '../../fixtures/test.ts';
import { toastOn } from '../../fixtures/toast.ts';

const question = 'How soon can you install in Austin?';
const liveVersion = async (request: APIRequestContext, remote = 'locations') =>
  (await liveRelease(request, remote)).version;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('navigation', { name: 'Footer' });

/** Opens a page in a new tab. Browsers keep a page for a minute, so it is loaded again. */
async function openFromServer(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.reload();
  return page;
}

test('a released page that throws in the field is shown with its place', { tag: '@inside' }, async ({
  page,
  staff,
  request,
  portal,
  pageErrors,
}) => {
  test.slow();
  const { locations } = asOwnPortal(portal);
  pageErrors.allow(/plan/);
  // Only with this fragment, so that the checks do not find it.
  const broken = `(location.hash==="#ada@example.com"&&setTimeout(()=>{undefined.plan()}),"${question}")`;
  const chunk = 'austin-page-tsx.js';
  const version = locations.publish('throws', {
    files: (built) => ({ [chunk]: built(chunk).replace(`"${question}"`, () => broken) }),
  });
  await expect.poll(() => liveVersion(request), afterChecks).toBe(version);
  const source = await request.get(`/remotes/locations/${version}/${chunk}.map`);
  expect(source.status()).toBe(404);

  await openHydrated(page, '/austin?name=Ada#ada@example.com');
  const reported = async (): Promise<{ version: string; failedLoads: number; signatures: { page: string }[] }[]> =>
    (await staff.request.get('/api/admin/field-reports')).json();
  await expect
    .poll(reported)
    .toContainEqual(
      expect.objectContaining({ version, failedLoads: 1, signatures: [expect.objectContaining({ page: '/austin' })] }),
    );
  expect(JSON.stringify(await reported())).not.toMatch(/Ada|ada@|name=/);

  await staff.goto('/admin/releases');
  const field = staff.getByRole('region', { name: 'In visitors’ browsers' });
  await expect(field.getByRole('table', { name: 'locations' })).toContainText(version);
  await expect(field).toContainText('TypeError: Cannot read properties of undefined');
  await expect(field.getByText(/austin-page-tsx\.js:\d+:\d+/).first()).toBeVisible();
  expect(await axeViolationsInBothModes(staff)).toEqual([]);
});

test('an open tab works across three releases of both remotes and a rollback', { tag: '@inside' }, async ({
  page: austin,
  context,
  request,
  portal,
}) => {
  test.slow();
  const { locations, marketing, command } = asOwnPortal(portal);
  const releaseOf = (page: Page) =>
    page.evaluate(() => JSON.parse(document.getElementById('portal')?.textContent ?? '{}').remote);

  const contact = await context.newPage();
  await openHydrated(austin, '/austin');
  await openHydrated(contact, '/contact');
  const opened = { locations: await liveVersion(request), marketing: await liveVersion(request, 'marketing') };
  expect(await releaseOf(austin)).toMatchObject({ name: 'locations', version: opened.locations });
  expect(await releaseOf(contact)).toMatchObject({ name: 'marketing', version: opened.marketing });
  await Promise.all([markDocument(austin), markDocument(contact)]);

  const published: string[] = [];
  for (const release of ['1', '2', '3']) {
    published.push(locations.publish(release, { text: [question, `How soon in Austin, release ${release}?`] }));
    const other = marketing.publish(release, { files: () => ({ 'release.txt': release }) });
    await expect.poll(() => liveVersion(request), afterChecks).toBe(published.at(-1));
    await expect.poll(() => liveVersion(request, 'marketing'), afterChecks).toBe(other);
  }
  for (const name of ['locations', 'marketing'])
    expect(await command({ type: 'rollback', remote: name })).toMatchObject({ isDone: true });
  expect(await liveVersion(request)).toBe(published[1]);

  // The next pages come from the release of the tab, in the same document.
  await footer(austin).getByRole('link', { name: 'Cisco in Austin' }).click();
  await expect(heading(austin)).toContainText('Austin');
  await expect(austin).toHaveURL('/austin-cisco');
  await footer(contact).getByRole('link', { name: 'View All Partners' }).click();
  await expect(contact).toHaveTitle(/Partners/);
  expect(await isSameDocument(austin)).toBe(true);
  expect(await isSameDocument(contact)).toBe(true);

  // The form is in a new document for a tab of the other remote, and in the same document for a tab of its own remote.
  for (const [page, isSame] of [
    [austin, false],
    [contact, true],
  ] as const) {
    const sent = aContactRequest();
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(page).toHaveURL('/contact');
    await waitForHydration(page);
    await fillContactForm(page, sent);
    await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
    await expect(toastOn(page)).toContainText('Success!');
    expect(await isSameDocument(page)).toBe(isSame);
    await expect.poll(() => contactSubmissions(portal, sent.email)).toMatchObject([{ name: sent.name }]);
  }

  // New documents come from the live release.
  const fresh = await openFromServer(context, '/austin');
  await expect(fresh.getByRole('main')).toContainText('How soon in Austin, release 2?');
});
