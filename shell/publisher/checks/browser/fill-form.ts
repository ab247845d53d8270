import { setTimeout } from 'node:timers/promises';
import type { Violation } from '@portal/contracts/release-status';
import type { Locator, Response } from 'playwright-core';
import { violation } from '../rules.ts';
import { entries } from './api-stub.ts';
import { readOutline } from './in-page/outline.ts';
import { loadPage } from './load-page.ts';
import { type OpenPage, PageStopped } from './open-page.ts';

const postLimitMs = 8_000;
/** Time for the page to say that the form was sent. */
const receiptLimitMs = 4_000;
const pollMs = 300;
const maxForms = 3;

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

/** Fills in and submits each form of the page. Resolves to an error unless the API gets them and the visitor gets to know that. */
export async function submitForms(open: OpenPage, path: string): Promise<Violation[]> {
  const count = Math.min(await open.withTimeout(formsOf(open).count()), maxForms);
  for (let index = 0; index < count; index++) {
    // The page may replace a form that was sent.
    if (index > 0) await loadPage(open, path);
    const errors = await submitForm(open, formsOf(open).nth(index));
    if (errors.length > 0) return errors;
  }
  return [];
}

async function submitForm(open: OpenPage, form: Locator): Promise<Violation[]> {
  const timeout = open.limit(postLimitMs);
  const before = await readWords(open);
  const posted = open.page
    .waitForResponse((response) => response.request().method() === 'POST', { timeout })
    .catch(() => undefined);
  try {
    await open.withTimeout(fill(form, timeout), 2 * postLimitMs);
    await open.withTimeout(
      form.locator('[type=submit], button:not([type])').first().click({ timeout }),
      2 * postLimitMs,
    );
  } catch (error) {
    if (error instanceof PageStopped) throw error;
    return [violation('form', `The form cannot be filled in: ${(error as Error).message.split('\n')[0]}`)];
  }
  const response = await open.withTimeout(posted, 2 * postLimitMs);
  if (!response) return [violation('form', 'The form is complete, but nothing is sent when it is submitted.')];
  if (!response.ok())
    return [
      violation(
        'form',
        `The form is sent to ${response.url()}, which returns ${response.status()}. ${await textOf(response)}`,
      ),
    ];
  // Errors after the response are collected like all others.
  for (const end = performance.now() + open.limit(receiptLimitMs); performance.now() < end; ) {
    await setTimeout(pollMs);
    if ((await readWords(open)).some((word) => !before.includes(word))) return [];
  }
  return [violation('form', 'The form is sent, but the page does not tell visitors so.')];
}

const readWords = async (open: OpenPage) => (await open.run(readOutline)).text.split(' ');

const textOf = (response: Response) =>
  response.text().then(
    (text) => text.slice(0, 200),
    () => '',
  );

/** Honeypot fields are `inert`. Filling them in would mark the submission as spam. */
const visible = (name: string) => `${name}:visible:not([inert] *)`;

/** First what is chosen: other fields may depend on it. */
async function fill(form: Locator, timeout: number) {
  for (const list of await form.locator(visible('select')).all()) await list.selectOption({ index: 1 }, { timeout });
  for (const field of await form.locator(visible(':is([type=checkbox], [type=radio])')).all())
    await field.check({ timeout });
  for (const field of await form.locator(`${visible('input')}, ${visible('textarea')}`).all()) {
    const type = (await field.getAttribute('type', { timeout })) ?? 'text';
    if (!['checkbox', 'radio', 'submit', 'button', 'file', 'hidden', 'range'].includes(type))
      await field.fill(values[type] ?? entries.name, { timeout });
  }
}
