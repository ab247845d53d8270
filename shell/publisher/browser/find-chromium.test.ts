import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findChromium } from './find-chromium.ts';

test('findChromium returns a headless shell that was installed after it had found an installed browser', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-chromium-'));
  const { CHROMIUM_PATH, PATH } = process.env;
  t.after(async () => {
    Object.assign(process.env, { PATH, ...(CHROMIUM_PATH && { CHROMIUM_PATH }) });
    await rm(folder, { recursive: true });
  });
  delete process.env.CHROMIUM_PATH;
  process.env.PATH = folder;
  const install = (name: string) => writeFile(join(folder, name), '#!/bin/sh\necho Chromium 1.0', { mode: 0o755 });
  await install('chromium');
  assert.ok(findChromium());

  await install('chromium-headless-shell');
  assert.equal(findChromium(), join(folder, 'chromium-headless-shell'));
});
