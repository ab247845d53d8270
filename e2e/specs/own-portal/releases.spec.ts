import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { axeViolationsInBothModes } from '../../fixtures/axe.ts';
import { aContactRequest, contactSubmissions, fillContactForm } from '../../fixtures/contact-request.ts';
import { afterChecks, liveRelease } from '../../fixtures/live-releases.ts';
import { isSameDocument, markDocument, openHydrated, waitForHydration } from '../../fixtures/open-page.ts';
import { test } from '../../fixtures/own-portal.ts';
import type { ReleaseChanges } from '../../fixtures/release-folder.ts';
import { marketingPaths } from '../../fixtures/site.ts';
import { asOwnPortal, expect } from '../../fixtures/test.ts';
import { toastOn } from '../../fixtures/toast.ts';

const question = 'How soon can you install in Austin?';
const changedQuestion = 'How soon can a technician be in Austin?';

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

const etags = (request: APIRequestContext, paths: string[]) =>
  Promise.all(paths.map(async (path) => (await request.get(path)).headers().etag));

test('a release of mfe-locations changes only its own pages', { tag: '@inside' }, async ({
  context,
  page,
  request,
  portal,
}) => {
  test.slow();
  const { locations, publisherPid } = asOwnPortal(portal);
  await openHydrated(page, '/austin');
  await expect(page.getByRole('main')).toContainText(question);
  const before = { pid: publisherPid(), etags: await etags(request, marketingPaths) };
  expect(before.etags.every(Boolean)).toBe(true);

  const version = locations.publish('changed', { text: [question, changedQuestion] });
  await expect.poll(() => liveVersion(request), afterChecks).toBe(version);

  const fresh = await openFromServer(context, '/austin');
  await expect(fresh.getByRole('main')).toContainText(changedQuestion);
  await expect(fresh.getByRole('main')).not.toContainText(question);
  expect({ pid: publisherPid(), etags: await etags(request, marketingPaths) }).toEqual(before);
});

const throwingPage: ReleaseChanges = {
  text: [question, 'Invalid?'],
  files: (built) => ({
    'built.mjs': built('server.mjs'),
    'server.mjs': `import { routes as built } from './built.mjs';
      const Component = () => { throw new Error('The plan is missing.'); };
      export const routes = built.map((route) =>
        route.path === '/austin-cabling' ? { ...route, lazy: async () => ({ Component }) } : route);`,
  }),
};

test('rejects a release with a page that throws, keeps the live release and publishes the next one', {
  tag: '@inside',
}, async ({ page, request, portal }) => {
  test.slow();
  const { locations, command } = asOwnPortal(portal);
  const liveBefore = await liveVersion(request);
  const etagsBefore = await etags(request, ['/austin', '/austin-cabling', '/about']);
  const verdict = async () =>
    (await command({ type: 'status', remote: 'locations' })).statuses?.find(({ name }) => name === 'locations')
      ?.verdict;

  const rejected = locations.publish('invalid', throwingPage);
  await expect.poll(async () => (await verdict())?.version, afterChecks).toBe(rejected);
  expect((await verdict())?.violations.map((violation) => violation.message).join()).toContain('The plan is missing.');
  expect(await liveVersion(request)).toBe(liveBefore);
  expect(await etags(request, ['/austin', '/austin-cabling', '/about'])).toEqual(etagsBefore);

  const fixed = locations.publish('fixed', { text: [question, 'Fixed?'] });
  await expect.poll(() => liveVersion(request), afterChecks).toBe(fixed);
  await openHydrated(page, '/austin');
  await expect(page.getByRole('main')).toContainText('Fixed?');
});

test('the releases page shows rejections and rollbacks without a reload', { tag: '@inside' }, async ({
  staff,
  request,
  portal,
}) => {
  test.slow();
  const { locations, command } = asOwnPortal(portal);
  const before = await liveVersion(request);
  const accepted = locations.publish('accepted', { text: [question, 'Accepted?'] });
  await expect.poll(() => liveVersion(request), afterChecks).toBe(accepted);
  await staff.goto('/admin/releases');
  const remote = staff.getByRole('region', { name: 'locations', exact: true });
  await expect(remote).toContainText(accepted);

  const rejected = locations.publish('rejected', {
    text: [question, 'Rejected?'],
    pages: [{ path: '/about', chunk: 'austin-page-tsx' }],
  });
  await expect(remote).toContainText(rejected, afterChecks);
  await expect(remote).toContainText('/about is not a path of "locations".');
  await expect(remote).toContainText('Visitors still get the live release.');

  const result = await command({ type: 'rollback', remote: 'locations', version: before, reason: 'wrong text' });
  expect(result).toMatchObject({ isDone: true });
  expect(await liveVersion(request)).toBe(before);
  await expect(staff.getByRole('row').filter({ hasText: 'wrong text' })).toBeVisible(afterChecks);
});

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
