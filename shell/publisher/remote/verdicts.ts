import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageScreenshots, Verdict } from '@portal/contracts/release-status';
import writeFileAtomic from 'write-file-atomic';
import type { CheckReport } from '../release/check-report.ts';

const folderOf = (siteDir: string, name: string) => join(siteDir, 'staff', 'screenshots', name);

/** Saves the report about the latest release of a remote, with its screenshots, as its verdict. Replaces the previous one. */
export async function saveVerdict(siteDir: string, name: string, report: CheckReport): Promise<Verdict> {
  const folder = folderOf(siteDir, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const screenshots: PageScreenshots[] = [];
  for (const [index, { page, width, candidate, live }] of report.screenshots.entries()) {
    const file = (kind: string) => `${index}-${kind}-${width}.png`;
    await writeFile(join(folder, file('candidate')), candidate, 'base64');
    if (live) await writeFile(join(folder, file('live')), live, 'base64');
    screenshots.push({
      page,
      width,
      candidate: `screenshots/${name}/${file('candidate')}`,
      ...(live && { live: `screenshots/${name}/${file('live')}` }),
    });
  }
  const verdict = { ...report, screenshots };
  await writeFileAtomic(join(folder, 'verdict.json'), JSON.stringify(verdict));
  return verdict;
}

/** Returns the saved verdict, or `undefined` when it cannot be read. The history has the release in any case. */
export async function readVerdict(siteDir: string, name: string): Promise<Verdict | undefined> {
  try {
    return JSON.parse(await readFile(join(folderOf(siteDir, name), 'verdict.json'), 'utf8'));
  } catch {
    return undefined;
  }
}
