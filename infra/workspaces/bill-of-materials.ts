import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { root } from './workspaces.ts';

/** Writes the software bill of materials (SBOM): all packages of the lock file with their digests, in the format of CycloneDX. */
export async function writeBillOfMaterials(): Promise<void> {
  const { stdout } = await execa('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], { cwd: root });
  mkdirSync(join(root, '.portal'), { recursive: true });
  writeFileSync(join(root, '.portal/sbom.cdx.json'), stdout);
}
