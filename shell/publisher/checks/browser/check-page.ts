import { setTimeout } from 'node:timers/promises';
import type { Violation } from '@portal/contracts/release-status';
import { violation } from '../rules.ts';
import { findInaccessible } from './accessibility.ts';
import { clickControls, pause } from './click-controls.ts';
import { compareOutlines } from './compare-outlines.ts';
import { submitForms } from './fill-form.ts';
import { followLink } from './follow-link.ts';
import { findInterruptions } from './in-page/find-interruptions.ts';
import { findUnsized } from './in-page/find-unsized.ts';
import { readOutline } from './in-page/outline.ts';
import { findHidden } from './in-page/visibility.ts';
import { leaveAndReturn } from './leave-and-return.ts';
import { findLeftBehind, findStored, keepsData } from './left-behind.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { type OpenPage, PageStopped } from './open-page.ts';
import { takeScreenshot } from './screenshots.ts';
import { stayIdle } from './stay-idle.ts';

/** A check of a page takes a few seconds on an idle machine. */
const pageLimitMs = 180_000;
const maxShift = 0.05;
/** A page of thanks has few. */
const minWords = 10;
/** Time for effects and short timers where the page is not watched for long. */
const settleMs = 300;
const timersMs = 100;
/** What templates show for values that they lack. */
const lackingValue = /(undefined|NaN|Invalid Date)(?![a-z])|\[object Object\]/;
/** Value of path parameters: an id of the API samples. */
const sampleId = '1';

export interface PageCheckOptions {
  path: string;
  access: 'public' | 'staff';
  /** Cookies that the page may set. */
  cookies: string[];
  /** Pages of the same remote that are checked. */
  ownPaths: string[];
  /** Templates of pages that were checked before. */
  templates: Set<string>;
}

export interface PageCheck {
  violations: Violation[];
  scriptBytes: number;
  /** By width. */
  screenshots: Map<number, Buffer>;
}

/** Loads one page and applies the rules that need no other page. */
export async function checkPage(open: OpenPage, options: PageCheckOptions): Promise<PageCheck> {
  const result: PageCheck = { violations: [], scriptBytes: 0, screenshots: new Map() };
  try {
    await open.withTimeout(inspect(open, options, result), pageLimitMs);
  } catch (error) {
    if (error instanceof PageStopped) result.violations.push(violation(error.rule, error.message));
    else if (open.hasLeft) result.violations.push(leftItself(open));
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
  { path, access, cookies, templates }: PageCheckOptions,
  result: PageCheck,
): Promise<VisitedPage | undefined> {
  const isPublic = access === 'public';
  const report = (...violations: Violation[]) => void result.violations.push(...violations);
  const { visitor } = open;
  open.documents.length = 0;
  const loaded = await loadPage(open, path.replace(/:\w+/g, sampleId));
  if (loaded.status !== 200) return undefined;
  if (!loaded.isHydrated) return report(violation('hydration', 'React did not take over the page.'));
  result.scriptBytes = loaded.scriptBytes;
  const isNew = visitor.isThorough && !templates.has(loaded.template);
  if (isNew) templates.add(loaded.template);

  if (visitor.isThorough) report(...(await stayIdle(open)));
  else await setTimeout(settleMs);
  const { sent, steps, shift, shifted } = await open.observed();
  const shown = await open.run(readOutline);
  report(...(await open.takePolicyViolations()));
  if ((await open.run(() => history.length)) > steps)
    report(
      violation(
        'self-navigation',
        'The page adds to the history by itself, so that the back button does not leave it.',
      ),
    );
  if (visitor.laterMs > 0) {
    await open.moveOn();
    await setTimeout(timersMs);
  }
  if (open.hasLeft) return report(leftItself(open));
  if (sent && isPublic) report(...compareOutlines(sent, shown));
  if (sent && visitor.isThorough) report(...(await findLeftBehind(open, { access, before: sent, after: shown })));
  report(...(await findStored(open, cookies)));
  if (shift > maxShift)
    report(
      violation(
        'layout-shift',
        `Content moved by ${shift.toFixed(2)}: ${[...new Set(shifted)].slice(0, 5).join(', ')}.`,
      ),
    );
  if (await open.run(shows, outageTitle)) return report(violation('outage', `Visitors see "${outageTitle}".`));

  const lacking = isPublic ? lackingValue.exec(shown.text) : null;
  if (lacking)
    report(
      violation(
        'content',
        `The page shows "${shown.text.slice(Math.max(0, lacking.index - 40), lacking.index + 40)}".`,
      ),
    );
  const words = await open.run(countWords);
  if (words < (isPublic ? minWords : 1)) report(violation('content', `<main> has ${words} words.`));
  if (visitor.isThorough) {
    report(...(await findInaccessible(open, isNew)));
    const unsized = await open.run(findUnsized);
    report(...unsized.map((image) => violation('layout-shift', `${image} has no size before it arrives.`)));
  }
  for (const width of visitor.widths) {
    await open.withTimeout(open.page.setViewportSize({ width, height: 900 }));
    const hidden = await open.run(findHidden, isPublic);
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
 * one is also left and opened again, its forms are sent, and a link in the header is followed.
 */
async function exercise(
  open: OpenPage,
  { path, ownPaths, access, cookies }: PageCheckOptions,
  isNew: boolean,
): Promise<Violation[]> {
  const errors: Violation[] = [];
  const isPublic = access === 'public';
  if (isPublic) errors.push(...(await interrupt(open)));
  if (isNew) await leaveAndReturn(open, ownPaths);
  // A link may lead to another document.
  open.documents.splice(1);
  if (isPublic) errors.push(...(await clickControls(open)));
  if (open.hasLeft) await loadPage(open, path);
  else errors.push(...(await open.takePolicyViolations()));
  if (isPublic && isNew) errors.push(...(await submitForms(open, path)));
  errors.push(...(await findStored(open, cookies)));
  if (!isPublic || !isNew) return errors;
  // Pages of other remotes are not checked.
  open.ignoreErrors();
  if (!(await followLink(open, 'header a[href^="/"]')))
    errors.push(violation('navigation', 'A click on a link in <header> does not navigate.'));
  return errors;
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

const shows = (text: string) => document.body.textContent.includes(text);

// biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
const countWords = () => document.querySelector('main')?.innerText.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
