import { setTimeout } from 'node:timers/promises';
import type { Violation } from '@portal/contracts/release-status';
import { violation } from '../rules.ts';
import { findInaccessible } from './accessibility.ts';
import { clickControls } from './click-controls.ts';
import { compareOutlines } from './compare-outlines.ts';
import { formsOf, submitForm } from './fill-form.ts';
import { followLink } from './follow-link.ts';
import type { LoadCost } from './growth.ts';
import { findLeak } from './heap.ts';
import { readOutline } from './in-page/outline.ts';
import { findHidden } from './in-page/visibility.ts';
import { findLeftBehind, findStored } from './left-behind.ts';
import { loadPage } from './load-page.ts';
import { type OpenPage, PageStopped } from './open-page.ts';
import { takeScreenshot } from './screenshots.ts';
import { stayIdle } from './stay-idle.ts';

const maxShift = 0.05;
const minWords = 25;
/** Time for effects and short timers where the page is not watched for long. */
const settleMs = 300;
/** Value of path parameters: an id of the API samples. */
const sampleId = '1';

export interface PageCheckOptions {
  path: string;
  access: 'public' | 'staff';
  /** Cookies that the page may set. */
  cookies: string[];
  /** Pages of the same remote that are checked. */
  ownPaths: string[];
  /** Checks that are done once per remote. */
  done: { form: boolean; templates: Set<string> };
}

export interface PageCheck {
  violations: Violation[];
  /** Absent when the page could not be loaded. */
  cost?: LoadCost;
  /** By width. */
  screenshots: Map<number, Buffer>;
}

/** Loads one page and applies the rules that need no other page. */
export async function checkPage(open: OpenPage, options: PageCheckOptions): Promise<PageCheck> {
  const result: PageCheck = { violations: [], screenshots: new Map() };
  try {
    await inspect(open, options, result);
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
  const { path, access, cookies } = options;
  const isPublic = access === 'public';
  const report = (...violations: Violation[]) => {
    result.violations.push(...violations);
  };
  const { visitor } = open;
  const address = path.replace(/:\w+/g, sampleId);
  let loaded = await loadPage(open, address);
  if (visitor.isReturning && loaded.isHydrated) {
    open.documents.length = 0;
    loaded = await loadPage(open, address);
  }
  if (loaded.status !== 200) return;
  if (!loaded.isHydrated) return report(violation('hydration', 'React did not take over the page.'));
  result.cost = { ...loaded, path };

  if (visitor.isThorough) report(...(await stayIdle(open)));
  else await setTimeout(settleMs);
  const { sent, shift, shifted, policyViolations } = await open.observed();
  const shown = await open.run(readOutline);
  report(...policyViolations.map((message) => violation('content-security-policy', `${message}.`)));
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
  if (shown.text.includes(outageTitle)) return report(violation('outage', `Visitors see "${outageTitle}".`));

  const words = await open.run(countWords);
  if (words < (isPublic ? minWords : 1)) report(violation('content', `<main> has ${words} words.`));
  if (visitor.isThorough) report(...(await findInaccessible(open)));
  for (const width of visitor.widths) {
    await open.withTimeout(open.page.setViewportSize({ width, height: 900 }));
    const hidden = await open.run(findHidden, isPublic);
    report(...hidden.map((message) => violation('visibility', `At ${width} px ${message}`)));
    const picture = visitor.isThorough && (await takeScreenshot(open, width));
    if (picture) result.screenshots.set(width, picture);
  }
  // A page with violations is not tested further, because later findings could be their consequences.
  if (visitor.isThorough && result.violations.length + open.errors.length === 0)
    report(...(await exercise(open, options, loaded.template)));
}

const leftItself = ({ documents }: OpenPage) =>
  violation('self-navigation', `The page left for ${documents.slice(1, 4).join(', ')}.`);

/** Uses the page like a visitor: leaves and returns, sends a form, follows a link in the header. */
async function exercise(
  open: OpenPage,
  { path, ownPaths, access, cookies, done }: PageCheckOptions,
  template: string,
): Promise<Violation[]> {
  const errors: Violation[] = [];
  const isPublic = access === 'public';
  const isNew = !done.templates.has(template);
  done.templates.add(template);
  if (isNew) errors.push(...(await findLeak(open, ownPaths)));
  // Returning to a page without links to others is a reload.
  open.documents.splice(1);
  if (isPublic && isNew) errors.push(...(await clickControls(open)));
  if (open.hasLeft) await loadPage(open, path);
  if (isPublic && !done.form && (await formsOf(open).count()) > 0) {
    done.form = true;
    errors.push(...(await submitForm(open)));
  }
  errors.push(...(await findStored(open, cookies)));
  // Pages of other remotes are not checked.
  open.ignoreErrors();
  if (isPublic && isNew && !(await followLink(open, 'header a[href^="/"]')))
    errors.push(violation('navigation', 'A click on a link in <header> does not navigate.'));
  return errors;
}

/** Heading of the shell's error page for a page that throws in the browser. */
export const outageTitle = 'This page cannot be shown right now';

// biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
const countWords = () => document.querySelector('main')?.innerText.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
