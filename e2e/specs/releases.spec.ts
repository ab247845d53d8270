import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { ReleaseChanges } from '../fixtures/release-folder.ts';
import { marketingPaths } from '../fixtures/site.ts';
import { expect, own, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test.use({ ownPortal: {} });

const question = 'How soon can you install in Austin?';
const changed = 'How soon can a technician be in Austin?';

/** Twenty pages are rendered and checked before a release is live or rejected. */
const checked = { timeout: 30_000 };

interface LiveRelease {
  name: string;
  version: string;
}

async function liveVersion(request: APIRequestContext): Promise<string | undefined> {
  const { remotes }: { remotes: LiveRelease[] } = await (await request.get('/releases.json')).json();
  return remotes.find(({ name }) => name === 'locations')?.version;
}

const etags = (request: APIRequestContext, paths: string[]) =>
  Promise.all(paths.map(async (path) => (await request.get(path)).headers().etag));

test('a release of mfe-locations changes its own pages only', { tag: '@inside' }, async ({
  context,
  page,
  request,
  portal,
}) => {
  test.slow();
  const { locations, publisherPid } = own(portal);
  await visit(page, '/austin');
  await expect(page.getByRole('main')).toContainText(question);
  const before = { pid: publisherPid(), etags: await etags(request, marketingPaths) };
  expect(before.etags.every(Boolean)).toBe(true);

  const version = locations.publish('new-words', { text: [question, changed] });
  await expect.poll(() => liveVersion(request), checked).toBe(version);

  const fresh = await context.newPage();
  await visit(fresh, '/austin');
  await expect(fresh.getByRole('main')).toContainText(changed);
  await expect(fresh.getByRole('main')).not.toContainText(question);
  expect({ pid: publisherPid(), etags: await etags(request, marketingPaths) }).toEqual(before);
});

const broken: { what: string; difference: ReleaseChanges; reason: string }[] = [
  {
    what: 'with a file that its manifest does not describe',
    difference: { tamper: (path) => writeFileSync(join(path, 'austin.js'), '// changed') },
    reason: 'austin.js is not the file that release.json describes: its digest differs.',
  },
  {
    what: 'with a page of another team',
    difference: { pages: [{ path: '/about', chunk: 'austin' }] },
    reason: '/about is not a path of "locations".',
  },
  {
    what: 'with a page that throws',
    difference: {
      files: (built) => ({
        'built.mjs': built('server.mjs'),
        'server.mjs': `import { routes as built } from './built.mjs';
          const Component = () => { throw new Error('The plan is missing.'); };
          export const routes = built.map((route) =>
            route.path === '/austin-cabling' ? { ...route, lazy: async () => ({ Component }) } : route);`,
      }),
    },
    reason: 'The plan is missing.',
  },
];

for (const [index, { what, difference, reason }] of broken.entries()) {
  test(`rejects a release ${what}, keeps the live one and publishes the next`, { tag: '@inside' }, async ({
    page,
    request,
    portal,
  }) => {
    test.slow();
    const { locations, command } = own(portal);
    const good = await liveVersion(request);
    const pages = await etags(request, ['/austin', '/austin-cabling', '/about']);
    const verdict = async () =>
      (await command({ type: 'status', remote: 'locations' })).statuses?.find(({ name }) => name === 'locations')
        ?.verdict;

    const bad = locations.publish(`broken-${index}`, { text: [question, `Broken ${index}?`], ...difference });
    await expect.poll(async () => (await verdict())?.version, checked).toBe(bad);
    expect((await verdict())?.violations.map(({ message }) => message).join()).toContain(reason);
    expect(await liveVersion(request)).toBe(good);
    expect(await etags(request, ['/austin', '/austin-cabling', '/about'])).toEqual(pages);

    const fixed = locations.publish(`fixed-${index}`, { text: [question, `Fixed ${index}?`] });
    await expect.poll(() => liveVersion(request), checked).toBe(fixed);
    await visit(page, '/austin');
    await expect(page.getByRole('main')).toContainText(`Fixed ${index}?`);
  });
}

test('managers see why a release was rejected, and a rollback without reloading', { tag: '@inside' }, async ({
  staff,
  request,
  portal,
}) => {
  test.slow();
  const { locations, command } = own(portal);
  const before = await liveVersion(request);
  const good = locations.publish('desk-good', { text: [question, 'Good at the desk?'] });
  await expect.poll(() => liveVersion(request), checked).toBe(good);
  await staff.goto('/admin/releases');
  const remote = staff.getByRole('region', { name: 'locations', exact: true });
  await expect(remote).toContainText(good);

  const bad = locations.publish('desk-bad', {
    text: [question, 'Bad?'],
    pages: [{ path: '/about', chunk: 'austin' }],
  });
  await expect(remote).toContainText(bad, checked);
  await expect(remote).toContainText('/about is not a path of "locations".');
  await expect(remote).toContainText(`npm run release -- pin locations ${good}`);

  const result = await command({ type: 'rollback', remote: 'locations', version: before, reason: 'wrong words' });
  expect(result).toMatchObject({ isDone: true });
  expect(await liveVersion(request)).toBe(before);
  await expect(staff.getByRole('row').filter({ hasText: 'wrong words' })).toBeVisible(checked);
});
