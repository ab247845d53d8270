import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import inlineStyles from './inline-styles.ts';

const app = mkdtempSync(join(tmpdir(), 'portal-styles-'));
for (const name of ['css', 'patterns']) mkdirSync(join(app, 'styled-system', name), { recursive: true });
writeFileSync(
  join(app, 'styled-system/css/index.mjs'),
  `export const css = (...styles) => styles.map((style) => Object.entries(style).flat().join('_')).join(' ');
   export const cx = (...names) => names.join(' ');
   export const cva = () => () => '';`,
);
writeFileSync(join(app, 'styled-system/patterns/index.mjs'), "export const wide = () => 'wide';");
after(() => rmSync(app, { recursive: true }));

const inlined = (source: string) => inlineStyles.call({ getOptions: () => ({ app }) } as never, source);
const head = "import { css } from 'styled-system/css';\n";

const rewritten = [
  ['a literal object', 'css({ color: "red", zIndex: -1 })', '"color_red_zIndex_-1"'],
  ['several objects', 'css({ a: "b" }, { c: "d" })', '"a_b c_d"'],
  ['a template without gaps', 'css({ a: `b` })', '"a_b"'],
] as const;

for (const [what, call, names] of rewritten) {
  test(`${what} becomes its class names`, async () => {
    assert.equal(await inlined(`${head}export const looks = ${call};`), `${head}export const looks = ${names};`);
  });
}

test('a constant of the module is known', async () => {
  const source = `${head}const base = { a: 'b' };\nexport const looks = css({ ...base, c: 'd' });`;

  assert.match(await inlined(source), /looks = "a_b_c_d"/);
});

test('a pattern without arguments and another name for a function are known', async () => {
  const source = "import { wide as full } from 'styled-system/patterns';\nfull();";

  assert.match(await inlined(source), /^"wide";$/m);
});

const left = [
  ['a value known only later', 'css({ color: tone })'],
  ['a computed name', 'css({ [name]: "b" })'],
  ['a function that answers a function', 'cva({ base: {} })'],
];

for (const [what, call] of left) {
  test(`${what} stays as it is`, async () => {
    const source = `import { css, cva } from 'styled-system/css';\n${call};`;

    assert.equal(await inlined(source), source);
  });
}

test('a function of the same name from elsewhere is left alone', async () => {
  const source = "import { css } from './mine.ts';\n// styled-system/css\ncss({ a: 'b' });";

  assert.equal(await inlined(source), source);
});
