import assert from 'node:assert/strict';
import { appendFile, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Release } from '@portal/contracts/release';
import { asSigned, signRelease } from '@portal/contracts/signed-release';
import { aFolder, aPortal } from '../testing/a-portal.ts';
import { publishSigned, type ReleaseDraft } from '../testing/a-release.ts';
import { aKey, teamKeys } from '../testing/team-keys.ts';

const folder = await aFolder();
const keys = await teamKeys(folder);
const portal = await aPortal({ folder, settings: { RELEASE_KEYS: keys.file } });
const source = portal.sourceOf('locations');
after(portal.remove);

const releasedBy = (team: string, draft: ReleaseDraft) =>
  publishSigned(portal.sourceOf(team), { name: team, ...draft }, keys.of(team));
const paths = ['/austin', '/austin-cabling'];
const heading = async (path: string) => /<h1>(.*?)<\/h1>/.exec((await portal.ask(path)).text)?.[1];

before(async () => {
  await releasedBy('locations', { text: 'Good', paths });
  await portal.composer.look();
  await releasedBy('marketing', {
    text: 'About',
    paths: ['/about'],
    adds: "h('a', { href: '/austin-cabling#phone' })",
  });
  await portal.composer.look();
  assert.deepEqual(portal.composer.verdicts.of('marketing'), []);
  assert.equal(await heading('/about'), 'About');
});

interface BadRelease {
  animal: string;
  draft?: ReleaseDraft;
  /** What happens to the folder once it is published, before the portal looks. */
  damage?: (release: Release) => Promise<void>;
  rule: string;
  because: RegExp;
}

const inFolder = ({ version }: Release, file: string) => join(source, version, file);
const changed = (change: (release: Release) => void): ReleaseDraft => ({ change });
const adds = (element: string): ReleaseDraft => ({ adds: element });
const html = (markup: string) => adds(`h('p', { dangerouslySetInnerHTML: { __html: ${JSON.stringify(markup)} } })`);
const announcement = join(source, 'release.json');
const rewritten = async (change: (text: string) => string) =>
  writeFile(announcement, change(await readFile(announcement, 'utf8')));

