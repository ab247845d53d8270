import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '@portal/contracts/site';
import type { PageFacts } from '../src/page-facts.ts';
import type { RenderedPage } from '../src/server.tsx';
import { composeDocument } from './document.ts';
import { refuse } from './gate/refusal.ts';
import { type Page, page } from './page.ts';
import { releaseSource } from './releases/release-source.ts';
import type { ReleaseStore, StoredRelease } from './releases/release-store.ts';
import { render } from './render/renderer.ts';

/** The shell's part of the site: what stands around pages, and what is shown where no remote's page is. */
export interface LiveShell {
  stored: StoredRelease;
  /** Inlined into every document. */
  starter: string;
  notFound: Page;
  outage: Page;
  /** The empty document of the staff view. */
  client: Page;
}

/** Takes in the shell's release. Throws a `Refusal` when that is not whole. */
export async function liveShell(store: ReleaseStore, address: string, site: Site): Promise<LiveShell> {
  const source = releaseSource(address);
  const stored = await store.admit(store.open((await source.poll()) ?? '', 'shell'), source);
  await store.goLive(stored);

  const starter = inlined(await readFile(join(stored.folder, 'start.js'), 'utf8'));
  const rendered = await render({ shellFolder: stored.folder, paths: ['/not-found', '/outage'], site });
  const document = (kind: PageFacts['kind'], parts: RenderedPage | undefined = rendered.get(`/${kind}`)) => {
    if (!parts) throw refuse('render', `The shell renders no ${kind} page.`);
    return page(composeDocument({ shell: stored, starter, site, kind, rendered: parts }));
  };
  return {
    stored,
    starter,
    notFound: document('not-found'),
    outage: document('outage'),
    client: document('client', emptyPage(site)),
  };
}

/** Inside a document, a script would end at the first closing tag it mentions. */
const inlined = (script: string) => script.replaceAll('</script', '<\\/script');

const emptyPage = ({ company }: Site): RenderedPage => ({
  head: `<title>Staff · ${escapeHtml(company)}</title><meta name="robots" content="noindex">`,
  body: '<div id="root"></div><noscript><p>The staff view needs JavaScript.</p></noscript>',
});

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
