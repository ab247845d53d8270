import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, own, test } from '../portal.ts';
import type { Difference } from '../release-folder.ts';
import { marketingPaths } from '../site.ts';
import { isSameDocument, markDocument, visit } from '../visit.ts';

test.use({ ownPortal: {} });

const question = 'How soon can you install in Austin?';
const changed = 'How soon can somebody be here in Austin?';

/** The gate renders and hydrates twenty pages before a release is live or refused. */
const judged = { timeout: 30_000 };

const health = async (request: APIRequestContext) => (await request.get('/healthz')).json();
const liveVersion = async (request: APIRequestContext): Promise<string> =>
  (await health(request)).remotes.find(({ name }: { name: string }) => name === 'locations').version;

const etags = (request: APIRequestContext, paths: string[]) =>
  Promise.all(paths.map(async (path) => (await request.get(path)).headers().etag));

test('a new release of mfe-locations goes live on its own pages only, and open tabs go on working', {
  tag: '@inside',
}, async ({ page, context, request, portal }) => {
  test.slow();
  const { locations, shellPid } = own(portal);
  await visit(page, '/austin');
  await markDocument(page);
  await expect(page.getByRole('main')).toContainText(question);
  const shell = await page.locator('link[rel=stylesheet][href^="/shell/"]').first().getAttribute('href');
  const before = {
    pid: shellPid(),
    etags: await etags(request, marketingPaths),
    refusals: (await health(request)).refusals,
  };
  expect(before.etags.every(Boolean)).toBe(true);

  const version = locations.publish('new-words', { words: [question, changed] });
  await expect.poll(() => liveVersion(request), judged).toBe(version);

  const fresh = await context.newPage();
  await visit(fresh, '/austin');
  await expect(fresh.getByRole('main')).toContainText(changed);
  await expect(fresh.getByRole('main')).not.toContainText(question);
  expect(await fresh.locator('link[rel=stylesheet][href^="/shell/"]').first().getAttribute('href')).toBe(shell);

  const after = {
    pid: shellPid(),
    etags: await etags(request, marketingPaths),
    refusals: (await health(request)).refusals,
  };
  expect(after).toEqual(before);

  const footer = page.getByRole('navigation', { name: 'Footer' });
  await footer.getByRole('link', { name: 'San Antonio Overview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('San Antonio');
  await footer.getByRole('link', { name: 'View All Partners' }).click();
  await expect(page).toHaveTitle(/Partners/);
  expect(await isSameDocument(page)).toBe(true);
  await visit(page, '/austin');
  await expect(page.getByRole('main')).toContainText(changed);
});

const broken: { what: string; difference: Difference; reason: string }[] = [
  {
    what: 'a file of it is not the one it describes',
    difference: { damage: (path) => writeFileSync(join(path, 'austin.js'), '// Somebody was here.') },
    reason: 'austin.js is not the file that release.json describes (its hash differs).',
  },
  {
    what: 'it has a page that belongs to another team',
    difference: { pages: [{ path: '/about', chunk: 'austin' }] },
    reason: '/about is not an address of "locations".',
  },
  {
    what: 'one of its pages throws',
    difference: {
      files: (built) => ({
        'built.mjs': built('server.mjs'),
        'server.mjs': `import { routes as built } from './built.mjs';
          const Component = () => { throw new Error('The plan is missing.'); };
          export const routes = built.map((route) =>
            route.path === '/austin-cabling' ? { ...route, lazy: async () => ({ Component }) } : route);`,
      }),
    },
    reason: '/austin-cabling does not render: The plan is missing.',
  },
];

for (const [index, { what, difference, reason }] of broken.entries()) {
  test(`a release is refused when ${what}; the last good one stays, and the next good one goes live`, {
    tag: '@inside',
  }, async ({ page, request, portal }) => {
    test.slow();
    const { locations, shellLog } = own(portal);
    const { refusals } = await health(request);
    const good = await liveVersion(request);
    const pages = await etags(request, ['/austin', '/austin-cabling', '/about']);

    const bad = locations.publish(`broken-${index}`, { words: [question, `Broken ${index}?`], ...difference });
    await expect.poll(async () => (await health(request)).refusals, judged).toBe(refusals + 1);
    expect(await shellLog()).toContainEqual(
      expect.objectContaining({ msg: 'release refused', version: bad, reasons: [reason] }),
    );
    expect(await liveVersion(request)).toBe(good);
    expect(await etags(request, ['/austin', '/austin-cabling', '/about'])).toEqual(pages);
    await visit(page, '/austin');
    await expect(page.getByRole('main')).not.toContainText('Broken');

    const mended = locations.publish(`mended-${index}`, { words: [question, `Mended ${index}?`] });
    await expect.poll(() => liveVersion(request), judged).toBe(mended);
    await visit(page, '/austin');
    await expect(page.getByRole('main')).toContainText(`Mended ${index}?`);
    expect((await health(request)).refusals).toBe(refusals + 1);
  });
}

test('a manager reads at the desk why a release was refused, and finds a rollback there without asking for it', {
  tag: '@inside',
}, async ({ staff, request, portal }) => {
  test.slow();
  const { locations, order } = own(portal);
  const before = await liveVersion(request);
  const good = locations.publish('desk-good', { words: [question, 'Good at the desk?'] });
  await expect.poll(() => liveVersion(request), judged).toBe(good);
  await staff.goto('/admin/releases');
  const desk = staff.getByRole('region', { name: 'locations', exact: true });
  await expect(desk).toContainText(good);

  const bad = locations.publish('desk-bad', {
    words: [question, 'Bad?'],
    pages: [{ path: '/about', chunk: 'austin' }],
  });
  await expect(desk).toContainText(`${bad} was refused. Visitors go on seeing what is live.`, judged);
  await expect(desk).toContainText('/about is not an address of "locations".');
  await expect(desk).toContainText('Remove the page, or have the address given to this remote');
  await expect(desk).toContainText(`npm run release -- pin locations ${good}`);

  await desk.getByRole('radio', { name: before }).check();
  await expect(desk).toContainText(`npm run release -- rollback locations ${before}`);
  expect((await order({ type: 'rollback', name: 'locations', version: before })).isDone).toBe(true);
  await expect(desk.getByRole('radio', { name: good })).toBeVisible(judged);
  await expect(desk).toContainText('Withdrawn: it does not come back by itself.');
  await expect(staff.getByRole('row').filter({ hasText: `Rolled back to ${before}` })).toBeVisible();
});
