import assert from 'node:assert/strict';
import { appendFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Release } from '@portal/contracts/release';
import { aPortal } from './testing/a-portal.ts';
import { publish, type ReleaseDraft } from './testing/a-release.ts';

const portal = await aPortal();
after(portal.remove);
const source = portal.sourceOf('locations');

interface BadRelease {
  refused: string;
  draft?: ReleaseDraft;
  /** What happens to the folder once it is published. */
  damage?: () => Promise<void>;
  because: RegExp;
}

const h1 = "createElement('h1', null, text)";
const head = `createElement('title', null, text), createElement('meta', { name: 'description', content: text }),
  createElement('link', { rel: 'canonical', href: path }), createElement('meta', { property: 'og:title', content: text })`;
const bodyOf = (...elements: string[]) => `return createElement('div', null, ${elements.join(', ')})`;
const without = (part: RegExp) => bodyOf(...head.split(/,\s*(?=createElement)/).filter((tag) => !part.test(tag)), h1);
const changed = (change: (release: Release) => void): ReleaseDraft => ({ change });
const page = (component: string): ReleaseDraft => ({ component });

const badReleases: BadRelease[] = [
  { refused: 'an altered file', damage: () => appendFile(join(source, 'page.css'), ' '), because: /^page\.css is not/ },
  {
    refused: 'a truncated file',
    damage: () => truncate(join(source, 'server.mjs'), 9),
    because: /^server\.mjs is not/,
  },
  { refused: 'a missing file', damage: () => rm(join(source, 'page.css')), because: /^page\.css cannot be read/ },
  {
    refused: 'a release.json that is none',
    damage: () => writeFile(join(source, 'release.json'), '{"name":'),
    because: /^release\.json cannot be read/,
  },
  {
    refused: 'a release of another remote',
    draft: changed((release) => Object.assign(release, { name: 'marketing' })),
    because: /called "marketing", not "locations"/,
  },
  ...['../../escape.js', '/etc/escape.js', 'a/../../escape.js', '..\\escape.js'].map((path) => ({
    refused: `a file called ${path}`,
    draft: changed(({ files }) => files.push({ path, bytes: 0, integrity: `sha384-${'A'.repeat(64)}` })),
    because: /^release\.json cannot be read/,
  })),
  ...['..', '.', 'live.json'].map((version) => ({
    refused: `a version called ${version}`,
    draft: changed((release) => Object.assign(release, { version })),
    because: /^release\.json cannot be read/,
  })),
  {
    refused: 'another contract',
    draft: changed((release) => Object.assign(release, { contract: 2 })),
    because: /contract 2; this shell speaks 1/,
  },
  {
    refused: 'a React this shell does not have',
    draft: changed((release) => Object.assign(release, { shared: [{ name: 'react', requiredVersion: '^18.0.0' }] })),
    because: /needs react \^18\.0\.0; this shell lends 19/,
  },
  { refused: "another team's address", draft: { paths: ['/austin', '/about'] }, because: /^\/about is not an address/ },
  { refused: 'an address twice', draft: { paths: ['/austin', '/austin'] }, because: /^\/austin is listed twice/ },
  {
    refused: 'a page it has no route for',
    draft: changed(({ pages }) => pages.push({ path: '/austin-cisco', chunk: 'page' })),
    because: /^\/austin-cisco does not render: It is not among the routes/,
  },
  { refused: 'a page that throws', draft: page('throw new Error("out of words")'), because: /\/austin .*out of words/ },
  { refused: 'a page without a title', draft: page(without(/'title'/)), because: /^\/austin has no title/ },
  { refused: 'a page without a description', draft: page(without(/'description'/)), because: /no description/ },
  { refused: 'a page without a canonical link', draft: page(without(/canonical/)), because: /no canonical link/ },
  { refused: 'a page without social tags', draft: page(without(/og:title/)), because: /no social tags/ },
  { refused: 'two first-level headings', draft: page(bodyOf(head, h1, h1)), because: /has 2 first-level headings/ },
  { refused: 'no first-level heading', draft: page(bodyOf(head)), because: /has 0 first-level headings/ },
  {
    refused: 'an inline script',
    draft: page(bodyOf(head, h1, "createElement('script', { dangerouslySetInnerHTML: { __html: 'alert(1)' } })")),
    because: /inline script/,
  },
  {
    refused: 'a style attribute',
    draft: page(bodyOf(head, h1, "createElement('p', { style: { color: 'red' } })")),
    because: /style or event attribute/,
  },
  {
    refused: 'structured data that no search engine can read',
    draft: page(
      bodyOf(
        head,
        h1,
        "createElement('script', { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: '{' } })",
      ),
    ),
    because: /structured data that is not JSON/,
  },
  { refused: 'a page that ends the process', draft: page('process.exit(0)'), because: /ended the renderer/ },
  { refused: 'a render that waits forever', draft: page('throw new Promise(() => {})'), because: /\/austin/ },
  { refused: 'a page without end', draft: page('for (;;);'), because: /^\/austin did not render within 5 s/ },
];

for (const [index, { refused, draft, damage, because }] of badReleases.entries())
  test(`${refused} is refused, the last good release stays and the next good one goes live`, {
    timeout: 15_000,
  }, async () => {
    const good = `Good ${index}`;
    await portal.publish({ text: good });
    await publish(source, { text: `Bad ${index}`, ...draft });
    await damage?.();
    await portal.composer.look();

    const reasons = portal.composer.verdicts.get('locations')?.reasons.join('\n') ?? '';
    assert.match(reasons, because);
    assert.match((await portal.ask('/austin')).text, new RegExp(`<h1>${good}</h1>`));

    await portal.publish({ text: `Mended ${index}` });
    assert.match((await portal.ask('/austin')).text, new RegExp(`<h1>Mended ${index}</h1>`));
    assert.equal(portal.composer.verdicts.has('locations'), false);
  });

test('a page learns nothing of the environment of the server', async () => {
  process.env.PORTAL_TEST_SECRET = 'swordfish';
  const reading = "createElement('p', { id: 'env' }, JSON.stringify(process.env))";
  await portal.publish({ text: 'Curious', component: bodyOf(head, h1, reading) });
  const { text } = await portal.ask('/austin');

  assert.match(text, /<p id="env">\{&quot;NODE_ENV&quot;:&quot;production&quot;\}<\/p>/);
});
