import type { Page } from '@playwright/test';
import { aContactRequest, contactSubmissions, fillContactForm } from '../fixtures/contact-request.ts';
import { afterChecks, liveRelease } from '../fixtures/live-releases.ts';
import { asOwnPortal, expect, test } from '../fixtures/test.ts';
import { toastOn } from '../fixtures/toast.ts';
import { isSameDocument, markDocument, visit } from '../fixtures/visit.ts';

test.use({ ownPortal: {} });

const question = 'How soon can you install in Austin?';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('navigation', { name: 'Footer' });

test('an open tab works across three releases of both remotes and a rollback', { tag: '@inside' }, async ({
  page: austin,
  context,
  request,
  portal,
}) => {
  test.slow();
  const { locations, marketing, command } = asOwnPortal(portal);
  const liveVersion = async (remote: string) => (await liveRelease(request, remote)).version;
  const releaseOf = (page: Page) =>
    page.evaluate(() => JSON.parse(document.getElementById('portal')?.textContent ?? '{}').remote);

  const contact = await context.newPage();
  await visit(austin, '/austin');
  await visit(contact, '/contact');
  const opened = { locations: await liveVersion('locations'), marketing: await liveVersion('marketing') };
  expect(await releaseOf(austin)).toMatchObject({ name: 'locations', version: opened.locations });
  expect(await releaseOf(contact)).toMatchObject({ name: 'marketing', version: opened.marketing });
  await Promise.all([markDocument(austin), markDocument(contact)]);

  const published: string[] = [];
  for (const release of ['1', '2', '3']) {
    published.push(locations.publish(release, { text: [question, `How soon in Austin, release ${release}?`] }));
    const other = marketing.publish(release, { files: () => ({ 'release.txt': release }) });
    await expect.poll(() => liveVersion('locations'), afterChecks).toBe(published.at(-1));
    await expect.poll(() => liveVersion('marketing'), afterChecks).toBe(other);
  }
  for (const name of ['locations', 'marketing'])
    expect(await command({ type: 'rollback', remote: name })).toMatchObject({ isDone: true });
  expect(await liveVersion('locations')).toBe(published[1]);

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
    await fillContactForm(page, sent);
    await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
    await expect(toastOn(page)).toContainText('Success!');
    expect(await isSameDocument(page)).toBe(isSame);
    await expect.poll(() => contactSubmissions(portal, sent.email)).toMatchObject([{ name: sent.name }]);
  }

  // New documents come from the live release.
  const fresh = await context.newPage();
  await fresh.goto('/austin');
  // Browsers keep a page for a minute.
  await fresh.reload();
  await expect(fresh.getByRole('main')).toContainText('How soon in Austin, release 2?');
});
