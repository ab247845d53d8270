import pLimit from 'p-limit';
import { expect, test } from '../portal.ts';
import { publicPaths } from '../site.ts';
import { visit } from '../visit.ts';

// React's development build tells every difference between the server's page and the browser's; the other one is silent.
test.use({ ownPortal: { build: 'development' } });

const devTools =
  /^info: %cDownload the React DevTools for a better development experience: https:\/\/react\.dev\/link\/react-devtools font-weight:bold \(/;

test('in a development build, too, every page comes alive without a message', { tag: '@inside' }, async ({
  context,
  trouble,
}) => {
  test.setTimeout(120_000);
  trouble.announce(devTools);
  const limit = pLimit(2);
  const check = async (path: string) => {
    const page = await context.newPage();
    await visit(page, path);
    await page.close();
  };
  await Promise.all(publicPaths.map((path) => limit(() => check(path))));
});

test('a page that the server drew otherwise than the browser would be told', { tag: '@inside' }, async ({
  page,
  trouble,
}) => {
  trouble.announce(devTools, /Hydration failed/);
  await page.route('/partners', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</h1>', ' and more</h1>') });
  });
  await visit(page, '/partners');
  await expect.poll(() => trouble.heard.filter((sentence) => /Hydration failed/.test(sentence))).toHaveLength(1);
  expect(trouble.heard.filter((sentence) => devTools.test(sentence))).toHaveLength(1);
});

test('in a development build, too, the not-found page comes alive without a message', { tag: '@inside' }, async ({
  page,
  trouble,
}) => {
  trouble.announce(devTools, /404/);
  const answer = await visit(page, '/nothing-here');
  expect(answer?.status()).toBe(404);
});

test('in a development build, too, the lead desk opens without a message', { tag: '@inside' }, async ({
  staff,
  trouble,
}) => {
  trouble.announce(devTools);
  await staff.goto('/admin');
  await expect(staff.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
});
