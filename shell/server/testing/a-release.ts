import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@portal/contracts/release';
import { contractVersion } from '@portal/contracts/remote';

export interface ReleaseDraft {
  name?: string;
  /** What the pages say; another text makes another version. */
  text?: string;
  paths?: string[];
  /** Source of the page component's body, in the scope of `createElement`, `path` and `text`. */
  component?: string;
  /** Last changes to `release.json`, after its files were hashed. */
  change?: (release: Release) => void;
}

const goodComponent = `
  return createElement('div', null,
    createElement('title', null, text + ' ' + path),
    createElement('meta', { name: 'description', content: text }),
    createElement('link', { rel: 'canonical', href: 'http://localhost' + path }),
    createElement('meta', { property: 'og:title', content: text }),
    createElement('h1', null, text),
    createElement('p', { id: 'phone' }, useSite().phone));
`;

/** Publishes a release of a small remote into a folder, as a team's build would. */
export async function publish(folder: string, draft: ReleaseDraft = {}): Promise<Release> {
  const { name = 'locations', text = 'First words', paths = ['/austin'], component = goodComponent, change } = draft;
  const next = `${folder}.next`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  await writeFile(
    join(next, 'server.mjs'),
    `import { createElement } from 'react';
     import { useSite } from '@portal/platform';
     const text = ${JSON.stringify(text)};
     const page = (path) => function Component() { ${component} };
     export const routes = ${JSON.stringify(paths)}.map((path) => ({
       path, handle: { chunk: 'page' }, lazy: async () => ({ Component: page(path) }),
     }));`,
  );
  await writeFile(join(next, 'remoteEntry.js'), `export const words = ${JSON.stringify(text)};`);
  await writeFile(join(next, 'page.css'), '.l-page{color:inherit}');

  const files = await Promise.all(
    ['page.css', 'remoteEntry.js', 'server.mjs'].map(async (path) => {
      const content = await readFile(join(next, path));
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      return { path, bytes: content.length, integrity };
    }),
  );
  const release: Release = {
    name,
    version: `1.0.0-${createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)}`,
    commit: 'unknown',
    contract: contractVersion,
    pages: paths.map((path) => ({ path, chunk: 'page' })),
    chunks: [
      { name: 'routes', js: [], css: [], shared: [] },
      { name: 'page', js: [], css: ['page.css'], shared: [] },
    ],
    shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
    files,
  };
  change?.(release);
  await writeFile(join(next, 'release.json'), JSON.stringify(release));
  await rm(folder, { recursive: true, force: true });
  await rename(next, folder);
  return release;
}
