import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepStateOf } from './next-step.ts';

/** 9:30 AM on Friday, November 27, in Chicago. */
const now = new Date('2026-11-27T15:30:00Z');

for (const [due, state] of [
  ['2026-11-26', 'overdue'],
  ['2026-11-27T09:30', 'overdue'],
  ['2026-11-27', 'today'],
  ['2026-11-27T09:31', 'today'],
  ['2026-11-28', 'later'],
  ['2026-11-28T00:00', 'later'],
] as const)
  test(`a next step of ${due} is ${state}`, () => assert.equal(stepStateOf(due, 'America/Chicago', now), state));