const zoo: BadRelease[] = [
  {
    animal: 'a release without a signature',
    damage: () => rewritten((text) => asSigned(text)?.release ?? ''),
    rule: 'signature',
    because: /^The release is not signed/,
  },
  {
    animal: 'a release signed with a stranger’s key',
    damage: () => rewritten((text) => signRelease(asSigned(text)?.release ?? '', aKey())),
    rule: 'signature',
    because: /was not made with a key of "locations"/,
  },
  {
    animal: 'a release signed with the key of another team',
    damage: () => rewritten((text) => signRelease(asSigned(text)?.release ?? '', keys.of('marketing'))),
    rule: 'signature',
    because: /signed with the key of "marketing", which vouches for no release of "locations"/,
  },
  {
    animal: 'a release.json that was changed after it was signed',
    damage: () => rewritten((text) => text.replace('unknown', 'unknowm')),
    rule: 'signature',
    because: /not over this text/,
  },
  {
    animal: 'another team’s release, signed by that team',
    draft: changed((release) => Object.assign(release, { name: 'marketing' })),
    rule: 'remote-name',
    because: /called "marketing", not "locations"/,
  },
  {
    animal: 'a release.json that breaks off',
    damage: () => truncate(announcement, 40),
    rule: 'release-file',
    because: /^release\.json cannot be read/,
  },
  {
    animal: 'a swapped file',
    damage: (release) => writeFile(inFolder(release, 'page.css'), '.l-page{color:invert!}'),
    rule: 'files',
    because: /^page\.css is not the file/,
  },
  {
    animal: 'a file with something appended',
    damage: (release) => appendFile(inFolder(release, 'server.mjs'), ' '),
    rule: 'files',
    because: /^server\.mjs is not the file/,
  },
  {
    animal: 'a missing file',
    damage: (release) => rm(inFolder(release, 'page.css')),
    rule: 'files',
    because: /^page\.css cannot be read/,
  },
  {
    animal: 'a release as large as a film',
    draft: changed(({ files }) => Object.assign(files[0] ?? {}, { bytes: 60_000_000 })),
    rule: 'release-size',
    because: /has 61 MB, more than 50 MB/,
  },
  {
    animal: 'a chunk that needs a file nobody has',
    draft: changed(({ chunks }) => chunks[1]?.js.push('ghost.js')),
    rule: 'files',
    because: /needs ghost\.js/,
  },
  ...['../../escape.js', '/etc/escape.js', 'a/../../escape.js', '..\\escape.js', '.rendered.json'].map((path) => ({
    animal: `a file called ${path}`,
    draft: changed(({ files }) => files.push({ path, bytes: 0, integrity: `sha384-${'A'.repeat(64)}` })),
    rule: 'release-file',
    because: /^release\.json cannot be read/,
  })),
  {
    animal: 'a version that names another folder',
    draft: changed((release) => Object.assign(release, { version: '../1' })),
    rule: 'release-file',
    because: /^release\.json cannot be read/,
  },
  ...[1, -2].map((step) => ({
    animal: step > 0 ? 'a contract of the future' : 'a contract from long ago',
    draft: changed((release) => Object.assign(release, { contract: release.contract + step })),
    rule: 'contract',
    because: /was built for contract -?\d; this shell speaks 1 and 0/,
  })),
  {
    animal: 'a React this shell does not have',
    draft: changed((release) => Object.assign(release, { shared: [{ name: 'react', requiredVersion: '^18.0.0' }] })),
    rule: 'shared',
    because: /needs react \^18\.0\.0; this shell lends 19/,
  },
  {
    animal: 'another team’s address',
    draft: { paths: [...paths, '/contact'] },
    rule: 'address',
    because: /^\/contact is not an address of "locations"/,
  },
  {
    animal: 'an address twice',
    draft: { paths: [...paths, '/austin'] },
    rule: 'page-list',
    because: /^\/austin is listed twice/,
  },
  {
    animal: 'a page it has no route for',
    draft: changed(({ pages }) => pages.push({ path: '/austin-cisco', chunk: 'page' })),
    rule: 'render',
    because: /^\/austin-cisco does not render: It is not among the routes/,
  },
  {
    animal: 'a page that throws',
    draft: { component: 'throw new Error("no words")' },
    rule: 'render',
    because: /no words/,
  },
  { animal: 'a loop without end', draft: { component: 'for (;;);' }, rule: 'time', because: /not render within 5 s/ },
  {
    animal: 'a page that waits for ever',
    draft: { component: 'throw new Promise(() => {})' },
    rule: 'time',
    because: /waits for something that never comes/,
  },
  { animal: 'a page that ends the process', draft: { component: 'process.exit(0)' }, rule: 'time', because: /ended/ },
  ...['title', 'description', 'robots', 'canonical', 'social'].map((lacks) => ({
    animal: `a page without ${lacks}`,
    draft: { lacks },
    rule: lacks,
    because: new RegExp(`^/austin has no ${lacks}`),
  })),
  {
    animal: 'a page that gives another’s address as its own',
    draft: { lacks: 'canonical', adds: "h('link', { rel: 'canonical', href: site.url + '/' })" },
    rule: 'canonical',
    because: /^\/austin names https:\/\/portal\.example\/ as its address/,
  },
  { animal: 'two first-level headings', draft: adds("h('h1')"), rule: 'heading', because: /has 2 first-level/ },
  { animal: 'an id twice', draft: adds("h('p', { id: 'phone' })"), rule: 'duplicate-id', because: /"phone" more than/ },
  {
    animal: 'an id of the shell’s',
    draft: adds("h('p', { id: 'content' })"),
    rule: 'duplicate-id',
    because: /"content"/,
  },
  {
    animal: 'a link to nowhere',
    draft: adds("h('a', { href: '/austin-x' })"),
    rule: 'dead-link',
    because: /a page "loc/,
  },
  {
    animal: 'a link to another team’s nowhere',
    draft: adds("h('a', { href: '/partners' })"),
    rule: 'dead-link',
    because: /"marketing"/,
  },
  {
    animal: 'a link to nobody’s address',
    draft: adds("h('a', { href: '/x' })"),
    rule: 'dead-link',
    because: /nobody has/,
  },
  {
    animal: 'a link to a missing id',
    draft: adds("h('a', { href: '/about#team' })"),
    rule: 'dead-anchor',
    because: /#team/,
  },
  {
    animal: 'a page less, to which others link',
    draft: { paths: ['/austin'] },
    rule: 'removed-target',
    because: /^\/about/,
  },
  {
    animal: 'an inline script',
    draft: html('<script>alert(1)</script>'),
    rule: 'inline-script',
    because: /inline script/,
  },
  { animal: 'a style element', draft: html('<style>p{}</style>'), rule: 'inline-style', because: /style element/ },
  {
    animal: 'a style attribute',
    draft: adds("h('p', { style: { top: 0 } })"),
    rule: 'inline-style',
    because: /on <p>/,
  },
  {
    animal: 'an inline handler',
    draft: html('<b onclick="x()"></b>'),
    rule: 'inline-handler',
    because: /onclick of <b>/,
  },
  {
    animal: 'a link that is script',
    draft: html('<a href=" JavaScript:x()"></a>'),
    rule: 'inline-handler',
    because: /href/,
  },
  {
    animal: 'a script from elsewhere',
    draft: html('<script src="//cdn.example/x.js"></script>'),
    rule: 'policy',
    because: /script-src/,
  },
  {
    animal: 'a picture from elsewhere',
    draft: adds("h('img', { src: 'https://cdn.example/x.png' })"),
    rule: 'policy',
    because: /img-src/,
  },
  {
    animal: 'a form that leads elsewhere',
    draft: html('<form action="https://x.example/"></form>'),
    rule: 'policy',
    because: /form-action/,
  },
  {
    animal: 'a frame',
    draft: html('<iframe src="https://x.example/"></iframe>'),
    rule: 'policy',
    because: /frame-src/,
  },
  {
    animal: 'a policy of its own',
    draft: adds("h('meta', { httpEquiv: 'refresh', content: '0' })"),
    rule: 'policy',
    because: /http-equiv/,
  },
  { animal: 'an element that is never closed', draft: html('<div>'), rule: 'unclosed', because: /never closed/ },
  {
    animal: 'structured data that is not JSON',
    draft: html('<script type="application/ld+json">{</script>'),
    rule: 'structured-data',
    because: /not JSON/,
  },
  { animal: 'an oversized page', draft: adds("'x'.repeat(200000)"), rule: 'html-size', because: /more than 200 kB/ },
  {
    animal: 'an oversized script',
    draft: { files: { 'big.js': ' '.repeat(300_001) } },
    rule: 'script-size',
    because: /301 kB of script/,
  },
  {
    animal: 'an oversized style sheet',
    draft: { css: ' '.repeat(100_001) },
    rule: 'style-size',
    because: /101 kB of styles/,
  },
  ...[
    'body',
    'html',
    '*',
    ':root',
    '.s-button',
    'main p',
    '.l-page + *',
    ':not(.l-page)',
    ':is(.l-page, p)',
    'body:has(.l-page)',
  ].map((selector) => ({
    animal: `styles of ${selector}`,
    draft: { css: `@layer x{@media print{.l-page,${selector}{color:red}}}` },
    rule: 'foreign-style',
    because: /^page\.css styles "/,
  })),
  ...['@font-face{font-family:Inter}', '@import "x.css";', '@page{margin:0}'].map((css) => ({
    animal: `a style sheet with ${css}`,
    draft: { css },
    rule: 'foreign-style',
    because: /which is the shell’s/,
  })),
  ...['@keyframes pulse{to{top:0}}', '@property --colors-bg{syntax:"*";inherits:true}'].map((css) => ({
    animal: `a style sheet with ${css}`,
    draft: { css },
    rule: 'global-name',
    because: /without "l-" in front/,
  })),
  {
    animal: 'a style sheet that calls home',
    draft: { css: '.l-page{background:url(//spy.example/x)}' },
    rule: 'style-source',
    because: /another origin/,
  },
  {
    animal: 'a style sheet that is none',
    draft: { css: '.l-page{' },
    rule: 'style-source',
    because: /is not CSS/,
  },
  ...Object.entries({
    clock: "h('p', null, new Date().toISOString())",
    dice: "h('p', null, Math.random())",
    browser: "h('p', null, typeof window === 'undefined' ? 'server' : 'browser')",
    'attribute of chance': "h('p', { title: crypto.randomUUID() })",
    'element that only browsers see': "typeof window === 'undefined' ? null : h('b', null, 'Hello')",
    'paragraph in a paragraph': "h('p', null, h('p', null, 'Nested'))",
  }).map(([what, element]) => ({
    animal: `hydration spoilt by a ${what}`,
    draft: adds(element),
    rule: 'hydration',
    because: /^\/austin does not hydrate: /,
  })),
];

