import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { PublisherFixture, type TeamDraft } from './testing/publisher-fixture.ts';
import { until } from './testing/until.ts';

const marketing: TeamDraft = { name: 'marketing', classPrefix: 'm', prefixes: ['/'] };
const news = { name: 'news', classPrefix: 'n', prefixes: ['/news'] };
const press = { name: 'press', classPrefix: 'p', prefixes: ['/press'] };
const linkToNews = "h('p', null, h('a', { href: '/news' }, 'News'))";

const portal = await PublisherFixture.start({ teams: [marketing, news] });
const listed = () => portal.publisher.status().map(({ name }) => name);
async function list(...others: TeamDraft[]) {
  await portal.writeTeams([marketing, ...others]);
  const names = ['marketing', ...others.map(({ name }) => name), 'shell'].join();
  await until(`the teams are ${names}`, () => listed().join() === names);
}
/** Files of the live build, and what is redirected. */
const files = async () => Object.keys((await portal.siteJson()).files);
const redirects = async () =>
  Object.fromEntries(
    [...(await readFile(portal.site('headers.conf'), 'utf8')).matchAll(/"(\/news[^"]*)" "([^"]+)"/g)].map(
      ([, from, to]) => [from, to],
    ),
  );

before(async () => {
  await portal.publishLive({ name: 'news', text: 'News', paths: ['/news', '/news/awards'] });
  await portal.publishLive({ name: 'marketing', text: 'Home', paths: ['/'], adds: linkToNews });
});
after(() => portal.remove());

test('a team gets another name: both are live for a while, and then the former addresses lead to the new ones at once', async () => {
  await list(news, press);
  await portal.publishLive({ name: 'press', text: 'Press', paths: ['/press', '/press/prizes', '/press/awards'] });
  assert.equal(await portal.heading('/news'), 'News');
  assert.deepEqual(await redirects(), { '/news': '/news', '/news/awards': '/news/awards' });

  await list({ ...press, formerly: ['/news'] });
  await until('the former team is gone', async () => !(await portal.siteJson()).remotes.news);
  assert.equal(await portal.heading('/press'), 'Press');
  assert.deepEqual(await redirects(), {
    '/news': '/press',
    '/news/awards': '/press/awards',
    '/news/prizes': '/press/prizes',
  });
});

test('the former addresses are pages of no team: not in sitemap and lists, without files, and links to them are rejected', async () => {
  for (const file of ['sitemap.xml', 'llms.txt', 'releases.json'])
    assert.doesNotMatch(await portal.read(file), /news/, file);
  assert.deepEqual(
    (await files()).filter((path) => /news/.test(path)),
    [],
  );
  const { violations } = await portal.publishRejected({
    name: 'marketing',
    text: 'Again',
    paths: ['/'],
    adds: linkToNews,
  });
  assert.deepEqual(
    violations.map(({ rule, message }) => [rule, message]),
    [['dead-link', '/ links to /news, a path of no team.']],
  );
  assert.equal(await portal.heading('/'), 'Home');
});

test('redirects end at once with the line of the team, and its former addresses are free', async () => {
  await list(press);
  const reason = 'teams.json has other addresses for press';
  await until('the site is written', async () => (await portal.siteJson()).reason === reason);
  assert.deepEqual(await redirects(), {});

  await list(press, { ...news, name: 'journal', classPrefix: 'j' });
  await portal.publishLive({ name: 'journal', text: 'Journal', paths: ['/news'] });
  assert.equal(await portal.heading('/news'), 'Journal');
});
