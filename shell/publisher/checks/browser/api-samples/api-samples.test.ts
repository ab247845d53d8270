import assert from 'node:assert/strict';
import { test } from 'node:test';
import samples from './api-samples.json' with { type: 'json' };
import { makeApiSamples } from './api-samples.ts';

test('api-samples.json matches the sources of the API (generate.ts updates it)', async () => {
  assert.deepEqual(samples, await makeApiSamples());
});
