import assert from 'node:assert/strict';
import { test } from 'node:test';
import samples from './api-samples.json' with { type: 'json' };
import { makeApiSamples } from './api-samples.ts';

test('the samples are those of the API as its sources are: generate.ts writes them anew', async () => {
  assert.deepEqual(samples, await makeApiSamples());
});
