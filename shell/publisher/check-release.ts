import type { Verdict } from '@portal/contracts/release-status';
import type { Team } from '@portal/release/teams';
import type { RenderedPage } from '../src/rendered-page.ts';
import { Rejection } from './checks/rejection.ts';
import { fileViolations, pageViolations } from './checks/static-checks.ts';
import type { FreshVerdict } from './checks/verdict.ts';
import type { PublisherContext } from './publisher-context.ts';
import type { BrowserReport } from './renderer/protocol.ts';
import type { RemotePart } from './site/assemble-site.ts';
import { changedPages } from './site/changed-pages.ts';
import type { LoadedBuild } from './site/site-store.ts';
import type { StoredRelease } from './sources/release-store.ts';

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

/** The error of a check that found violations. Contains the whole verdict with its screenshots. */
export class FailedCheck extends Rejection {
  readonly verdict: FreshVerdict;

  constructor(verdict: FreshVerdict) {
    super(verdict.violations);
    this.verdict = verdict;
  }
}

type RenderedPages = ReadonlyMap<string, RenderedPage>;

/**
 * Renders all public pages of a release in the isolated renderer. Throws a `Rejection`.
 *
 * @param slot see `Renderer`
 */
export async function renderRelease(
  { site, renderer, env }: PublisherContext,
  { access }: Team,
  { release, folder }: StoredRelease,
  signal: AbortSignal,
  slot: string,
): Promise<RenderedPages> {
  if (access === 'staff') return new Map();
  const shell = site.liveShell().stored.folder;
  const paths = release.pages.map(({ path }) => path);
  const job = { shell, remote: { folder, version: release.version }, paths, site: env.site };
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
  verdict: FreshVerdict;
  /** The build that was checked in the browser. It is not active. */
  candidate?: LoadedBuild;
}

/**
 * Runs all checks of a release: static rules on files, rendering, static rules on pages, and the browser checks on a
 * site build that is not active. Throws a `FailedCheck`.
 */
export async function checkRelease(
  context: PublisherContext,
  team: Team,
  stored: StoredRelease,
  { partOf, signal, browser }: CheckOptions,
): Promise<CheckResult> {
  const { env, teams, site } = context;
  const { name, version } = stored.release;
  const portal = { shell: site.liveShell().stored, site: env.site, teams, hasBudgets: env.hasBudgets };
  const verdict = newVerdict(version);

  verdict.violations.push(...(await fileViolations(stored, portal)));
  if (verdict.violations.some(({ rule }) => ['contract', 'shared', 'address', 'page-list', 'files'].includes(rule)))
    failOnViolations(verdict);
  const rendered = await renderRelease(context, team, stored, signal, name).catch((error: Error) => {
    if (!(error instanceof Rejection)) throw error;
    verdict.violations.push(...error.violations);
    throw new FailedCheck(verdict);
  });
  const pages = pageViolations(name, rendered, site.outline(), portal);
  verdict.violations.push(...pages.violations);
  verdict.notes.push(...pages.notes);
  failOnViolations(verdict);
  if (browser === 'none') return { rendered, verdict };

  const live = site.current;
  const candidate = await site.draft(partOf(rendered), { actor: 'publisher', reason: `check of ${name} ${version}` });
  // A staff remote has one document for all its pages.
  const isStaff = team.access === 'staff';
  const changed = isStaff ? stored.release.pages.map(({ path }) => path) : await changedPages(team, candidate, live);
  const report = await checkBuild(context, team, stored, { candidate, live, pages: changed, signal });
  if (!report.isChecked && browser === 'required') throw new NoBrowserError();
  addReport(verdict, report);
  return { rendered, verdict, candidate };
}

/** Checks all pages of a live release in the browser. Throws a `FailedCheck`, and a `NoBrowserError` without a browser. */
export async function checkLiveRelease(
  context: PublisherContext,
  team: Team,
  stored: StoredRelease,
  candidate: LoadedBuild,
  signal: AbortSignal,
): Promise<FreshVerdict> {
  const verdict = newVerdict(stored.release.version);
  const pages = stored.release.pages.map(({ path }) => path);
  const report = await checkBuild(context, team, stored, { candidate, pages, signal });
  if (!report.isChecked) throw new NoBrowserError();
  addReport(verdict, report);
  return verdict;
}

const newVerdict = (version: Verdict['version']): FreshVerdict => ({
  version,
  checkedAt: new Date().toISOString(),
  isCheckedInBrowser: false,
  violations: [],
  notes: [],
  screenshots: [],
});

function addReport(verdict: FreshVerdict, report: BrowserReport) {
  verdict.isCheckedInBrowser = report.isChecked;
  verdict.violations.push(...report.violations);
  verdict.notes.push(...report.notes);
  verdict.screenshots = report.screenshots;
  failOnViolations(verdict);
}

function failOnViolations(verdict: FreshVerdict) {
  if (verdict.violations.length > 0) throw new FailedCheck(verdict);
}

const checkBuild = (
  { env, renderer }: PublisherContext,
  { name, access }: Team,
  { release }: StoredRelease,
  {
    candidate,
    live,
    pages,
    signal,
  }: { candidate: LoadedBuild; live?: LoadedBuild; pages: string[]; signal: AbortSignal },
): Promise<BrowserReport> =>
  renderer.check(
    {
      candidate: candidate.folder,
      ...(live && { live: live.folder }),
      remote: { name, access },
      site: env.site,
      pages,
      acknowledged: release.acknowledged,
    },
    signal,
    name,
  );
