import assert from 'node:assert/strict';
import { test } from 'node:test';
import { capacityOf, type Machine } from './machine.ts';

const compose: Machine = { cores: 2, bytes: 3.2e9, tasks: 512 };
const cases: [title: string, machine: Partial<Machine>, capacity: { tabs: number; pages: number }][] = [
  ['the limits of docker-compose.yml', {}, { tabs: 14, pages: 5 }],
  ['a large machine', { cores: 32, bytes: 64e9, tasks: Number.POSITIVE_INFINITY }, { tabs: 16, pages: 5 }],
  ['one core', { cores: 1 }, { tabs: 14, pages: 3 }],
  ['a limit of 300 processes', { tasks: 300 }, { tabs: 4, pages: 4 }],
  ['1.5 GB of memory', { bytes: 1.5e9 }, { tabs: 3, pages: 3 }],
  ['less than Chromium needs', { bytes: 5e8, tasks: 64 }, { tabs: 1, pages: 1 }],
];

for (const [title, machine, capacity] of cases)
  test(`opens ${capacity.tabs} tabs and checks ${capacity.pages} pages at a time with ${title}`, () =>
    assert.deepEqual(capacityOf({ ...compose, ...machine }), capacity));
