import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@portal/release/integrity';
import type { Release } from '@portal/release/manifest';
import { shell } from './renderer-process.ts';

/** Writes the built shell with another version to a folder, and code at the start of its main script. */
export async function writeShell(folder: string, version: string, code = ''): Promise<string> {
  await cp(shell, folder, { recursive: true });
  const release: Release = JSON.parse(await readFile(join(shell, 'release.json'), 'utf8'));
  const main = release.files.find(({ path }) => path === 'main.js');
  if (!main) throw new Error('The shell has no main.js.');
  const source = `${code}\n${await readFile(join(shell, main.path), 'utf8')}`;
  await writeFile(join(folder, main.path), source);
  Object.assign(main, { bytes: Buffer.byteLength(source), integrity: integrityOf(source) });
  await writeFile(join(folder, 'release.json'), JSON.stringify({ ...release, version }));
  return version;
}
