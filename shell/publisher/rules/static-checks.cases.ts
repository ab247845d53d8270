import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@portal/release/manifest';
import type { PublishDraft } from '../testing/publisher-fixture.ts';
import type { PageDraft } from '../testing/release-fixture.ts';

/** An invalid release, the rule it violates and the message of the violation. */
interface Violating<Draft> {
  title: string;
  draft: Draft;
  rule: string;
  message: RegExp;
}

const changed = (change: (release: Release) => void): PublishDraft => ({ change });
const adds = (element: string): PageDraft => ({ adds: element });
const html = (markup: string) => adds(`h('p', { dangerouslySetInnerHTML: { __html: ${JSON.stringify(markup)} } })`);

export const paths = ['/austin', '/austin-cabling'];

/** Invalid releases. */
export const releaseCases: Violating<PublishDraft>[] = [
  { title: 'no signature', draft: { key: undefined }, rule: 'signature', message: /^The release is not signed/ },
  {
    title: 'a manifest that was changed after it was signed',
    draft: { rewrite: (json) => json.replace('unknown', 'unknowm') },
    rule: 'signature',
    message: /not signed with a key/,
  },
  {
    title: 'a name that no file can have',
    draft: changed((release) => Object.assign(release, { version: '../1' })),
    rule: 'release-file',
    message: /^release\.json is invalid: .*version/,
  },
  {
    title: 'a file that was replaced',
    draft: { damage: (folder) => writeFile(join(folder, 'page.css'), '.l-page{color:invert!}') },
    rule: 'files',
    message: /^page\.css is not the file/,
  },
  {
    title: 'a file that was appended to',
    draft: { damage: (folder) => appendFile(join(folder, 'server.mjs'), ' ') },
    rule: 'files',
    message: /^server\.mjs has more than \d+ bytes\.$/,
  },
  {
    title: 'more than 50 MB',
    draft: changed(({ files }) => Object.assign(files[0] ?? {}, { bytes: 60_000_000 })),
    rule: 'release-size',
    message: /has 61 MB; the limit is 50 MB/,
  },
  {
    title: 'a chunk that needs a file it does not have',
    draft: changed(({ chunks }) => chunks[1]?.js.push('missing.js')),
    rule: 'files',
    message: /needs missing\.js/,
  },
  ...[1, -2].map((step) => ({
    title: step > 0 ? 'a newer contract' : 'a contract that is no longer supported',
    draft: changed((release) => Object.assign(release, { contract: release.contract + step })),
    rule: 'contract',
    message: /was built for contract -?\d+; this shell supports \d+ and \d+/,
  })),
  {
    title: 'a version of React that the shell does not provide',
    draft: changed((release) => Object.assign(release, { shared: [{ name: 'react', requiredVersion: '^18.0.0' }] })),
    rule: 'shared',
    message: /needs react \^18\.0\.0; this shell provides 19/,
  },
  {
    title: 'a shared package that the shell does not provide',
    draft: changed((release) => Object.assign(release, { shared: [{ name: 'vue', requiredVersion: '^3.0.0' }] })),
    rule: 'shared',
    message: /needs vue \^3\.0\.0; this shell provides none/,
  },
  {
    title: 'a path of another team',
    draft: { paths: [...paths, '/contact'] },
    rule: 'address',
    message: /^\/contact is not a path of "locations"/,
  },
  ...['/austin/../index', '/austin/../../../outside', '/austin//x', '/austin/'].map((path) => ({
    title: `the path ${path}`,
    draft: { paths: [...paths, path] },
    rule: 'page-list',
    message: /is not a normal path/,
  })),
  {
    title: 'a page that is listed twice',
    draft: changed(({ pages }) => pages.push({ path: '/austin', chunk: 'page' })),
    rule: 'page-list',
    message: /^\/austin is listed twice/,
  },
  {
    title: 'two pages that need the same name as file and folder',
    draft: { paths: [...paths, '/austin-a', '/austin-a.html/b'] },
    rule: 'page-list',
    message: /as a file and as a folder/,
  },
  {
    title: 'a page with an unknown chunk',
    draft: changed(({ pages }) => pages.push({ path: '/austin-cisco', chunk: 'other' })),
    rule: 'page-list',
    message: /^\/austin-cisco names the chunk "other"/,
  },
  {
    title: 'a missing page that other pages link to',
    draft: { paths: ['/austin'] },
    rule: 'removed-target',
    message: /^\/about of "marketing" links to \/austin-cabling#phone/,
  },
  {
    title: 'an oversized script',
    draft: { files: { 'big.js': ' '.repeat(400_001) } },
    rule: 'script-size',
    message: /401 kB of script/,
  },
  {
    title: 'an oversized style sheet',
    draft: { css: ' '.repeat(100_001) },
    rule: 'style-size',
    message: /101 kB of styles/,
  },
];

