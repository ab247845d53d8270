import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from './browser.ts';
import { firstWords } from './known-site.ts';
import { type Load, newBrowser } from './load.ts';

const pauseMs = 250;

export interface SentForm {
  key: string;
  email: string;
}

/** Sends both forms of the site alternately, each with a new idempotency key. Adds acknowledged forms to a list. */
export async function sender(load: Load, acknowledged: SentForm[]): Promise<void> {
  const { ledger, signal } = load;
  const browser = newBrowser(load, { 'content-type': 'application/json' });
  for (let number = 0; !signal.aborted; number += 1) {
    const key = randomUUID();
    const form = { key, email: `visitor-${key}@example.com` };
    const [address, send] = number % 2 === 0 ? consultation : caseStudy;
    if (await ledger.count(`POST ${address}`, () => send(browser, address, form))) acknowledged.push(form);
    await sleep(pauseMs);
  }
  browser.close();
}

type Send = (browser: Browser, address: string, form: SentForm) => Promise<true>;

const consultation: [string, Send] = [
  '/api/contact',
  async (browser, address, { key, email }) => {
    const form = { name: 'Ada Byron', email, message: `Two gates, one garage: ${key}`, submissionId: key };
    const { status, body } = await browser.request(address, { method: 'POST', body: JSON.stringify(form) });
    if (status !== 201) throw new Error(`status ${status}: ${firstWords(body)}`);
    if (!JSON.parse(body.toString()).reference) throw new Error('a response without a reference');
    return true;
  },
];

const caseStudy: [string, Send] = [
  '/api/download-case-study',
  async (browser, address, { key, email }) => {
    const form = { firstName: 'Ada', lastName: 'Byron', company: 'Analytical Homes', email, submissionId: key };
    const { status, body } = await browser.request(address, { method: 'POST', body: JSON.stringify(form) });
    if (status !== 200) throw new Error(`status ${status}: ${firstWords(body)}`);
    const text = body.toString('latin1');
    if (!text.startsWith('%PDF-') || !text.trimEnd().endsWith('%%EOF')) throw new Error('an incomplete document');
    return true;
  },
];
