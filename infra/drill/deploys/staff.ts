import { setTimeout as sleep } from 'node:timers/promises';
import { Browser } from './browser.ts';
import { firstWords } from './known-site.ts';
import { type Load, loadFile, loadReleases, newBrowser } from './load.ts';

const pauseMs = 400;
const pages = ['/admin', '/admin/dashboard', '/admin/leads/1', '/admin/account'];
const apiRequests = ['GET /api/session', 'POST /api/admin/leads/search', 'GET /api/admin/summary'];

export interface Account {
  email: string;
  password: string;
  /** Host name and port of the lead desk's origin. */
  host: string;
}

/** Returns the browser of a person who is signed in at the lead desk. */
export async function signIn(load: Pick<Load, 'origin' | 'ledger'>, { host, ...account }: Account): Promise<Browser> {
  const browser = new Browser(load.origin, { host });
  const { status, headers } = await browser.request('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: `http://${host}` },
    body: JSON.stringify(account),
  });
  browser.close();
  const [cookie] = headers['set-cookie']?.[0]?.split(';') ?? [];
  if (status !== 200 || !cookie) throw new Error(`Sign-in returned ${status}.`);
  return newBrowser(load, { host, cookie });
}

/** Opens pages of the lead desk: the document, every file of the live release, and requests to the api. */
export async function staff(load: Load, account: Account): Promise<void> {
  const { site, ledger, signal } = load;
  const browser = await signIn(load, account);
  const cached = new Set<string>();
  for (let number = 0; !signal.aborted; number += 1) {
    const path = pages[number % pages.length] ?? '';
    const seen = await ledger.count(`GET ${path}`, async () => site.checkStaffDocument(await browser.request(path)));
    const desk = (await loadReleases(load, browser))?.find(({ access }) => access === 'staff');
    const files = desk ? site.filesOf(desk) : [];
    // One file in eight is loaded again every time, because each of them needs a session check.
    const needed = [
      ...(seen?.files ?? []).filter((address) => !cached.has(address)),
      ...files.filter((address, index) => !cached.has(address) || index % 8 === number % 8),
    ];
    await Promise.all([
      ...[...new Set(needed)].map((address) => loadFile(load, browser, address)),
      ...apiRequests.map((name) => ledger.count(name, () => requestApi(browser, account.host, name))),
    ]);
    for (const address of needed) cached.add(address);
    await sleep(pauseMs);
  }
  browser.close();
}

async function requestApi(browser: Browser, host: string, name: string): Promise<true> {
  const [method = '', path = ''] = name.split(' ');
  const { status, body } = await browser.request(path, {
    method,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/json', origin: `http://${host}` },
      body: JSON.stringify({ limit: 6 }),
    }),
  });
  if (status !== 200) throw new Error(`status ${status}: ${firstWords(body)}`);
  JSON.parse(body.toString());
  return true;
}
