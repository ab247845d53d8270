import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeApiSamples } from './api-samples.ts';

/** `node publisher/checks/browser/api-samples/generate.ts` in `shell`: writes new samples of the API. */
const file = join(import.meta.dirname, 'api-samples.json');
await writeFile(file, `${JSON.stringify(await makeApiSamples(), null, 2)}\n`);
