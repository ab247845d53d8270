import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { remotes } from '@portal/contracts/remote';
import type { Site } from '@portal/contracts/site';
import type { Finding } from '@portal/contracts/verdict';
import type { RenderedPage } from '../../src/server.tsx';
import type { StoredRelease } from '../releases/release-store.ts';
import { hydrate, render } from '../render/renderer.ts';
import { fileBudgetFindings, htmlBudgetFindings } from './budgets.ts';
import { misfits } from './fit.ts';
import { headFindings } from './head.ts';
import { linkFindings, type Outline, outlineOf, type SiteOutline } from './links.ts';
import { markupFindings } from './markup.ts';
import { judgedPage } from './page.ts';
import { policyFindings } from './policy.ts';
import { Refusal } from './refusal.ts';
import { styleFindings } from './styles.ts';

export interface Candidate {
  stored: StoredRelease;
  shell: StoredRelease;
  site: Site;
  hasBudgets: boolean;
  /** What the other remotes and this one show now, asked for at the end: others may go live meanwhile. */
  live: () => SiteOutline;
}

/** Whether a remote's pages are made at publish time. */
export const isPublic = (name: string) => remotes.some((remote) => remote.name === name && remote.isPublic);

/** The whole gate. Answers the rendered pages of a release that may go live; throws a `Refusal`. */
export async function judge(candidate: Candidate): Promise<Map<string, RenderedPage>> {
  const { stored, shell, hasBudgets } = candidate;
  const unfit = misfits(stored.release, shell.release);
  if (unfit.length > 0) throw new Refusal(unfit);

  const findings = await allStyleFindings(stored);
  if (hasBudgets) findings.push(...fileBudgetFindings(stored.release));
  const rendered = isPublic(stored.release.name) ? await collected(findings, renderPages(candidate)) : new Map();
  if (!rendered) throw new Refusal(findings);
  findings.push(...(await pageFindings(rendered, candidate)));
  if (findings.length > 0) throw new Refusal(findings);
  // Last and alone, because it takes longest.
  if (rendered.size > 0) await hydratePages(candidate, rendered);
  return rendered;
}

/** Renders a release's pages, without a look at what comes out. Throws a `Refusal` for what does not render. */
export const renderPages = ({ stored, shell, site }: Pick<Candidate, 'stored' | 'shell' | 'site'>) =>
  render({
    shellFolder: shell.folder,
    remoteFolder: stored.folder,
    release: stored.release.version,
    paths: stored.release.pages.map(({ path }) => path),
    site,
  });

const hydratePages = ({ stored, shell, site }: Candidate, pages: Map<string, RenderedPage>) =>
  hydrate({
    shellFolder: shell.folder,
    remoteFolder: stored.folder,
    release: stored.release.version,
    pages,
    site,
  });

/** Adds what a refusal says to what was found before. */
async function collected<Result>(findings: Finding[], work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    findings.push(...error.findings);
    return undefined;
  }
}

async function allStyleFindings({ release, folder }: StoredRelease): Promise<Finding[]> {
  const prefix = remotes.find(({ name }) => name === release.name)?.classPrefix ?? '';
  const sheets = release.files.map(({ path }) => path).filter((path) => path.endsWith('.css'));
  const found = sheets.map(async (file) => styleFindings(file, await readFile(join(folder, file), 'utf8'), prefix));
  return (await Promise.all(found)).flat();
}

async function pageFindings(
  rendered: Map<string, RenderedPage>,
  { stored, site, hasBudgets, live }: Candidate,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const outlines = new Map<string, Outline>();
  for (const [path, html] of rendered) {
    const page = judgedPage(path, html);
    findings.push(...headFindings(page, site), ...markupFindings(page), ...policyFindings(page, site));
    if (hasBudgets) findings.push(...htmlBudgetFindings(page));
    outlines.set(path, outlineOf(page, site));
    // This thread serves visitors meanwhile.
    await setImmediate();
  }
  return [...findings, ...linkFindings(stored.release.name, outlines, live())];
}
