import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './workspaces.ts';

/** Software bill of materials (SBOM), in the format of CycloneDX. */
export interface BillOfMaterials {
  components: { name: string; version: string; hashes?: { alg: string; content: string }[] }[];
}

const file = join(root, '.portal/sbom.cdx.json');

/** Returns all packages of the lock file. */
export async function billOfMaterials(): Promise<BillOfMaterials> {
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

export async function writeBillOfMaterials(): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(await billOfMaterials(), null, 2));
}