for (const [index, { animal, draft, damage, rule, because }] of zoo.entries())
  test(`${animal} is refused`, { timeout: 20_000 }, async () => {
    const release = await releasedBy('locations', { text: `Bad ${index}`, paths, ...draft });
    await damage?.(release);
    await portal.composer.look();

    const findings = portal.composer.verdicts.of('locations');
    const told = JSON.stringify(findings, null, 1).slice(0, 1000);
    assert.ok(
      findings.some((found) => found.rule === rule && because.test(found.what)),
      told,
    );
    assert.deepEqual([...new Set(findings.map((found) => found.rule))], [rule], told);
    assert.ok(
      findings.every(({ fix }) => fix.length > 20),
      told,
    );
    assert.equal(await heading('/austin'), 'Good');
  });

test('the zoo is large, and after all of it a good release passes', async () => {
  assert.ok(zoo.length > 60);
  await releasedBy('locations', {
    text: 'Better',
    paths: [...paths, '/austin-lighting'],
    css: '@layer recipes{@keyframes l-turn{to{top:0}}[data-ground=ink] .l-page:hover>*+svg,:is(.l-a,.l-b) p{color:red;&:hover{top:0}}}',
    adds: "h('a', { href: '/austin-lighting#phone' }), h('a', { href: 'https://elsewhere.example/' }), h('img', { src: '/x.png' })",
    change: (release) => Object.assign(release, { contract: release.contract - 1 }),
  });
  await portal.composer.look();

  assert.deepEqual(portal.composer.verdicts.of('locations'), []);
  assert.equal(await heading('/austin'), 'Better');
});

test('a page learns nothing of the environment of the server', async () => {
  process.env.PORTAL_TEST_SECRET = 'swordfish';
  await releasedBy('locations', {
    text: 'Curious',
    paths,
    adds: "h('p', { id: 'env' }, Object.keys(process.env).join())",
  });
  await portal.composer.look();

  assert.match((await portal.ask('/austin')).text, /<p id="env">NODE_ENV<\/p>/);
});
