import type { OutgoingHttpHeaders } from 'node:http';
import { Browser } from './browser.ts';
import type { KnownSite } from './known-site.ts';
import type { Ledger } from './ledger.ts';

/** Where visitors are, what they expect there, who counts their requests, and until when they stay. */
export interface Crowd {
  origin: string;
  site: KnownSite;
  ledger: Ledger;
  /** Visitors leave when it is aborted. */
  leaving: AbortSignal;
}

/** A visitor with no connection yet. */
export const newBrowser = ({ origin, ledger }: Pick<Crowd, 'origin' | 'ledger'>, headers?: OutgoingHttpHeaders) =>
  new Browser(origin, headers, () => ledger.noteAskedAgain());

/** Loads a script, a style sheet or the like, which has to be what its team has published. */
export const loadFile = (
  { site, ledger }: Pick<Crowd, 'site' | 'ledger'>,
  browser: Browser,
  address: string,
): Promise<string | undefined> =>
  ledger.count(`GET ${address}`, async () => site.checkFile(address, await browser.ask(address)));

/** Asks which releases a tab steps over to. */
export const askReleases = ({ site, ledger }: Pick<Crowd, 'site' | 'ledger'>, browser: Browser) =>
  ledger.count('GET /releases.json', async () => site.checkReleases(await browser.ask('/releases.json')));
