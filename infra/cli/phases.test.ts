import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Phase, runPhases } from './phases.ts';

test('runPhases runs the phases after a failed one, except those that need it, and resolves to 1', async () => {
  const ran: string[] = [];
  const phase = (name: string, code: number, needs: Phase[] = []): Phase => ({
    name,
    needs,
    run: async () => {
      ran.push(name);
      return { code, output: '' };
    },
  });
  const build = phase('build', 1);
  const tests = phase('tests', 0, [build]);
  assert.equal(await runPhases([build, tests, phase('journeys', 0, [tests]), phase('types', 0)]), 1);
  assert.deepEqual(ran, ['build', 'types']);
});

test('runPhases resolves to 0 when every phase passes, or says why it is skipped', async () => {
  const ran: string[] = [];
  const journeys = async (): Promise<undefined> => void ran.push('journeys');
  const browsers: Phase = { name: 'browsers', run: async () => ({ code: 0, output: '', skipped: 'None is there.' }) };
  assert.equal(await runPhases([browsers, { name: 'journeys', needs: [browsers], run: journeys }]), 0);
  assert.deepEqual(ran, ['journeys']);
});

test('runPhases runs as many phases at a time as it may, and a phase after those that it needs', async () => {
  const events: string[] = [];
  const other = Promise.withResolvers<void>();
  const phase = (name: string, until?: Promise<void>, needs: Phase[] = []): Phase => ({
    name,
    needs,
    run: async () => {
      events.push(`${name} starts`);
      if (name === 'second') other.resolve();
      await until;
      events.push(`${name} ends`);
      return undefined;
    },
  });
  const first = phase('first', other.promise);
  assert.equal(await runPhases([first, phase('second'), phase('third', undefined, [first])], 2), 0);
  assert.deepEqual(events.slice(0, 2), ['first starts', 'second starts']);
  assert.ok(events.indexOf('third starts') > events.indexOf('first ends'));
});
