import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty folder, which is removed after the run (see test/run.ts). */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'portal-'));
