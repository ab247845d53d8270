import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renamed, writtenAgain } from './written-again.ts';

test('a name is found in whatever case it stands, and not inside of another word', () => {
  assert.equal(
    renamed('sample SAMPLE Sample mfe-sample REMOTE_SAMPLE resample samples', 'sample', 'news'),
    'news NEWS News mfe-news REMOTE_NEWS resample samples',
  );
});

const twice = (yaml: string) => writtenAgain(yaml, 'old', 'new');

test('an entry is written again below, with all that belongs to it and the empty line between', () => {
  assert.equal(
    twice(`services:
  # The first.
  mfe-one:
    image: one

  mfe-old:
    # Why it is so.
    build: { args: { APP: mfe-old } } # and so on
    secrets: [npmrc, { source: key-old }]

  api:
    image: api
`),
    `services:
  # The first.
  mfe-one:
    image: one

  mfe-old:
    # Why it is so.
    build: { args: { APP: mfe-old } } # and so on
    secrets: [npmrc, { source: key-old }]

  mfe-new:
    # Why it is so.
    build: { args: { APP: mfe-new } } # and so on
    secrets: [npmrc, { source: key-new }]

  api:
    image: api
`,
  );
});

test('items of lists are written again as the list is written', () => {
  assert.equal(
    twice(`values: [mfe-one, mfe-old, api]
to:
  [
    { pod: { name: mfe-old } },
    { pod: { name: api } },
  ]
env:
  - { name: REMOTE_OLD, value: "http://mfe-old:8080" }
  - name: key
    file: old.pem
`),
    `values: [mfe-one, mfe-old, mfe-new, api]
to:
  [
    { pod: { name: mfe-old } },
    { pod: { name: mfe-new } },
    { pod: { name: api } },
  ]
env:
  - { name: REMOTE_OLD, value: "http://mfe-old:8080" }
  - { name: REMOTE_NEW, value: "http://mfe-new:8080" }
  - name: key
    file: old.pem
  - name: key
    file: new.pem
`,
  );
});

test('every document of a file is read, its last line too, and what does not speak of it stays', () => {
  assert.equal(twice('a: 1\n---\nREMOTE_OLD: x'), 'a: 1\n---\nREMOTE_OLD: x\nREMOTE_NEW: x');
  assert.equal(twice('older: [bold]\n'), 'older: [bold]\n');
});
