import type { Page } from '@playwright/test';
import { aContactRequest, fillContactForm } from '../fixtures/contact-request.ts';
import { expect, own, test } from '../fixtures/test.ts';
import { isSameDocument, markDocument, visit } from '../fixtures/visit.ts';

test.use({ ownPortal: {} });

const question = 'How soon can you install in Austin?';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('navigation', { name: 'Footer' });

test('a tab keeps working across three deploys of both remotes and a rollback', { tag: '@inside' }, async ({
  page: austin,
  context,
  request,
  portal,
}) => {
  test.slow();
  const { locations, marketing, command, query } = own(portal);
  const live = async (name: string): Promise<string> =>
    (await (await request.get('/releases.json')).json()).remotes.find(
      (remote: { name: string }) => remote.name === name,
    ).version;
  const madeFrom = (page: Page) =>
    page.evaluate(() => JSON.parse(document.getElementById('portal')?.textContent ?? '{}').remote);

  const contact = await context.newPage();
  await visit(austin, '/austin');
  await visit(contact, '/contact');
  const opened = { locations: await live('locations'), marketing: await live('marketing') };
  expect(await madeFrom(austin)).toMatchObject({ name: 'locations', version: opened.locations });
  expect(await madeFrom(contact)).toMatchObject({ name: 'marketing', version: opened.marketing });
  await Promise.all([markDocument(austin), markDocument(contact)]);

  const deployed: string[] = [];
  for (const turn of ['1', '2', '3']) {
    deployed.push(locations.publish(`turn-${turn}`, { text: [question, `How soon in Austin, turn ${turn}?`] }));
    const other = marketing.publish(`turn-${turn}`, { files: () => ({ 'turn.txt': turn }) });
    await expect.poll(() => live('locations'), { timeout: 30_000 }).toBe(deployed.at(-1));
    await expect.poll(() => live('marketing'), { timeout: 30_000 }).toBe(other);
  }
  for (const name of ['locations', 'marketing'])
    expect(await command({ type: 'rollback', remote: name })).toMatchObject({ isDone: true });
  expect(await live('locations')).toBe(deployed[1]);

  // Pages of its own release that it has not loaded yet, in the same document.
  await footer(austin).getByRole('link', { name: 'Cisco in Austin' }).click();
  await expect(heading(austin)).toContainText('Austin');
  await expect(austin).toHaveURL('/austin-cisco');
  await footer(contact).getByRole('link', { name: 'View All Partners' }).click();
  await expect(contact).toHaveTitle(/Partners/);
  expect(await isSameDocument(austin)).toBe(true);
  expect(await isSameDocument(contact)).toBe(true);

  // The form in a new document of another remote, and the form of its own old release in the same document.
  for (const [page, isSame] of [
    [austin, false],
    [contact, true],
  ] as const) {
    const sent = aContactRequest();
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(page).toHaveURL('/contact');
    await fillContactForm(page, sent);
    await page.getByRole('button', { name: 'REQUEST CONSULTATION' }).click();
    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Success!');
    expect(await isSameDocument(page)).toBe(isSame);
    expect(await query('select name from contact_submissions where email = $1', [sent.email])).toEqual([
      { name: sent.name },
    ]);
  }

  // New visitors get the release of the rollback.
  const fresh = await context.newPage();
  await visit(fresh, '/austin');
  await expect(fresh.getByRole('main')).toContainText('How soon in Austin, turn 2?');
});
