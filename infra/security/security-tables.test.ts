import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levels } from './asvs/levels.ts';
import type { Requirement } from './requirement.ts';
import { compareWithStandard, findProblems, problemsOf, readDocument, renderDocument } from './security-tables.ts';

const title = 'example';
const self = 'infra/security/security-tables.test.ts';

test('the standard has 70 requirements of level 1 and 183 of level 2', () => {
  const count = (level: number) => [...levels.values()].filter((one) => one === level).length;
  assert.deepEqual([count(1), count(2)], [70, 183]);
});

test('the tables of this checkout are complete and current', () => assert.deepEqual(findProblems(), []));

test('reports missing, unknown and repeated requirements', () => {
  const standard = new Map([
    ['1.1.1', 1],
    ['1.1.2', 2],
  ]);
  const met: Requirement = { title, met: [self] };
  assert.deepEqual(compareWithStandard([{ '1.1.1': met }, { '1.1.2': met }], standard), []);
  assert.deepEqual(compareWithStandard([{ '1.1.1': met, '1.1.3': met }, { '1.1.1': met }], standard), [
    '1.1.2 is missing.',
    '1.1.3 is not a requirement of level 1 or 2.',
    '1.1.1 is listed twice.',
  ]);
});

for (const [evidence, problem] of [
  [self, undefined],
  [`${self}: reports missing, unknown and repeated requirements`, undefined],
  ['docs/security.md#keys-and-secrets', undefined],
  ['api/src/nothing.test.ts: a title', 'api/src/nothing.test.ts does not exist.'],
  [`${self}: ${['a', 'removed', 'test'].join(' ')}`, `${self} has no test "a removed test".`],
  // In this file as text, not as a test.
  [`${self}: 1.1.2 is missing.`, `${self} has no test "1.1.2 is missing.".`],
  ['docs/security.md#nothing', 'docs/security.md has no heading "nothing".'],
] as const) {
  test(`evidence ${evidence}: ${problem ?? 'exists'}`, () =>
    assert.deepEqual(problemsOf('1.1.1', { title, met: [evidence] }), problem ? [`1.1.1: ${problem}`] : []));
}

test('a requirement that is met needs evidence', () => {
  assert.deepEqual(problemsOf('1.1.1', { title, met: [] }), ['1.1.1 names no test, code or document.']);
  assert.deepEqual(problemsOf('1.1.1', { title, notMet: 'a reason' }), []);
});

test('keeps the written part of the document and replaces the tables', () => {
  const written = readDocument().split('<!-- Generated')[0] ?? '';
  const changed = renderDocument(`${readDocument()}changed by hand`);
  assert.ok(changed.startsWith(written));
  assert.equal(changed, readDocument());
  assert.throws(() => renderDocument('# Security'), /does not contain this line/);
});
