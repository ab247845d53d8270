import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Site } from '@portal/contracts/site';
import { site as exampleSite } from '@portal/testing/site';
import { pagesOf } from '../../publisher/release/page-address.ts';
import { writeHeaders } from '../../publisher/site/write-headers.ts';
import type { ServedSite } from '../site-build.ts';

export const site: Site = { ...exampleSite, url: 'http://site.localhost' };

export const servedSite = {
  remotes: [
    { name: 'marketing', access: 'public', prefixes: ['/', '/services'] },
    { name: 'press', access: 'public', prefixes: ['/press'], formerly: ['/news'] },
    { name: 'locations', access: 'public', prefixes: ['/austin'] },
    { name: 'admin', access: 'staff', prefixes: ['/admin'] },
  ],
  unavailable: ['/austin'],
} satisfies ServedSite;

/** Returns the site in the format of `site.json`. */
const siteJson = () => ({
  ...servedSite,
  remotes: Object.fromEntries(servedSite.remotes.map(({ name, ...remote }) => [name, remote])),
});

/** A token in the format of the publisher. */
export const previewToken = randomBytes(32).toString('base64url');

export const script = 'export const version = 1;';
/** Longer than all buffers of the servers. */
export const longText = 'Lumenward installs networks, cameras and access control in Texas.\n'.repeat(5000);

const html = (text: string) => `<!doctype html><html lang="en"><title>${text}</title><h1>${text}</h1></html>`;

/** Returns the files of a build whose pages contain a word. */
export const filesOf = (word: string): Record<string, string> => ({
  'index.html': html(`home ${word}`),
  'about.html': html(`about ${word}`),
  'press.html': html(`press ${word}`),
  'press/awards.html': html(`awards ${word}`),
  'services/networks.html': html(`networks ${word}`),
  '404.html': html('not found'),
  'outage.html': html('outage'),
  'admin.html': html('lead desk'),
  'llms.txt': longText,
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:info@lumenward.example',
  'security.txt': 'Contact: mailto:info@lumenward.example',
  'sitemap.xml': '<urlset/>',
  'links.speculationrules': '{"prefetch":[]}',
  'releases.json': '{}',
  'favicon.ico': 'icon',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'og/about.png': 'picture',
  'shell/1.0.0/start.js': script,
  'remotes/marketing/1.0.0/page.js': script,
  'remotes/marketing/1.0.0/page.mjs': script,
  'remotes/marketing/1.0.0/font.woff2': 'font',
  'remotes/admin/1.0.0/page.js': script,
});

const compressed = /\.(?:html|js|json|txt|xml)$/;

/** A folder in the format of `SITE_DIR`. */
export class SiteFixture {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<SiteFixture> {
    const fixture = new SiteFixture(await mkdtemp(join(tmpdir(), 'portal-site-')));
    await chmod(fixture.folder, 0o755);
    await mkdir(join(fixture.folder, 'previews'));
    const previews = [{ token: previewToken, start: '/about' }];
    await writeHeaders(fixture.folder, site, { ...servedSite, previews, pages: pagesOf(Object.keys(filesOf(''))) });
    await fixture.write('staff/releases.json', '[]');
    await fixture.write('staff/screenshots/about.png', 'picture');
    return fixture;
  }

  /** Makes `first` the live build, and `second` a preview. */
  async publish() {
    await this.build('first');
    await this.build('second', filesOf('second'), { previewStart: '/about' });
    await this.link(`previews/${previewToken}`, 'second');
    await this.link('current', 'first');
  }

  /** Writes the build `id` with these files. */
  async build(id: string, files = filesOf(id), changes: Partial<ServedSite> = {}) {
    for (const [file, content] of Object.entries({
      ...files,
      'site.json': JSON.stringify({ ...siteJson(), ...changes }),
    }))
      await this.write(`builds/${id}/${file}`, content);
  }

  /** Replaces the target of a link, as activation does. */
  async link(name: string, id: string) {
    const next = join(this.folder, `${randomBytes(4).toString('hex')}.next`);
    await symlink(name === 'current' ? `builds/${id}` : `../builds/${id}`, next);
    await rename(next, join(this.folder, name));
  }

  async write(file: string, content: string) {
    const path = join(this.folder, file);
    await mkdir(dirname(path), { recursive: true });
    const copies: [extension: string, content: string | Buffer][] = [['', content]];
    if (compressed.test(file)) copies.push(['.br', brotliCompressSync(content)], ['.gz', gzipSync(content)]);
    for (const [extension, bytes] of copies) {
      await writeFile(path + extension, bytes);
      // As the publisher does: the modification time is derived from the content.
      const seconds = createHash('sha256').update(bytes).digest().readUInt32BE() / 4;
      await utimes(path + extension, seconds, seconds);
    }
  }

  remove = () => rm(this.folder, { recursive: true, force: true });
}
