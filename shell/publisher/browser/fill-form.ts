import { setTimeout } from 'node:timers/promises';
import type { Violation } from '@portal/contracts/release-status';
import type { Locator, Request, Response } from 'playwright-core';
import { violation } from '../release/violations.ts';
import { entries } from './api-stub.ts';
import { readOutline } from './in-page/outline.ts';
import { loadPage } from './load-page.ts';
import type { OpenPage } from './open-page.ts';
import { PageStopped } from './time-limit.ts';

const postLimitMs = 8_000;
/** Time for the page to say that the form was sent. */
const receiptLimitMs = 4_000;
const pollMs = 300;
const maxForms = 3;
/** Steps of a form that asks for one thing after another. */
const maxSteps = 4;
const stepLimitMs = 1_000;

const values: Record<string, string> = {
  email: entries.email,
  tel: entries.phone,
  url: 'https://example.com',
  number: '1',
  date: '2026-01-15',
};

/** Returns the forms of a page that visitors fill in. Others only have a button, or search in the page's own address. */
const formsOf = ({ page }: OpenPage): Locator =>
  page
    .locator('main form:visible:not([method=get i])')
    .filter({ has: page.locator(`${visible('input')}, ${visible('textarea')}`) });

/** The page reports errors and speed meanwhile, which is not what a form sends. */
const isOfForm = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname !== '/api/field-reports';

/** Fills in and submits each form of the page. Resolves to an error unless the API gets them and the visitor gets to know that. */
export async function submitForms(open: OpenPage, path: string): Promise<Violation[]> {
  const count = Math.min(await open.withTimeout(formsOf(open).count()), maxForms);
  for (let index = 0; index < count; index++) {
    // The page may replace a form that was sent.
    if (index > 0) await loadPage(open, path);
    const sent = await submitForm(open, formsOf(open).nth(index), { choice: 'first' });
    const isAnswered = sent.problem === undefined && sent.address === '';
    const problem = isAnswered ? undefined : (sent.problem ?? (await problemWithFailingApi(open, path, index, sent)));
    if (problem) return [violation('form', problem)];
  }
  return [];
}

interface Submission {
  /** What is wrong, in a sentence. */
  problem?: string;
  filled: Filled;
  /** Empty when the page has answered by itself, as a filter or a calculator does. */
  address: string;
  body: string;
  /** What the page says afterwards and did not say before. */
  receipt: string;
}

interface Filled {
  /** Number of fields that contain the sample name. */
  texts: number;
  /** Whether a list has more than one choice. */
  hasChoice: boolean;
}

/** Submits the form again, with other choices, while the API does not work. Resolves to what is wrong. */
async function problemWithFailingApi(open: OpenPage, path: string, index: number, first: Submission) {
  await loadPage(open, path);
  // A page can remember that the form was sent.
  if ((await open.withTimeout(formsOf(open).count())) <= index) return undefined;
  const form = formsOf(open).nth(index);
  const before = await readWords(open);
  const second = await open.withFailing(first.address, 'server', () =>
    submitForm(open, form, { choice: 'last', unlike: first.receipt }),
  );
  if (second.filled.hasChoice && second.body === first.body)
    return 'The form sends the same, whatever visitors choose.';
  if (second.problem) return `${second.problem} (while the API returns an error)`;
  const isSame = second.receipt === first.receipt;
  if (isSame) return `The page says the same when the form could not be sent: "${second.receipt}".`;
  const isStep = (await open.withTimeout(fieldsOf(form))) === '';
  return isStep
    ? undefined
    : open.withFailing(first.address, 'network', () => problemWithRetry(open, form, { before, first, second }));
}

interface Retry {
  /** Words of the page before the form was sent. */
  before: string[];
  first: Submission;
  second: Submission;
}

/** Submits the form again as it is after an error, while there is no network. Resolves to what is wrong. */
async function problemWithRetry(open: OpenPage, form: Locator, { before, first, second }: Retry) {
  const timeout = open.limit(postLimitMs);
  const again = open.page.waitForRequest(isOfForm, { timeout }).catch(() => undefined);
  const clicked = await open.withTimeout(
    clickSubmit(form, timeout).then(
      () => true,
      () => false,
    ),
    2 * postLimitMs,
  );
  const request = clicked ? await open.withTimeout(again, 2 * postLimitMs) : undefined;
  if (!request) return 'The form cannot be sent again after the API has returned an error.';
  if (countEntries(request) < second.filled.texts)
    return 'The form loses what visitors have entered when the API returns an error.';
  const receipt = await readReceipt(open, before, first.receipt);
  if (!receipt) return 'The page says nothing when there is no network.';
  return receipt === first.receipt ? `The page says the same when there is no network: "${receipt}".` : undefined;
}

interface Attempt {
  choice: Choice;
  /** What the page is not expected to say. */
  unlike?: string;
}

