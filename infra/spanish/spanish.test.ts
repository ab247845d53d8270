import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSpanish } from './read-spanish.ts';
import { spanishProblems } from './spanish-problems.ts';

test('every Spanish text of pages, forms, mails and the PDF is free of typographic and spelling errors', async () => {
  const texts = await readSpanish();
  const files = new Set(texts.map(({ file }) => file));

  for (const part of [
    'form-texts.es',
    'messages.es',
    'layout-texts.es',
    'acknowledgement',
    'page-texts.es',
    'spanish.content',
    'cameras.content',
    'home.page',
  ])
    assert.ok(
      [...files].some((file) => file.includes(part)),
      part,
    );
  assert.ok(texts.length > 300);
  assert.deepEqual(
    texts.flatMap(({ file, text }) => spanishProblems(text).map((problem) => `${file}: ${problem} in: ${text}`)),
    [],
  );
});

for (const [text, problem] of [
  ['Cuanto cuesta la visita?', 'needs ¿ before a question'],
  ['Listo!', 'needs ¡ before an exclamation'],
  ['El "video"', 'has a straight quotation mark'],
  ['Enviando...', 'has three dots for an ellipsis'],
  ['Dos  blancos', 'has two blanks'],
  ['Llámenos , gracias', 'has a blank before a punctuation mark'],
  ['Cuida tu tienda', 'does not address the reader as usted'],
  ['Inténtelo de nuevo por favor', 'has "por favor" without a comma'],
  ['Instalasión', '"Instalasión" is not in the dictionary'],
  ['TELEFONO', '"TELEFONO" is not in the dictionary'],
] as const)
  test(`finds what is wrong with "${text}"`, () => {
    assert.deepEqual(spanishProblems(text), [problem]);
  });
