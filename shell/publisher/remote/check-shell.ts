import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blockPattern } from '@portal/contracts/document-data';
import type { Violation } from '@portal/contracts/release-status';
import type { Release } from '@portal/release/manifest';
import type { BrowserJob } from '../release/browser-job.ts';
import { type BrowserReport, CheckFailed, type CheckReport, newReport } from '../release/check-report.ts';
import { documentFile, type SiteBuild } from '../release/site-build.ts';
import { violationsAgainst } from '../rules/compatibility.ts';
import { livePageViolations } from '../rules/live-page.ts';
import type { LiveShell, RemotePart } from '../site/assemble-site.ts';
import { type CheckOptions, NoBrowserError, renderRelease } from './check-release.ts';
import type { PublisherContext } from './publisher-context.ts';
import type { Remote } from './remote.ts';

/** Pages of each remote that are opened, of as many templates. */
export const pagesPerRemote = 5;
const notFound = '/404';

type Pages = Pick<BrowserJob, 'remote' | 'pages'>;

/**
 * Checks a shell around the live releases of all remotes, on a site build that is not active. What the live site violates too is no
 * violation of the shell. Throws a `CheckFailed`.
 */
export async function checkShell(
  context: PublisherContext,
  remotes: Remote[],
  shell: LiveShell,
  { signal, browser }: Pick<CheckOptions, 'signal' | 'browser'>,
): Promise<CheckReport> {
  const { site } = context;
  const { version } = shell.stored.release;
  const report = newReport(version);
  const live = site.current;
  if (browser === 'none' || !live) return report;

  const parts = new Map<string, RemotePart>();
  const opened: Pages[] = [{ remote: { name: 'shell', access: 'public', cookies: [] }, pages: [notFound] }];
  for (const remote of remotes) {
    const { name, team, state } = remote;
    const stored = state.live ? await context.store.find(name, state.live) : undefined;
    if (!stored) continue;
    // A release that is not compatible keeps its pages.
    const isCompatible = violationsAgainst(shell, stored).length === 0;
    const part = isCompatible
      ? remote.partToCheck(stored, await renderRelease(context, team, stored, signal, 'shell', shell))
      : remote.presentPart();
    if (part) parts.set(name, part);
    if (isCompatible) opened.push({ remote: team, pages: await pagesToOpen(stored.release, live) });
  }
  const candidate = await site.draftWithShell(shell, parts, {
    actor: 'publisher',
    reason: `check of shell ${version}`,
  });
  if (await hasSameSettings(live, context))
    report.violations.push(...(await livePageViolations(Object.keys(live.pages), candidate, live)));
  else report.notes.push('The settings have changed too, so that pages were not compared with the live ones.');

  for (const pages of opened) {
    const found = await openPages(context, pages, candidate, live, signal);
    report.violations.push(...found.violations);
    report.notes.push(...found.notes);
    report.screenshots.push(...found.screenshots);
    report.isCheckedInBrowser = found.isCheckedInBrowser;
  }
  if (report.violations.length > 0) {
    report.notes.push(`To make it live nevertheless: rollback shell ${version} --reason TEXT`);
    throw new CheckFailed(report.violations, report);
  }
  if (!report.isCheckedInBrowser && browser === 'required') throw new NoBrowserError();
  return report;
}

/** Returns one page of each template, the first one and those with a form before others. */
async function pagesToOpen({ pages }: Release, live: SiteBuild): Promise<string[]> {
  const firstOfChunk = pages.filter(({ chunk }, index) => pages.findIndex((page) => page.chunk === chunk) === index);
  const ranked = await Promise.all(
    firstOfChunk.map(async ({ path }, index) => {
      const html = await readFile(join(live.folder, documentFile(path)), 'utf8').catch(() => '');
      return { path, rank: index === 0 ? 0 : /<main.*<form/s.test(html) ? 1 : 2 };
    }),
  );
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, pagesPerRemote)
    .map(({ path }) => path);
}

/** Whether the documents of the live build were made with the present settings of the operator. */
async function hasSameSettings({ folder }: SiteBuild, { env }: PublisherContext): Promise<boolean> {
  const html = await readFile(join(folder, documentFile(notFound)), 'utf8').catch(() => '');
  const [, block = '{}'] = blockPattern.exec(html) ?? [];
  return JSON.stringify(JSON.parse(block).site) === JSON.stringify(env.site);
}

/** Opens pages of the candidate, and those of the live build too when there are violations. */
async function openPages(
  { renderer, env }: PublisherContext,
  { remote: { name, access, cookies }, pages }: Pages,
  candidate: SiteBuild,
  live: SiteBuild,
  signal: AbortSignal,
): Promise<BrowserReport> {
  const check = (build: SiteBuild, compared?: SiteBuild) => {
    const job = { remote: { name, access, cookies }, site: env.site, pages };
    const folders = { candidate: build.folder, ...(compared && { live: compared.folder }) };
    return renderer.check({ ...job, ...folders }, signal, 'shell');
  };
  const found = await check(candidate, live);
  if (found.violations.length === 0) return found;
  const before = new Set((await check(live)).violations.map(identityOf));
  return { ...found, violations: found.violations.filter((one) => !before.has(identityOf(one))) };
}

/** Without versions and measured values. */
const identityOf = ({ rule, page, message }: Violation) => `${rule} ${page} ${message.replace(/\d[\w.-]*/g, '*')}`;