async function submitForm(open: OpenPage, form: Locator, { choice, unlike }: Attempt): Promise<Submission> {
  const timeout = open.limit(postLimitMs);
  const before = await readWords(open);
  const sent: Submission = { filled: { texts: 0, hasChoice: false }, address: '', body: '', receipt: '' };
  const requests: Request[] = [];
  const collect = (request: Request) => void (isOfForm(request) && requests.push(request));
  open.page.on('request', collect);
  try {
    const posted = open.page
      .waitForResponse((response) => isOfForm(response.request()), { timeout })
      .catch(() => undefined);
    try {
      for (let step = 0; step < maxSteps; step++) {
        const fields = await open.withTimeout(fieldsOf(form));
        const { texts, hasChoice } = await open.withTimeout(fill(form, timeout, choice), 2 * postLimitMs);
        sent.filled = { texts: Math.max(texts, sent.filled.texts), hasChoice: hasChoice || sent.filled.hasChoice };
        await open.withTimeout(clickSubmit(form, timeout), 2 * postLimitMs);
        if (!(await hasNextStep(open, form, fields, requests))) break;
      }
      if (requests.length === 0 && (await hasAnswered(open, form, before))) return sent;
    } catch (error) {
      if (error instanceof PageStopped) throw error;
      return { ...sent, problem: `The form cannot be filled in: ${(error as Error).message.split('\n')[0]}` };
    }
    const response = await open.withTimeout(posted, 2 * postLimitMs);
    if (!response) return { ...sent, problem: 'The form is complete, but nothing is sent when it is submitted.' };
    const [url, status] = [response.url(), response.status()];
    if (choice === 'first' && !response.ok())
      return { ...sent, problem: `The form is sent to ${url}, which returns ${status}. ${await textOf(response)}` };
    sent.address = url;
    sent.body = response.request().postData() ?? '';
    if (countEntries(response.request()) < sent.filled.texts)
      return { ...sent, problem: 'The form does not send everything that visitors enter.' };
    // Errors after the response are collected like all others.
    sent.receipt = await readReceipt(open, before, unlike);
    if (!sent.receipt) return { ...sent, problem: 'The form is submitted, but the page does not say what came of it.' };
    const copies = requests.filter((request) => request.url() === url).length;
    return copies > 1 && choice === 'first' ? { ...sent, problem: `The form is sent ${copies} times.` } : sent;
  } finally {
    open.page.off('request', collect);
  }
}

/** Waits until the page has said something new twice. Resolves to it, or to an empty text. */
async function readReceipt(open: OpenPage, before: string[], unlike?: string): Promise<string> {
  let receipt = '';
  for (const end = performance.now() + open.limit(receiptLimitMs); performance.now() < end; ) {
    await setTimeout(pollMs);
    const said = await readNewWords(open, before);
    if (said !== '' && said === receipt && said !== unlike) break;
    receipt = said;
  }
  return receipt;
}

/** Resolves to whether the page has answered a form itself that does not ask how to reach the visitor. */
async function hasAnswered(open: OpenPage, form: Locator, before: string[]): Promise<boolean> {
  const unanswered = form.locator('input[type=email], input[type=tel], textarea, :invalid, [aria-invalid=true]');
  return (await readNewWords(open, before)) !== '' && (await open.withTimeout(unanswered.count())) === 0;
}

/** Returns how often a request contains the sample name. */
function countEntries(request: Request): number {
  const body = request.postData() ?? '';
  const isEncoded = /^[\w%.*-]+=/.test(body);
  return (isEncoded ? [...new URLSearchParams(body).values()].join() : body).split(entries.name).length - 1;
}

async function clickSubmit(form: Locator, timeout: number) {
  const submit = form.locator('[type=submit], button:not([type])');
  const button = (await submit.count()) > 0 ? submit.first() : form.locator(visible('button')).last();
  await button.click({ timeout });
}

/** Resolves to whether the form asks for more instead of sending something. */
async function hasNextStep(open: OpenPage, form: Locator, fields: string, requests: Request[]): Promise<boolean> {
  for (const end = performance.now() + open.limit(stepLimitMs); performance.now() < end && requests.length === 0; ) {
    await setTimeout(pollMs);
    const next = await open.withTimeout(fieldsOf(form));
    if (next !== fields && next !== '' && requests.length === 0) return true;
  }
  return false;
}

/** Resolves to the names of visible fields. */
async function fieldsOf(form: Locator): Promise<string> {
  const fields = await form.locator(`${visible('input')}, ${visible('textarea')}, ${visible('select')}`).all();
  return (
    await Promise.all(fields.map((field) => field.getAttribute('name', { timeout: pollMs }).catch(() => '')))
  ).join();
}

const readNewWords = async (open: OpenPage, before: string[]) =>
  (await readWords(open)).filter((word) => !before.includes(word)).join(' ');

const readWords = async (open: OpenPage) => (await open.run(readOutline)).text.split(' ');

const textOf = (response: Response) =>
  response.text().then(
    (text) => text.slice(0, 200),
    () => '',
  );

/** Honeypot fields are `inert`. Filling them in would mark the submission as spam. */
const visible = (name: string) => `${name}:visible:not([inert] *)`;

/** Which option of a list is chosen: the first one after an empty one, or the last one. */
type Choice = 'first' | 'last';

/** First what is chosen: other fields may depend on it. */
async function fill(form: Locator, timeout: number, choice: Choice): Promise<Filled> {
  const filled: Filled = { texts: 0, hasChoice: false };
  for (const list of await form.locator(visible('select')).all()) {
    const options = await list.locator('option:enabled').all();
    const option = choice === 'last' ? options.at(-1) : (options[1] ?? options[0]);
    const value = await option?.evaluate((element: HTMLOptionElement) => element.value);
    if (value !== undefined) await list.selectOption(value, { timeout });
    filled.hasChoice ||= options.length > 2;
  }
  for (const field of await form.locator(visible(':is([type=checkbox], [type=radio])')).all())
    await field.check({ timeout });
  for (const field of await form.locator(`${visible('input')}, ${visible('textarea')}`).all()) {
    const type = (await field.getAttribute('type', { timeout })) ?? 'text';
    if (['checkbox', 'radio', 'submit', 'button', 'file', 'hidden', 'range'].includes(type)) continue;
    await field.fill(values[type] ?? entries.name, { timeout });
    // A field can format what is entered.
    if ((await field.inputValue({ timeout })) === entries.name) filled.texts++;
  }
  return filled;
}
