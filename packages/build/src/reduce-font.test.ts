import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { before, test } from 'node:test';
import { create, type Font } from 'fontkit';
import reduceFont from './reduce-font.ts';

const root = resolve(import.meta.dirname, '../../..');
const styles = readFileSync(resolve(root, 'packages/ui/src/fonts/fonts.css'), 'utf8');
const { resolve: resolvePath } = createRequire(resolve(root, 'packages/ui/package.json'));

/** Bytes of all fonts that a page loads. */
const limit = 33_000;

interface WebFont {
  family: string;
  /** Of the address. */
  weights: { min: number; max: number };
  bytes: Buffer;
  font: Font;
  /** The font that the build reduces. */
  whole: Font;
}

const fonts: WebFont[] = [];

before(async () => {
  for (const [, family = '', path = '', query = '', min, max = min] of styles.matchAll(
    /font-family: "([^"]+)";[^}]*src: url\("([^"?]+)(\?weights=(\d+)(?:-(\d+))?)"\)/g,
  )) {
    const file = resolvePath(path);
    const bytes = await reduceFont.call({ resourcePath: file, resourceQuery: query }, readFileSync(file));
    fonts.push({
      family,
      weights: { min: Number(min), max: Number(max) },
      bytes,
      font: create(bytes, '') as Font,
      whole: create(readFileSync(file), '') as Font,
    });
  }
});

test('the web fonts weigh at most 33 kB together', () => {
  const sizes = fonts.map(({ bytes }) => bytes.length);

  assert.equal(sizes.length, 2);
  assert.ok(sizes.reduce((sum, size) => sum + size) <= limit, `${sizes.join(' + ')} bytes`);
});

test('the web fonts contain every character of public pages, of ASCII and of accented Latin names', () => {
  const sources = globSync(
    ['mfe-*', 'shell', 'packages/*'].map((app) => `${app}/src/**/*.{ts,tsx}`),
    { cwd: root, exclude: ['mfe-admin/**', '**/*.test.*', '**/*.cases.ts'] },
  );
  assert.ok(sources.length > 100);
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));
  const texts = sources.map((path) => readFileSync(resolve(root, path), 'utf8'));
  const codePoints = [...new Set(['ÇÑØàéîñøüß', ...ascii, ...texts].join(''))]
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((codePoint) => codePoint >= 0x20);

  for (const { family, font, whole } of fonts) {
    const missing = codePoints.filter(
      (point) => whole.hasGlyphForCodePoint(point) && !font.hasGlyphForCodePoint(point),
    );

    assert.equal(String.fromCodePoint(...missing), '', family);
  }
});

test('the web fonts have the weights of their addresses, no other axis, and tabular figures', () => {
  for (const { family, weights, font } of fonts) {
    const { wght, ...others } = font.variationAxes;

    assert.deepEqual(wght && { min: wght.min, max: wght.max }, weights.min < weights.max ? weights : undefined, family);
    assert.deepEqual(others, {}, family);
    assert.ok(font.availableFeatures.includes('tnum'), family);
  }
});

test('the web fonts keep their copyright notice and the address of their license', () => {
  for (const { family, font } of fonts) {
    assert.match(font.copyright, /^Copyright 20\d\d The .+ Project Authors/, family);
    assert.match(font.getName('licenseURL', 'en') ?? '', /OFL|openfontlicense/, family);
  }
});

test('the fallbacks have the ascent and the descent of the web fonts', () => {
  const fallbacks = [
    ...styles.matchAll(
      /font-family: "(\w+) Fallback";[^}]*size-adjust: ([\d.]+)%;\s*ascent-override: ([\d.]+)%;\s*descent-override: ([\d.]+)%;/g,
    ),
  ];
  assert.equal(fallbacks.length, 4);
  for (const [, name = '', size, ascent, descent] of fallbacks) {
    const webFont = fonts.find(({ family }) => family.startsWith(name));
    assert.ok(webFont, name);
    const { unitsPerEm } = webFont.font;
    const inEm = (override?: string) => (Number(override) * Number(size)) / 10_000;

    assert.ok(Math.abs(inEm(ascent) - webFont.font.ascent / unitsPerEm) < 0.001, `ascent of ${name} at ${size}%`);
    assert.ok(Math.abs(inEm(descent) + webFont.font.descent / unitsPerEm) < 0.001, `descent of ${name} at ${size}%`);
  }
});

test('a font without weights in its address is rejected', async () => {
  await assert.rejects(
    reduceFont.call({ resourcePath: 'font.woff2', resourceQuery: '' }, Buffer.of()),
    /without weights/,
  );
});
