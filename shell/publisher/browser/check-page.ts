import type { Violation } from '@portal/contracts/release-status';
import { BrowserFailed } from '../release/browser-job.ts';
import { violation } from '../release/violations.ts';
import { findInaccessible, findUnreadable } from './accessibility.ts';
import { clickControls, pause } from './click-controls.ts';
import { compareOutlines } from './compare-outlines.ts';
import { submitForms } from './fill-form.ts';
import { followLink, ownLink } from './follow-link.ts';
import { findInterruptions } from './in-page/find-interruptions.ts';
import { findTemplate } from './in-page/find-template.ts';
import { findUnsized } from './in-page/find-unsized.ts';
import { findClosedMenu } from './in-page/menu.ts';
import { readOutline } from './in-page/outline.ts';
import { findHidden } from './in-page/visibility.ts';
import { leaveAndReturn } from './leave-and-return.ts';
import { findStored, keepsData, restore } from './left-behind.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import type { OpenPage } from './open-page.ts';
import { findPlaceholders } from './placeholders.ts';
import { takeScreenshot } from './screenshots.ts';
import { stayIdle } from './stay-idle.ts';
import { PageStopped } from './time-limit.ts';

/** A check of a page takes a few seconds on an idle machine. */
const pageLimitMs = 180_000;
const maxShift = 0.05;
/** A page of thanks has few. */
const minWords = 10;
/** Time for effects and short timers. */
const settleMs = 300;
/** Value of path parameters: an id of the API samples. */
const sampleId = '1';
const addressOf = (path: string) => path.replace(/:\w+/g, sampleId);

export interface PageCheckOptions {
  path: string;
  access: 'public' | 'staff';
  /** Cookies that the page may set. */
  cookies: string[];
  /** Pages of the same remote that are checked. */
  ownPaths: string[];
  /** What the page of the live release has stored in the browser. */
  stored: Record<string, string>;
  /** The first page of each template. */
  templates: Map<string, string>;
}

export interface PageCheck {
  violations: Violation[];
  /** By width. */
  screenshots: Map<number, string>;
}

/** Loads one page and applies the rules that need no other page. */
export async function checkPage(open: OpenPage, options: PageCheckOptions): Promise<PageCheck> {
  const result: PageCheck = { violations: [], screenshots: new Map() };
  try {
    await open.withTimeout(inspect(open, options, result), pageLimitMs);
  } catch (error) {
    if (error instanceof PageStopped) result.violations.push(violation(error.rule, error.message));
    else if (open.hasLeft && !(error instanceof BrowserFailed)) result.violations.push(leftItself(open));
    else throw error;
  }
  const { title, isThorough } = open.visitor;
  const violations = [...open.errors, ...result.violations].map((found) => ({
    ...found,
    ...(!isThorough && { message: `${found.message} (${title})` }),
    page: options.path,
  }));
  return { ...result, violations };
}

async function inspect(open: OpenPage, options: PageCheckOptions, result: PageCheck) {
  const { visitor } = open;
  if (visitor.isReturning) await restore(open, options.stored);
  const loaded = await visit(open, options, result);
  if (!loaded) return;
  if (visitor.isReturning && (await keepsData(open))) await visit(open, options, result);
  // A page with violations is not tested further, because later findings could be their consequences.
  if (visitor.isThorough && result.violations.length + open.errors.length === 0)
    result.violations.push(...(await exercise(open, options, loaded.isNew)));
}

interface VisitedPage extends LoadedPage {
  /** Whether it is the first page of its template. */
  isNew: boolean;
}

