import { setTimeout as sleep } from 'node:timers/promises';
import { type Load, loadFile, loadReleases, newBrowser } from './load.ts';

/** Limits the load. */
const pauseMs = 400;
const tabPauseMs = 120;

const pagesPerVisit = 4;

/** Reads pages, each with all files it names. A new visitor with an empty cache starts every few pages. */
export async function reader(load: Load, first: number): Promise<void> {
  const { site, ledger, signal } = load;
  for (let number = first; !signal.aborted; ) {
    const browser = newBrowser(load);
    const cached = new Set<string>();
    for (let read = 0; read < pagesPerVisit && !signal.aborted; read += 1, number += 1) {
      const page = site.pages[number % site.pages.length] ?? site.page('/');
      const seen = await ledger.count(`GET ${page.path}`, async () =>
        site.checkPage(page, await browser.request(page.path)),
      );
      const live = await loadReleases(load, browser);
      const entries = live?.filter(({ access }) => access === 'public').map(({ entry }) => entry) ?? [];
      const needed = [...(seen?.files ?? []), ...entries].filter((address) => !cached.has(address));
      await Promise.all(needed.map((address) => loadFile(load, browser, address)));
      for (const address of needed) cached.add(address);
      await sleep(pauseMs);
    }
    browser.close();
  }
}

/** A tab that was opened before the first step and continues to load files of its release. */
export async function oldTab(load: Load, path: string): Promise<void> {
  const { site, signal } = load;
  const browser = newBrowser(load);
  const { remote } = site.checkPage(site.page(path), await browser.request(path));
  const files = site.filesOf(remote);
  for (let number = 0; !signal.aborted; number += 1) {
    await loadFile(load, browser, files[number % files.length] ?? '');
    await sleep(tabPauseMs);
  }
  browser.close();
}
