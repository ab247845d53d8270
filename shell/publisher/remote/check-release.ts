import type { Team } from '@portal/release/teams';
import type { RenderedPage } from '../../src/rendered-page.ts';
import { type BrowserReport, CheckFailed, type CheckReport, newReport } from '../release/check-report.ts';
import type { StoredRelease } from '../release/release-store.ts';
import type { SiteBuild } from '../release/site-build.ts';
import { livePageViolations } from '../rules/live-page.ts';
import { fileViolations, pageViolations } from '../rules/static-checks.ts';
import type { RemotePart } from '../site/assemble-site.ts';
import { changedPages } from '../site/changed-pages.ts';
import type { PublisherContext } from './publisher-context.ts';

/** There is no browser to check a release in. */
export class NoBrowserError extends Error {
  override name = 'NoBrowserError';

  constructor() {
    super(
      'The renderer has no Chromium, and releases are not published unchecked. Install one or set CHROMIUM_PATH. ' +
        'To publish without checks in a browser, set PUBLISH_UNCHECKED=1.',
    );
  }
}

type RenderedPages = ReadonlyMap<string, RenderedPage>;

/**
 * Renders all public pages of a release in the isolated renderer. Throws a `CheckFailed`.
 *
 * @param slot see `Renderer`
 */
export async function renderRelease(
  { site, renderer, env }: PublisherContext,
  { access }: Team,
  { release, folder }: StoredRelease,
  signal: AbortSignal,
  slot: string,
  shell = site.liveShell(),
): Promise<RenderedPages> {
  if (access === 'staff') return new Map();
  const paths = release.pages.map(({ path }) => path);
  const job = { shell: shell.stored.folder, remote: { folder, version: release.version }, paths, site: env.site };
  return renderer.render(job, signal, slot);
}

export interface CheckOptions {
  /** Returns the part of a build with the rendered pages. */
  partOf: (rendered: RenderedPages) => RemotePart;
  signal: AbortSignal;
  /** `required`: throws a `NoBrowserError` without a browser. */
  browser: 'required' | 'optional' | 'none';
}

export interface CheckResult {
  rendered: RenderedPages;
  report: CheckReport;
  /** The build that was checked in the browser. It is not active. */
  candidate?: SiteBuild;
}

/**
 * Runs all checks of a release: static rules on files, rendering, static rules on pages, and the browser checks on a
 * site build that is not active. Throws a `CheckFailed`.
 */
export async function checkRelease(
  context: PublisherContext,
  team: Team,
  stored: StoredRelease,
  { partOf, signal, browser }: CheckOptions,
): Promise<CheckResult> {
  const { env, teams, site } = context;
  const { name, version } = stored.release;
  const portal = { shell: site.liveShell().stored, site: env.site, teams };
  const report = newReport(version);

  report.violations.push(...(await fileViolations(stored, portal)));
  if (report.violations.some(({ rule }) => ['contract', 'shared', 'address', 'page-list', 'files'].includes(rule)))
    failOnViolations(report);
  const rendered = await renderRelease(context, team, stored, signal, name).catch((error: Error) => {
    if (!(error instanceof CheckFailed)) throw error;
    report.violations.push(...error.violations);
    throw new CheckFailed(report.violations, report);
  });
  const pages = pageViolations(name, rendered, site.outline(), portal);
  report.violations.push(...pages.violations);
  report.notes.push(...pages.notes);
  failOnViolations(report);
  if (browser === 'none') return { rendered, report };

  const live = site.current;
  const candidate = await site.draft(partOf(rendered), { actor: 'publisher', reason: `check of ${name} ${version}` });
  // A staff remote has one document for all its pages.
  const isStaff = team.access === 'staff';
  const changed = isStaff
    ? stored.release.pages.map(({ path }) => path)
    : await changedPages(stored.release, candidate, live);
  if (!stored.release.acknowledged.includes('live-page'))
    report.violations.push(...(await livePageViolations(isStaff ? [] : changed, candidate, live)));
  failOnViolations(report);
  const found = await checkBuild(context, team, { candidate, live, pages: changed, signal });
  if (!found.isCheckedInBrowser && browser === 'required') throw new NoBrowserError();
  return { rendered, report: withBrowserReport(report, found), candidate };
}

/** Checks all pages of a live release in the browser. Throws a `CheckFailed`, and a `NoBrowserError` without a browser. */
export async function checkLiveRelease(
  context: PublisherContext,
  team: Team,
  stored: StoredRelease,
  candidate: SiteBuild,
  signal: AbortSignal,
): Promise<CheckReport> {
  const pages = stored.release.pages.map(({ path }) => path);
  const found = await checkBuild(context, team, { candidate, pages, signal });
  if (!found.isCheckedInBrowser) throw new NoBrowserError();
  return withBrowserReport(newReport(stored.release.version), found);
}

function withBrowserReport(report: CheckReport, found: BrowserReport): CheckReport {
  const all = { ...report, ...found, notes: [...report.notes, ...found.notes] };
  failOnViolations(all);
  return all;
}

function failOnViolations(report: CheckReport) {
  if (report.violations.length > 0) throw new CheckFailed(report.violations, report);
}

const checkBuild = (
  { env, renderer }: PublisherContext,
  { name, access, cookies }: Team,
  { candidate, live, pages, signal }: { candidate: SiteBuild; live?: SiteBuild; pages: string[]; signal: AbortSignal },
): Promise<BrowserReport> =>
  renderer.check(
    {
      candidate: candidate.folder,
      ...(live && { live: live.folder }),
      remote: { name, access, cookies },
      site: env.site,
      pages,
    },
    signal,
    name,
  );
