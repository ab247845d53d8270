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

test('runPhases resolves to 0 when every phase passes', async () => {
  assert.equal(await runPhases([{ name: 'types', run: async () => undefined }]), 0);
});
