import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDocumentOf } from './documents.ts';

const files = [
  'index.html',
  'about.html',
  'services/x.html.br',
  'admin.html.gz',
  '404.html',
  'site.json',
  'shell/1/main.js.br',
];

for (const [pages, documents] of [
  [['/'], ['index.html']],
  [['/services/x'], ['services/x.html.br']],
  [['/admin/leads'], ['admin.html.gz']],
] as const)
  test(`${pages} is loaded from ${documents} and all files that are not documents`, () => {
    assert.deepEqual(files.filter(isDocumentOf([...pages])), [
      ...documents,
      '404.html',
      'site.json',
      'shell/1/main.js.br',
    ]);
  });
