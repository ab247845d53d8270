import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '@portal/contracts/site';
import type { Finding } from '@portal/contracts/verdict';
import { ReleaseStore, type StoredRelease } from '../releases/release-store.ts';
import { Trust } from '../releases/trust.ts';
import { isPublic, judge, renderPages } from './gate.ts';
import { outlineOf, type SiteOutline } from './links.ts';
import { judgedPage } from './page.ts';
import { Refusal } from './refusal.ts';

interface Builds {
  site: Site;
  shellSource: string;
  /** The folders of all remotes' builds, by name. */
  remoteSources: Record<string, string>;
}

/**
 * What the gate of a portal would say of a remote's build, among the builds of the others: the same rules, the same code.
 * Answers nothing when it would pass.
 */
export async function gateBuilds(name: string, { site, shellSource, remoteSources }: Builds): Promise<Finding[]> {
  const shell = await built('shell', shellSource);
  const live: SiteOutline = new Map();
  for (const [other, folder] of Object.entries(remoteSources)) {
    if (other === name || !isPublic(other)) continue;
    const rendered = await renderPages({ stored: await built(other, folder), shell, site });
    live.set(other, new Map([...rendered].map(([path, page]) => [path, outlineOf(judgedPage(path, page), site)])));
  }
  try {
    await judge({
      stored: await built(name, remoteSources[name] ?? ''),
      shell,
      site,
      hasBudgets: true,
      live: () => live,
    });
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.findings;
    throw error;
  }
}

/** A build as if it had been admitted: nobody could have changed it on the way. */
async function built(name: string, folder: string): Promise<StoredRelease> {
  const store = new ReleaseStore(folder, new Trust());
  const { release } = store.open(await readFile(join(folder, 'release.json'), 'utf8'), name);
  return { release, folder };
}
