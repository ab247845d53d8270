import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Violation } from '@portal/contracts/release-status';
import type { Site } from '@portal/contracts/site';
import type { Team } from '@portal/release/teams';
import type { RenderedPage } from '../../src/rendered-page.ts';
import type { StoredRelease } from '../release/release-store.ts';
import type { Outline, SiteOutline } from '../release/site-build.ts';
import { fileBudgetViolations, htmlBudgetViolations } from './budgets.ts';
import { compatibilityViolations, manifestViolations } from './compatibility.ts';
import { policyViolations } from './csp.ts';
import { headViolations } from './head.ts';
import { externalHosts, linkViolations, outlineOf } from './links.ts';
import { markupViolations } from './markup.ts';
import { parsePage } from './parsed-page.ts';
import { styleViolations } from './styles.ts';

interface Portal {
  shell: StoredRelease;
  site: Site;
  teams: readonly Team[];
}

/** Runs checks that need no release code: compatibility, manifest, style sheets and sizes. */
export async function fileViolations(stored: StoredRelease, { shell, teams }: Portal): Promise<Violation[]> {
  const { release, folder } = stored;
  const incompatible = [...compatibilityViolations(release, shell.release), ...manifestViolations(release, teams)];
  if (incompatible.length > 0) return incompatible;

  const prefix = teams.find(({ name }) => name === release.name)?.classPrefix ?? '';
  const sheets = release.files.map(({ path }) => path).filter((path) => path.endsWith('.css'));
  const styles = sheets.map(async (file) => styleViolations(file, await readFile(join(folder, file), 'utf8'), prefix));
  return [...(await Promise.all(styles)).flat(), ...fileBudgetViolations(release)];
}

/** Checks rendered pages. `notes` are for managers and do not reject a release. */
export function pageViolations(
  name: string,
  rendered: ReadonlyMap<string, RenderedPage>,
  live: SiteOutline,
  { site, teams }: Portal,
): { violations: Violation[]; notes: string[] } {
  const outlines = new Map<string, Outline>();
  const hosts = new Map<string, string>();
  const violations: Violation[] = [];
  // One page at a time, because a parsed page needs many times the memory of its text.
  for (const [path, html] of rendered) {
    const page = parsePage(path, html);
    outlines.set(path, outlineOf(page, site));
    for (const host of externalHosts(page, site)) if (!hosts.has(host)) hosts.set(host, path);
    violations.push(
      ...headViolations(page, site),
      ...markupViolations(page),
      ...policyViolations(page, site),
      ...htmlBudgetViolations(page),
    );
  }
  const notes = [...hosts].map(([host, path]) => `${path} links to ${host}.`);
  return { violations: [...violations, ...linkViolations(name, outlines, live, teams)], notes };
}
