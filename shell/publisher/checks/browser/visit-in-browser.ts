import { setTimeout } from 'node:timers/promises';
import type { Violation } from '@portal/contracts/release-status';
import type { Locator } from 'playwright-core';
import type { BrowserJob } from '../../renderer/protocol.ts';
import type { BrowserReport } from '../check-report.ts';
import { violation } from '../rules.ts';
import { pageLimit, slot } from './check-in-browser.ts';
import { outageTitle } from './check-page.ts';
import { sharedBrowser } from './chromium.ts';
import { clickControls } from './click-controls.ts';
import { findChromium } from './find-chromium.ts';
import { readOutline } from './in-page/outline.ts';
import { loadPage } from './load-page.ts';
import { type OpenPage, PageStopped } from './open-page.ts';
import { serveBuild } from './serve-build.ts';
import { TabPool } from './tab-pool.ts';

/** A visit is not measured: on a busy machine, it takes its time. */
const patience = { factor: 4 };
const clickLimitMs = 8_000;
const validationLimitMs = 4_000;
const pollMs = 100;

/**
 * Opens the first page of a job like a visitor, uses its controls, and submits its form without values. Takes the place of one page among
 * those that all checks may open at a time.
 */
export async function visitInBrowser(job: BrowserJob, signal: AbortSignal): Promise<BrowserReport> {
  const report = { isCheckedInBrowser: true, violations: [], notes: [], screenshots: [] };
  const executable = findChromium();
  if (!executable) return { ...report, isCheckedInBrowser: false };
  const browser = await sharedBrowser(executable);
  const served = await serveBuild(job.candidate, { site: job.site, access: job.remote.access });
  const tabs = new TabPool(browser, served.proxy, signal);
  try {
    const visit = () => tabs.use((open) => visitPage(open, job), { isClean: () => false, patience });
    return { ...report, violations: await pageLimit(() => slot.beside(visit)) };
  } finally {
    await served.close();
  }
}

async function visitPage(open: OpenPage, { pages: [page = '/'], remote }: BrowserJob): Promise<Violation[]> {
  const found: Violation[] = [];
  let isUsed = false;
  try {
    const { status, isHydrated } = await loadPage(open, page);
    if (status === 200 && !isHydrated) found.push(violation('hydration', 'React did not take over the page.'));
    else if ((await open.run(readOutline)).text.includes(outageTitle))
      found.push(violation('outage', `Visitors see "${outageTitle}".`));
    else if (isHydrated && remote.access === 'public') {
      isUsed = !open.hasLeft;
      found.push(...(await operate(open)));
    }
  } catch (error) {
    if (error instanceof PageStopped) found.push(violation(error.rule, error.message));
    else if (!open.hasLeft) throw error;
  }
  if (open.hasLeft && !isUsed) found.push(violation('self-navigation', `The page left for ${open.documents.at(-1)}.`));
  return [...open.errors, ...found].map((one) => ({ ...one, page }));
}

async function operate(open: OpenPage): Promise<Violation[]> {
  const found = await clickControls(open);
  const form = open.page.locator('main form:visible:not([method=get i])').first();
  if (!open.hasLeft && (await form.count()) > 0) found.push(...(await submitEmptyForm(open, form)));
  return found;
}

/** Resolves to an error unless the page says what is missing. A complete form would be a lead. */
async function submitEmptyForm(open: OpenPage, form: Locator): Promise<Violation[]> {
  const submit = form.locator('[type=submit], button:not([type])').first();
  await open.withTimeout(
    submit.click({ timeout: open.limit(clickLimitMs) }).catch(() => {}),
    2 * clickLimitMs,
  );
  for (const end = performance.now() + open.limit(validationLimitMs); performance.now() < end; ) {
    if (await open.run(hasInvalidField)) return [];
    await setTimeout(pollMs);
  }
  return [violation('form', 'The form is empty and no field is marked as invalid when it is submitted.')];
}

const hasInvalidField = () => document.querySelector('main form :is(:user-invalid, [aria-invalid=true])') !== null;
