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

const compile = (source: string) => inlineStyles.call({ getOptions: () => ({ app }) } as never, source);
const head = "import { css } from 'styled-system/css';\n";

const compiledCalls = [
  ['a literal object', 'css({ color: "red", zIndex: -1 })', '"color_red_zIndex_-1"'],
  ['several objects', 'css({ a: "b" }, { c: "d" })', '"a_b c_d"'],
  ['a template literal without expressions', 'css({ a: `b` })', '"a_b"'],
] as const;

for (const [argument, call, names] of compiledCalls) {
  test(`replaces a call with ${argument} by its class names`, async () => {
    assert.equal(await compile(`${head}export const styles = ${call};`), `${head}export const styles = ${names};`);
  });
}

test('resolves constants of the module', async () => {
  const source = `${head}const base = { a: 'b' };\nexport const styles = css({ ...base, c: 'd' });`;

  assert.match(await compile(source), /styles = "a_b_c_d"/);
});

test('does not use a constant whose name a function declares again', async () => {
  const source = `${head}const gap = 4;\nexport const styles = ({ gap = 8 }) => css({ gap });`;

  assert.equal(await compile(source), source);
});

test('replaces a call of a renamed import without arguments', async () => {
  const source = "import { wide as full } from 'styled-system/patterns';\nfull();";

  assert.match(await compile(source), /^"wide";$/m);
});

const unchangedCalls = [
  ['with a value known at run time only', 'css({ color: tone })'],
  ['with a computed property name', 'css({ [name]: "b" })'],
  ['that returns a function', 'cva({ base: {} })'],
];

for (const [description, call] of unchangedCalls) {
  test(`does not replace a call ${description}`, async () => {
    const source = `import { css, cva } from 'styled-system/css';\n${call};`;

    assert.equal(await compile(source), source);
  });
}

test('does not replace a function with the same name from another module', async () => {
  const source = "import { css } from './mine.ts';\n// styled-system/css\ncss({ a: 'b' });";

  assert.equal(await compile(source), source);
});
