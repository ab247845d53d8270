import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReleaseCounters } from '@portal/contracts/field-counters';
import { judgeReports } from './judge-reports.ts';

type Signature = ReleaseCounters['signatures'][number];

const error = (changes: Partial<Signature> = {}): Signature => ({
  signature: 'a',
  kind: 'error',
  message: 'TypeError: x is not a function',
  count: 2,
  networks: 2,
  hasPlace: true,
  ...changes,
});
const counters = (changes: Partial<ReleaseCounters> = {}): ReleaseCounters => ({
  remote: 'marketing',
  version: '2',
  loads: 100,
  failedLoads: 0,
  forms: { sent: 0, failed: 0 },
  signatures: [],
  ...changes,
});
const judge = (live: Partial<ReleaseCounters>, before: Partial<ReleaseCounters> = {}, others: ReleaseCounters[] = []) =>
  judgeReports({
    remote: 'marketing',
    version: '2',
    now: { releases: [counters(live), ...others] },
    earlier: [counters({ version: '1', ...before })],
  });
const failing = (failedLoads: number, networks: number, more: Partial<ReleaseCounters> = {}) => ({
  failedLoads,
  signatures: [error({ networks })],
  ...more,
});
const known = { signatures: [error()] };

test('an error that two networks report and no earlier release had is harm', () => {
  assert.match(judge({ signatures: [error()] }) ?? '', /2 networks report an error \(error\).*x is not a function/);
});

for (const kind of ['rejection', 'csp'] as const)
  test(`a failure without a place (${kind}) is harm when five networks report it`, () => {
    const failure = { kind, message: 'no picture', hasPlace: false };
    assert.equal(judge({ signatures: [error({ ...failure, networks: 4 })] }), undefined);
    assert.match(judge({ signatures: [error({ ...failure, networks: 5 })] }) ?? '', /5 networks.*no picture/);
  });

test('an error that one network reports, however often, is no harm', () => {
  assert.equal(judge({ signatures: [error({ count: 500, networks: 1 })], failedLoads: 100 }), undefined);
});

test('an error that an earlier release had is no harm, also at another place in the code', () => {
  assert.equal(judge({ signatures: [error({ signature: 'b' })] }, known), undefined);
  assert.equal(judge({ signatures: [error({ message: 'TypeError: y' })] }, known), undefined);
});

test('no error is new while earlier releases have hardly been opened', () => {
  assert.equal(judge({ signatures: [error()] }, { loads: 9 }), undefined);
});

test('errors of another remote are no harm', () => {
  assert.equal(judge({}, {}, [counters({ remote: 'locations', signatures: [error()] })]), undefined);
});

test('a share of failing loads is harm when it is clearly above that of earlier releases and five networks report the error', () => {
  assert.match(judge(failing(30, 5), known) ?? '', /^30 % of 100 loads fail, before it 0 % of 100\.$/);
  assert.equal(judge(failing(30, 4), known), undefined);
  assert.equal(judge(failing(3, 5), known), undefined);
  assert.equal(judge(failing(30, 5), { ...known, failedLoads: 25 }), undefined);
  assert.equal(judge(failing(30, 5, { loads: 40 }), known), undefined);
  assert.equal(judge(failing(30, 5), { ...known, loads: 40 }), undefined);
});

test('forms that stop are harm, unless one was accepted or those of other releases stop too', () => {
  const stopped = (sent: number, failed: number, networks = 2) => ({
    forms: { sent, failed },
    signatures: [error({ kind: 'form', networks })],
  });
  const before = { forms: { sent: 3, failed: 0 } };
  assert.match(judge(stopped(2, 2), before) ?? '', /^2 forms could not be sent, and none was/);
  assert.equal(judge(stopped(3, 2), before), undefined);
  assert.equal(judge(stopped(2, 2, 1), before), undefined);
  assert.equal(judge(stopped(2, 2)), undefined);
  const others = [counters({ remote: 'locations', forms: { sent: 1, failed: 1 } })];
  assert.equal(judge(stopped(2, 2), before, others), undefined);
});
