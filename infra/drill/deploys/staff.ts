import { setTimeout as sleep } from 'node:timers/promises';
import { Browser } from './browser.ts';
import { askReleases, type Crowd, loadFile, newBrowser } from './crowd.ts';
import { firstWords } from './known-site.ts';

const pauseMs = 400;
const pages = ['/admin', '/admin/dashboard', '/admin/leads/1', '/admin/account'];
const questions = ['/api/session', '/api/admin/leads?limit=6', '/api/admin/summary'];

export interface Account {
  email: string;
  password: string;
}

/** The browser of somebody who is signed in. */
export async function signIn(crowd: Pick<Crowd, 'origin' | 'ledger'>, account: Account): Promise<Browser> {
  const { status, headers } = await new Browser(crowd.origin).ask('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: crowd.origin },
    body: JSON.stringify(account),
  });
  const [cookie] = headers['set-cookie']?.[0]?.split(';') ?? [];
  if (status !== 200 || !cookie) throw new Error(`Signing in was answered ${status}.`);
  return newBrowser(crowd, { cookie });
}

/** Opens the lead desk again and again: the document, every file of the live release and what the desk asks the api. */
export async function staff(crowd: Crowd, account: Account): Promise<void> {
  const { site, ledger, leaving } = crowd;
  const browser = await signIn(crowd, account);
  const has = new Set<string>();
  for (let number = 0; !leaving.aborted; number += 1) {
    const path = pages[number % pages.length] ?? '';
    const seen = await ledger.count(`GET ${path}`, async () => site.checkStaffDocument(await browser.ask(path)));
    const desk = (await askReleases(crowd, browser))?.find(({ name }) => name === 'admin');
    const files = desk ? site.filesOf(desk) : [];
    // Always the same few of the desk's files, whether it has them or not: nobody but the shell hands them out.
    const wanted = [
      ...(seen?.files ?? []).filter((address) => !has.has(address)),
      ...files.filter((address, index) => !has.has(address) || index % 8 === number % 8),
    ];
    await Promise.all([
      ...wanted.map((address) => loadFile(crowd, browser, address)),
      ...questions.map((question) => ledger.count(`GET ${question}`, () => askApi(browser, question))),
    ]);
    for (const address of wanted) has.add(address);
    await sleep(pauseMs);
  }
  browser.close();
}

async function askApi(browser: Browser, question: string): Promise<true> {
  const { status, body } = await browser.ask(question);
  if (status !== 200) throw new Error(`status ${status}: ${firstWords(body)}`);
  JSON.parse(body.toString());
  return true;
}
