import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Site } from '@portal/contracts/site';
import type { RenderedPage } from '../../src/server.tsx';
import { replaceFile } from '../replace-file.ts';
import type { StoredRelease } from './release-store.ts';

/** What pages look like depends on the release, on the shell around it and on the facts about the site. */
const fileOf = ({ folder }: StoredRelease, shell: StoredRelease, site: Site) => {
  const circumstances = createHash('sha256').update(JSON.stringify([shell.release.version, site]));
  return `${folder}/.rendered-${circumstances.digest('hex').slice(0, 16)}.json`;
};

/** Pages that were rendered before under the same circumstances: going back to a release then takes no rendering. */
export async function renderedBefore(
  stored: StoredRelease,
  shell: StoredRelease,
  site: Site,
): Promise<Map<string, RenderedPage> | undefined> {
  const text = await readFile(fileOf(stored, shell, site), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : new Map(Object.entries(JSON.parse(text)));
}

export async function keepRendered(
  stored: StoredRelease,
  shell: StoredRelease,
  site: Site,
  pages: Map<string, RenderedPage>,
) {
  await replaceFile(fileOf(stored, shell, site), JSON.stringify(Object.fromEntries(pages)));
}