/** Pages of one release that do not render. */
export const renderCases: Violating<PageDraft>[] = [
  {
    title: 'a page that throws',
    draft: { component: 'throw new Error("no text")' },
    rule: 'render',
    message: /does not render: .*no text/,
  },
  {
    title: 'a page that uses a browser API while it renders',
    draft: { component: 'return h("p", null, window.innerWidth)' },
    rule: 'render',
    message: /window is not defined/,
  },
  {
    title: 'a page that reads a file',
    draft: { component: `process.getBuiltinModule('fs').readFileSync('/etc/hostname')` },
    rule: 'permission',
    message: /may not use node:fs/,
  },
];

/** Invalid pages of one release. */
export const pageCases: Violating<PageDraft>[] = [
  ...['title', 'description', 'robots', 'canonical', 'social'].map((lacks) => ({
    title: `a page without ${lacks}`,
    draft: { lacks },
    rule: lacks,
    message: new RegExp(`has no ${lacks}`),
  })),
  {
    title: 'the canonical link of another page',
    draft: { lacks: 'canonical', adds: "h('link', { rel: 'canonical', href: site.url + '/' })" },
    rule: 'canonical',
    message: /names https:\/\/portal\.example\/ as its address/,
  },
  { title: 'two first-level headings', draft: adds("h('h1')"), rule: 'heading', message: /has 2 first-level/ },
  {
    title: 'a duplicate id',
    draft: adds("h('p', { id: 'phone' })"),
    rule: 'duplicate-id',
    message: /"phone" more than/,
  },
  { title: 'an id of the shell', draft: adds("h('p', { id: 'content' })"), rule: 'duplicate-id', message: /"content"/ },
  {
    title: 'a link to a missing page',
    draft: adds("h('a', { href: '/austin-x' })"),
    rule: 'dead-link',
    message: /a page "loc/,
  },
  {
    title: 'a link to a missing page of another team',
    draft: adds("h('a', { href: '/partners' })"),
    rule: 'dead-link',
    message: /"marketing"/,
  },
  {
    title: 'a link to a path of no team',
    draft: adds("h('a', { href: '/x' })"),
    rule: 'dead-link',
    message: /of no team/,
  },
  {
    title: 'a link to a missing id',
    draft: adds("h('a', { href: '/about#team' })"),
    rule: 'dead-anchor',
    message: /#team/,
  },
  {
    title: 'an inline script',
    draft: html('<script>alert(1)</script>'),
    rule: 'inline-script',
    message: /inline script/,
  },
  { title: 'a style element', draft: html('<style>p{}</style>'), rule: 'inline-style', message: /style element/ },
  { title: 'a style attribute', draft: adds("h('p', { style: { top: 0 } })"), rule: 'inline-style', message: /on <p>/ },
  {
    title: 'an inline handler',
    draft: html('<b onclick="x()"></b>'),
    rule: 'inline-handler',
    message: /onclick of <b>/,
  },
  {
    title: 'a link that runs script',
    draft: html('<a href=" JavaScript:x()"></a>'),
    rule: 'inline-handler',
    message: /href/,
  },
  {
    title: 'a script of another origin',
    draft: html('<script src="//cdn.example/x.js"></script>'),
    rule: 'policy',
    message: /script-src/,
  },
  {
    title: 'an image of another origin',
    draft: adds("h('img', { src: 'https://cdn.example/x.png' })"),
    rule: 'policy',
    message: /img-src/,
  },
  {
    title: 'a form that posts to another origin',
    draft: html('<form action="https://x.example/"></form>'),
    rule: 'policy',
    message: /form-action/,
  },
  { title: 'a frame', draft: html('<iframe src="https://x.example/"></iframe>'), rule: 'policy', message: /frame-src/ },
  {
    title: 'a meta element with http-equiv',
    draft: adds("h('meta', { httpEquiv: 'refresh', content: '0' })"),
    rule: 'policy',
    message: /http-equiv/,
  },
  { title: 'an element that is never closed', draft: html('<div>'), rule: 'unclosed', message: /never closed/ },
  {
    title: 'structured data that is not JSON',
    draft: html('<script type="application/ld+json">{</script>'),
    rule: 'structured-data',
    message: /not JSON/,
  },
  { title: 'an oversized page', draft: adds("'x'.repeat(200000)"), rule: 'html-size', message: /more than 200 kB/ },
];

/** Invalid style sheets, each of one release. */
export const styleCases: Violating<string>[] = [
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
    title: `styles of ${selector}`,
    draft: `@layer x{@media print{.l-page,${selector}{color:red}}}`,
    rule: 'foreign-style',
    message: /styles "/,
  })),
  ...['@font-face{font-family:Inter}', '@import "x.css";', '@page{margin:0}'].map((css) => ({
    title: css,
    draft: css,
    rule: 'foreign-style',
    message: /which is the shell’s/,
  })),
  ...['@keyframes pulse{to{top:0}}', '@property --colors-bg{syntax:"*";inherits:true}'].map((css) => ({
    title: css,
    draft: css,
    rule: 'global-name',
    message: /without "l-" in front/,
  })),
  {
    title: 'a file of another origin',
    draft: '.l-page{background:url(//other.example/x)}',
    rule: 'style-source',
    message: /another origin/,
  },
  { title: 'invalid CSS', draft: '.l-page{', rule: 'style-source', message: /is not CSS/ },
];
