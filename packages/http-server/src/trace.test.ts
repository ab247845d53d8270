import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newTraceId, traceIdOf, traceparentOf } from './trace.ts';

test('reads the trace id of its own header', () => {
  const traceId = newTraceId();
  const headers = [traceparentOf(traceId), traceparentOf(traceId)];

  assert.deepEqual(headers.map(traceIdOf), [traceId, traceId]);
  assert.notEqual(headers[0], headers[1]);
});

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
for (const [name, header] of [
  ['no header', undefined],
  ['another version', `cc-${traceId}-00f067aa0ba902b7-01`],
  ['a trace id of zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  ['a span id of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['capitals', `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`],
  ['more after the flags', `00-${traceId}-00f067aa0ba902b7-01-x`],
] as const)
  test(`ignores ${name}`, () => assert.equal(traceIdOf(header), undefined));
