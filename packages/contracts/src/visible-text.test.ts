import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blankTexts, cleanedLines, cleanedTexts } from './visible-text.cases.ts';
import { visibleLine, visibleText, withoutInvisible } from './visible-text.ts';

for (const [name, text] of blankTexts)
  test(`${name}: nothing to see`, () => {
    assert.equal(visibleLine(text), '');
    assert.equal(visibleText(text), '');
    assert.equal(visibleText(` ${text} ${text}`), '');
    assert.equal(withoutInvisible(text), '');
  });

for (const [name, typed, text] of cleanedLines)
  test(`${name}: ${JSON.stringify(typed)} is the line ${JSON.stringify(text)}`, () => {
    assert.equal(visibleLine(typed), text);
    assert.equal(visibleLine(text), text);
  });

for (const [name, typed, text] of cleanedTexts)
  test(`${name}: ${JSON.stringify(typed)} is the text ${JSON.stringify(text)}`, () => {
    assert.equal(visibleText(typed), text);
    assert.equal(visibleText(text), text);
  });

test('every invisible or blank character of Unicode alone is nothing to see', () => {
  const isBlank = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}\p{Noncharacter_Code_Point}\p{Cs}]/u;
  for (let code = 0; code <= 0x10_ff_ff; code += 1) {
    const character = String.fromCodePoint(code);
    if (isBlank.test(character)) assert.equal(visibleLine(character), '', code.toString(16));
  }
});

test('every letter and digit of Unicode stays', () => {
  for (let code = 0; code <= 0x10_ff_ff; code += 1) {
    const character = String.fromCodePoint(code);
    if (
      /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u.test(character) &&
      !'\u2800\uFFFC\u{1D159}'.includes(character)
    )
      assert.equal(visibleLine(character).normalize('NFC'), character.normalize('NFC'), code.toString(16));
  }
});

test('long texts take time in proportion to their length', () => {
  const longest = (length: number) =>
    Math.max(
      ...[' ', '\n', '\u200D', '\uFE0F', '\u0301', '\u{1F3F4}', '\u{E0061}'].map((character) => {
        const before = performance.now();
        visibleLine(`x${character.repeat(length)}y`);
        visibleText(character.repeat(length));
        return performance.now() - before;
      }),
    );
  longest(100);
  // A quadratic algorithm would take minutes.
  assert.ok(longest(200_000) < 20_000);
});
