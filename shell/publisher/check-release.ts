import type { Verdict } from '@portal/contracts/release-status';
import type { Team } from '@portal/release/teams';
import type { RenderedPage } from '../src/rendered-page.ts';
import { Rejection } from './checks/rejection.ts';
import { fileViolations, pageViolations } from './checks/static-checks.ts';
import type { Publisher } from './publisher.ts';
import type { BrowserReport, BrowserScreenshot } from './renderer/protocol.ts';
import type { RemotePart } from './site/assemble-site.ts';
import { changedPages } from './site/changed-pages.ts';
import type { StoredRelease } from './sources/release-store.ts';

/** A verdict whose screenshots are not saved yet. */
export interface FreshVerdict extends Omit<Verdict, 'screenshots'> {
  screenshots: BrowserScreenshot[];
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

/** Renders all public pages of a release in the isolated renderer. Throws a `Rejection`. */
export async function renderRelease(
  publisher: Publisher,
  { access }: Team,
  { release, folder }: StoredRelease,
  signal: AbortSignal,
): Promise<RenderedPages> {
  if (access === 'staff') return new Map();
  const shell = publisher.liveShell().stored.folder;
  const paths = release.pages.map(({ path }) => path);
  return publisher.renderer.render(
    { shell, remote: { folder, version: release.version }, paths, site: publisher.env.site },
    signal,
  );
}

/**
 * Runs all checks of a release: static rules on files, rendering, static rules on pages, and the browser checks on a
 * site build that is not active. Throws a `FailedCheck`.
 */
export async function checkRelease(
  publisher: Publisher,
  team: Team,
  stored: StoredRelease,
  partOf: (rendered: RenderedPages) => RemotePart,
  signal: AbortSignal,
): Promise<{ rendered: RenderedPages; verdict: FreshVerdict }> {
  const { env, teams } = publisher;
  const shell = publisher.liveShell().stored;
  const portal = { shell, site: env.site, teams, hasBudgets: env.hasBudgets };
  const verdict: FreshVerdict = {
    version: stored.release.version,
    checkedAt: new Date().toISOString(),
    isCheckedInBrowser: false,
    violations: [],
    notes: [],
    screenshots: [],
  };
  const failOnViolations = () => {
    if (verdict.violations.length > 0) throw new FailedCheck(verdict);
  };

  verdict.violations.push(...(await fileViolations(stored, portal)));
  if (verdict.violations.some(({ rule }) => ['contract', 'shared', 'address', 'page-list', 'files'].includes(rule)))
    failOnViolations();
  const rendered = await renderRelease(publisher, team, stored, signal).catch((error: Error) => {
    if (!(error instanceof Rejection)) throw error;
    verdict.violations.push(...error.violations);
    throw new FailedCheck(verdict);
  });
  const pages = pageViolations(stored.release.name, rendered, publisher.outline(), portal);
  verdict.violations.push(...pages.violations);
  verdict.notes.push(...pages.notes);
  failOnViolations();

  if (!env.hasBrowserChecks || publisher.isFirstStart) return { rendered, verdict };
  const report = await checkInBrowser(publisher, team, stored, partOf(rendered), signal);
  verdict.isCheckedInBrowser = report.isChecked;
  verdict.violations.push(...report.violations);
  verdict.notes.push(...report.notes);
  verdict.screenshots = report.screenshots;
  failOnViolations();
  return { rendered, verdict };
}

async function checkInBrowser(
  publisher: Publisher,
  { name, access }: Team,
  { release }: StoredRelease,
  part: RemotePart,
  signal: AbortSignal,
): Promise<BrowserReport> {
  const live = publisher.current;
  const candidate = await publisher.draft(part, { actor: 'publisher', reason: `check of ${name} ${release.version}` });
  // A staff remote has one document for all its pages.
  const pages =
    access === 'staff' ? release.pages.map(({ path }) => path) : await changedPages({ name, access }, candidate, live);
  return publisher.renderer.check(
    {
      candidate: candidate.folder,
      ...(live && { live: live.folder }),
      remote: { name, access },
      site: publisher.env.site,
      pages,
      acknowledged: release.acknowledged,
    },
    signal,
  );
}
