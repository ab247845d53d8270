import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { LiveReleases } from '../../src/page-facts.ts';
import type { Composer } from '../composer.ts';
import { remoteEntry, shellAddress } from '../document.ts';
import { refuse } from '../gate/refusal.ts';
import { documentsOf } from '../live-remote.ts';
import { type Page, page } from '../page.ts';
import { releaseSource } from '../releases/release-source.ts';
import { type PreviewGrant, PreviewLinks } from './preview-link.ts';

export const previewCookie = 'portal_preview';
const hoursShown = 24;

/** The site with one release exchanged for a candidate, for whoever holds a link to it. Visitors see nothing of it. */
export interface Preview {
  grant: PreviewGrant;
  find(path: string): Page | undefined;
  releases(): LiveReleases;
  /** A page with the banner that says what it is. */
  marked(page: Page): Page;
}

export class Previews {
  private readonly composer: Composer;
  private readonly links: PreviewLinks;
  private readonly previews = new Map<string, Promise<Preview>>();

  private constructor(composer: Composer, links: PreviewLinks) {
    this.composer = composer;
    this.links = links;
  }

  static start = async (composer: Composer) =>
    new Previews(composer, await PreviewLinks.start(join(composer.store.folder, 'preview.key')));

  /**
   * Admits the candidate that lies where a remote publishes, or in another place, has the gate judge it and answers the
   * path of a link to it. Throws a `Refusal`.
   */
  async create(name: string, address?: string): Promise<{ path: string; grant: PreviewGrant }> {
    const { store } = this.composer;
    const source = address ? releaseSource(address) : this.composer.sources.get(name);
    const text = await source?.candidate();
    if (!source || text === undefined) throw new Error(`"${name}" has published no candidate.`);

    const announced = store.open(text, name);
    const { version } = announced.release;
    await this.composer.pass(await store.admit(announced, source));
    const grant = { name, version, until: Date.now() + hoursShown * 3_600_000 };
    const lasting = ({ until }: { until: number }) => until > Date.now();
    await this.composer.turns.take(name, () =>
      store.point(name, (pointer) => ({
        ...pointer,
        previews: [...pointer.previews.filter(lasting), { version, until: grant.until }],
      })),
    );
    await this.composer.note(name, version, { type: 'previewed' });
    return { path: `/preview/${this.links.token(grant)}`, grant };
  }

  grant = (token: string): PreviewGrant | undefined => this.links.read(token);

  /** The preview a request asks for by its cookie; nothing for everybody else. */
  async of({ headers }: IncomingMessage): Promise<Preview | undefined> {
    const cookies = headers.cookie ?? '';
    if (!cookies.includes(previewCookie)) return undefined;
    const [, token = ''] = new RegExp(`(?:^|; )${previewCookie}=([^;]+)`).exec(cookies) ?? [];
    const grant = this.links.read(token);
    if (!grant) return undefined;
    const preview = this.previews.get(token) ?? this.assemble(grant);
    this.previews.set(token, preview);
    // A candidate that cannot be had is asked for again next time.
    preview.catch(() => this.previews.delete(token));
    return preview;
  }

  /** Where a preview begins: the candidate's first page. */
  firstPage = async ({ name, version }: PreviewGrant): Promise<string> =>
    (await this.composer.store.find(name, version))?.release.pages[0]?.path ?? '/';

  private async assemble(grant: PreviewGrant): Promise<Preview> {
    const { composer } = this;
    const { shell, site } = composer;
    const stored = await composer.store.find(grant.name, grant.version);
    if (!stored) throw refuse('files', `Release ${grant.version} of "${grant.name}" is not in the store.`);
    const pages = documentsOf(stored, { shell, site, rendered: await composer.renderedPages(stored) });
    const candidate = { name: grant.name, version: grant.version, entry: remoteEntry(stored) };
    const marks = new WeakMap<Page, Page>();

    return {
      grant,
      find: (path) => pages.get(path) ?? composer.live.find(path),
      releases() {
        const live = composer.live.releases();
        return { ...live, remotes: [...live.remotes.filter(({ name }) => name !== grant.name), candidate] };
      },
      marked(plain) {
        const marked = marks.get(plain) ?? page(withBanner(plain.html.toString(), shellAddress(shell.stored), grant));
        marks.set(plain, marked);
        return marked;
      },
    };
  }
}

function withBanner(html: string, shell: string, { name, version, until }: PreviewGrant): string {
  const end = `${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const banner = [
    `<link rel="stylesheet" href="${shell}preview.css">`,
    `<aside class="preview-banner" aria-label="Preview"><p><strong>Preview</strong> of ${name} ${version}, until ${end}. `,
    'Visitors do not see this. <a href="/preview/end">Leave the preview</a></p></aside>',
  ].join('');
  return html.replace('</head><body>', () => `</head><body>${banner}`);
}
