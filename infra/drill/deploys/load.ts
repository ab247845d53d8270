import type { OutgoingHttpHeaders } from 'node:http';
import { Browser } from './browser.ts';
import type { KnownSite } from './known-site.ts';
import type { Ledger } from './ledger.ts';

/** What all visitors share. */
export interface Load {
  origin: string;
  site: KnownSite;
  ledger: Ledger;
  /** Visitors stop when it is aborted. */
  signal: AbortSignal;
}

export const newBrowser = ({ origin, ledger }: Pick<Load, 'origin' | 'ledger'>, headers?: OutgoingHttpHeaders) =>
  new Browser(origin, headers, () => ledger.countRetry());

/** Loads a file of a release and compares it with what was published. */
export const loadFile = (
  { site, ledger }: Pick<Load, 'site' | 'ledger'>,
  browser: Browser,
  address: string,
): Promise<string | undefined> =>
  ledger.count(`GET ${address}`, async () => site.checkFile(address, await browser.request(address)));

export const loadReleases = ({ site, ledger }: Pick<Load, 'site' | 'ledger'>, browser: Browser) =>
  ledger.count('GET /releases.json', async () => site.checkReleases(await browser.request('/releases.json')));
