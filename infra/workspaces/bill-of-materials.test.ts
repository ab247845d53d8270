import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { billOfMaterials } from './bill-of-materials.ts';
import { root } from './workspaces.ts';

interface LockedPackage {
  name?: string;
  version: string;
  integrity?: string;
  link?: boolean;
}

test('lists every package of the lock file with its digest', async () => {
  const { components } = await billOfMaterials();
  const listed = new Map(components.map((one) => [`${one.name}@${one.version}`, one.hashes?.[0]]));
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  assert.ok(installed.length > 500);

  for (const [path, { name, version, integrity = '' }] of installed) {
    // A package that is installed under another name is listed with one of the two.
    const alias = path.split('node_modules/').at(-1);
    const digest = listed.get(`${alias}@${version}`) ?? listed.get(`${name}@${version}`);
    assert.equal(digest?.alg, 'SHA-512', path);
    assert.equal(digest.content, Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'));
  }
});
