import { setTimeout } from 'node:timers/promises';
import type { Violation } from '@portal/contracts/release-status';
import type { Locator, Response } from 'playwright-core';
import { violation } from '../rules.ts';
import { readOutline } from './in-page/outline.ts';
import { type OpenPage, PageStopped } from './open-page.ts';

const postLimitMs = 8_000;
/** Time for the page to say that the form was sent. */
const receiptLimitMs = 4_000;
const pollMs = 300;

const values: Record<string, string> = {
  email: 'ada@example.com',
  tel: '512-555-0123',
  url: 'https://example.com',
  number: '1',
  date: '2026-01-15',
};

/** Returns the forms of a page that visitors fill in. Others only have a button, or search in the page's own address. */
export const formsOf = ({ page }: OpenPage): Locator =>
  page
    .locator('main form:visible:not([method=get i])')
    .filter({ has: page.locator(`${visible('input')}, ${visible('textarea')}`) });

/** Fills in and submits the first form of the page. Resolves to an error unless the API gets it and the visitor gets to know that. */
export async function submitForm(open: OpenPage): Promise<Violation[]> {
  const form = formsOf(open).first();
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

async function fill(form: Locator, timeout: number) {
  for (const field of await form.locator(`${visible('input')}, ${visible('textarea')}`).all()) {
    const type = (await field.getAttribute('type', { timeout })) ?? 'text';
    if (type === 'checkbox' || type === 'radio') await field.check({ timeout });
    else if (!['submit', 'button', 'file', 'hidden'].includes(type))
      await field.fill(values[type] ?? 'Ada Byron', { timeout });
  }
  for (const list of await form.locator(visible('select')).all()) await list.selectOption({ index: 1 }, { timeout });
}
