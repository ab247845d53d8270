import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillTemplate, openFields, unknownFields } from './mail-template.ts';

test('fills in what is known, and keeps other fields', () => {
  assert.equal(
    fillTemplate('Hello {{person}}, about {{ service }}: {{visit}}, {{other}}, {x}', { person: 'Ada', service: '$&' }),
    'Hello Ada, about $&: {{visit}}, {{other}}, {x}',
  );
});

test('finds what looks like a field and is none', () => {
  assert.deepEqual(unknownFields('{{person}} {{ name }} {{name}} {{ name }} {{}} {visit}'), [
    '{{ name }}',
    '{{name}}',
    '{{}}',
  ]);
});

test('finds the fields that are not filled in, each once', () => {
  assert.deepEqual(openFields('{{visit}}, {{ service }}, {{visit}}, {{other}}, {x}'), ['{{visit}}', '{{ service }}']);
});