/** Loads the page and looks at it. Resolves to `undefined` when it does not work. */
async function visit(
  open: OpenPage,
  { path, ownPaths, access, cookies, templates }: PageCheckOptions,
  result: PageCheck,
): Promise<VisitedPage | undefined> {
  const isPublic = access === 'public';
  const report = (...violations: Violation[]) => void result.violations.push(...violations);
  const { visitor } = open;
  open.documents.length = 0;
  const loaded = await loadPage(open, addressOf(path));
  if (loaded.status !== 200) return undefined;
  if (!loaded.isHydrated) return report(violation('hydration', 'React did not take over the page.'));
  const template = await open.run(findTemplate, Boolean(await ownLink(open, ownPaths)));
  if (visitor.isThorough && !templates.has(template)) templates.set(template, path);
  const isNew = visitor.isThorough && templates.get(template) === path;

  if (visitor.isThorough) report(...(await stayIdle(open)));
  await open.settle(settleMs);
  const { sent, steps, shift, shifted } = await open.observed();
  const shown = await open.run(readOutline);
  report(...(await open.takePolicyViolations()));
  const { length, address, top } = await open.run(readPosition);
  if (length > steps)
    report(
      violation(
        'self-navigation',
        'The page adds to the history by itself, so that the back button does not leave it.',
      ),
    );
  if (isPublic && address !== encodeURI(path)) report(violation('self-navigation', `Its address becomes ${address}.`));
  if (isPublic && top > 0) report(violation('visibility', `The page opens ${top} windows below its top.`));
  if (open.hasLeft) return report(leftItself(open));
  if (sent && isPublic) report(...compareOutlines(sent, shown));
  report(...(await findStored(open, cookies)));
  if (shift > maxShift)
    report(
      violation(
        'layout-shift',
        `Content moved by ${shift.toFixed(2)}: ${[...new Set(shifted)].slice(0, 5).join(', ')}.`,
      ),
    );
  if (await open.run(shows, outageTitle)) return report(violation('outage', `Visitors see "${outageTitle}".`));

  if (isPublic) report(...findPlaceholders(shown));
  const words = await open.run(countWords);
  if (words < (isPublic ? minWords : 1)) report(violation('content', `<main> has ${words} words.`));
  if (isPublic && visitor.context.colorScheme === 'dark') report(...(await findUnreadable(open)));
  if (visitor.isThorough) {
    report(...(await findInaccessible(open, isNew)));
    const unsized = await open.run(findUnsized);
    report(...unsized.map((image) => violation('layout-shift', `${image} has no size before it arrives.`)));
  }
  for (const width of visitor.widths) {
    await open.withTimeout(open.page.setViewportSize({ width, height: 900 }));
    const hidden = await open.run(findHidden, isPublic);
    if (isPublic) hidden.push(...(await open.run(findClosedMenu)));
    report(...hidden.map((message) => violation('visibility', `At ${width} px ${message}`)));
    const picture = isNew && (await takeScreenshot(open, width));
    if (picture) result.screenshots.set(width, picture);
  }
  return { ...loaded, isNew };
}

const leftItself = ({ documents }: OpenPage) =>
  violation('self-navigation', `The page left for ${documents.slice(1, 4).join(', ')}.`);

/**
 * Uses the page like a visitor: clicks what can be clicked. Pages with the same template have the same forms and listeners, so the first
 * one is also left and opened again, its forms are sent, and a link in the header is followed. Ends with the first step that finds something,
 * because later findings could be its consequences.
 */
async function exercise(
  open: OpenPage,
  { path, ownPaths, access, cookies }: PageCheckOptions,
  isNew: boolean,
): Promise<Violation[]> {
  const isPublic = access === 'public';
  const steps = [
    ...(isPublic ? [() => interrupt(open)] : []),
    ...(isNew ? [() => leaveAndReturn(open, { path: addressOf(path), ownPaths })] : []),
    ...(isPublic ? [() => useControls(open, path)] : []),
    ...(isPublic && isNew ? [() => submitForms(open, path)] : []),
    () => findStored(open, cookies),
    ...(isPublic && isNew ? [() => leaveByHeader(open)] : []),
  ];
  for (const step of steps) {
    const errors = await step();
    if (errors.length + open.errors.length > 0) return errors;
  }
  return [];
}

async function useControls(open: OpenPage, path: string): Promise<Violation[]> {
  const errors = await clickControls(open);
  if (!open.hasLeft) return [...errors, ...(await open.takePolicyViolations())];
  await loadPage(open, path);
  return errors;
}

/** Follows a link in the header. Errors of the next page are ignored: pages of other remotes are not checked. */
async function leaveByHeader(open: OpenPage): Promise<Violation[]> {
  open.ignoreErrors();
  const isFollowed = await followLink(open, 'header a[href^="/"]');
  return isFollowed ? [] : [violation('navigation', 'A click on a link in <header> does not navigate.')];
}

/** Resolves to an error for each event that the page should not cancel. */
async function interrupt(open: OpenPage): Promise<Violation[]> {
  const canceled = await open.run(findInterruptions);
  for (const colorScheme of ['dark', 'light'] as const) {
    await open.withTimeout(open.page.emulateMedia({ colorScheme }));
    // Browsers report a change with the next frame.
    await open.run(pause);
  }
  return canceled.map((what) => violation('listener', `The page cancels ${what}.`));
}

/** Heading of the shell's error page for a page that throws in the browser. */
const outageTitle = 'This page cannot be shown right now';

/** Returns the position in the history, and how many windows the page is scrolled down. Runs in the page. */
const readPosition = () => ({
  length: history.length,
  address: location.pathname,
  top: Math.floor(scrollY / innerHeight),
});

const shows = (text: string) => document.body.textContent.includes(text);

// biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
const countWords = () => document.querySelector('main')?.innerText.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
