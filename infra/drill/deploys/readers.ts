import { setTimeout as sleep } from 'node:timers/promises';
import { remotes } from '@portal/contracts/remote';
import { askReleases, type Crowd, loadFile, newBrowser } from './crowd.ts';

/** What bounds the load: nobody asks faster than this. */
const pauseMs = 400;
const tabPauseMs = 120;

const pagesPerVisit = 4;
const publicRemotes = remotes.filter(({ isPublic }) => isPublic).map(({ name }) => name);

/** Reads pages, each with all the files it names, and every few pages is somebody new who has none of them yet. */
export async function reader(crowd: Crowd, first: number): Promise<void> {
  const { site, ledger, leaving } = crowd;
  for (let number = first; !leaving.aborted; ) {
    const browser = newBrowser(crowd);
    const has = new Set<string>();
    for (let read = 0; read < pagesPerVisit && !leaving.aborted; read += 1, number += 1) {
      const page = site.pages[number % site.pages.length] ?? site.page('/');
      const seen = await ledger.count(`GET ${page.path}`, async () =>
        site.checkPage(page, await browser.ask(page.path)),
      );
      const live = await askReleases(crowd, browser);
      const entries = live?.filter(({ name }) => publicRemotes.includes(name)).map(({ entry }) => entry) ?? [];
      const wanted = [...(seen?.files ?? []), ...entries].filter((address) => !has.has(address));
      await Promise.all(wanted.map((address) => loadFile(crowd, browser, address)));
      for (const address of wanted) has.add(address);
      await sleep(pauseMs);
    }
    browser.close();
  }
}

/** A tab that was opened before the first deploy and goes on asking for files of its release, named by its page or not. */
export async function oldTab(crowd: Crowd, path: string): Promise<void> {
  const { site, leaving } = crowd;
  const browser = newBrowser(crowd);
  const { remote } = site.checkPage(site.page(path), await browser.ask(path));
  const files = site.filesOf(remote);
  for (let number = 0; !leaving.aborted; number += 1) {
    await loadFile(crowd, browser, files[number % files.length] ?? '');
    await sleep(tabPauseMs);
  }
  browser.close();
}
