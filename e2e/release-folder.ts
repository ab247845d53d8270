import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@portal/contracts/integrity';
import type { Release } from '@portal/contracts/release';

const root = join(import.meta.dirname, '..');

/** How a release differs from the build it is made of. */
export interface Difference {
  /** Words of the pages and what stands there instead, in the server's and in the browser's files. */
  words?: [is: string, shall: string];
  /** More files, or other ones in the place of built ones. */
  files?: (built: (path: string) => string) => Record<string, string>;
  /** Pages it says it has beside the built ones. */
  pages?: Release['pages'];
  /** What is done to the files after their hashes were written down. */
  damage?: (path: string) => void;
}

/** Where a remote's team publishes: a copy of its build, in whose place it can put others. */
export class ReleaseFolder {
  readonly path: string;
  readonly #built: string;

  constructor(name: string, path: string, build: 'production' | 'development' = 'production') {
    this.path = path;
    this.#built = `${path}.built`;
    const output = build === 'development' ? 'dist-development' : 'dist';
    // A copy, because a build may be made again while the journeys run.
    cpSync(join(root, `mfe-${name}`, output), this.#built, { recursive: true });
    cpSync(this.#built, path, { recursive: true });
  }

  /** Replaces what is published and answers its version. `release.json` comes last, as a publisher has to do it. */
  publish(versionSuffix: string, { words, files = () => ({}), pages = [], damage }: Difference): string {
    const release: Release = JSON.parse(this.#read('release.json'));
    const version = `${release.version}-${versionSuffix}`;
    const added = files((path) => this.#read(path));
    const contents = new Map(release.files.map(({ path }) => [path, readFileSync(join(this.#built, path))]));
    if (words) replaceWords(contents, words);
    for (const [path, text] of Object.entries(added)) contents.set(path, Buffer.from(text));

    rmSync(this.path, { recursive: true });
    cpSync(this.#built, this.path, { recursive: true, filter: (source) => !source.endsWith('release.json') });
    for (const [path, content] of contents) writeFileSync(join(this.path, path), content);
    damage?.(this.path);

    const described = [...contents].map(([path, content]) => ({ path, ...fingerprint(content) }));
    const next = { ...release, version, pages: [...release.pages, ...pages], files: described };
    writeFileSync(join(this.path, 'release.json.next'), JSON.stringify(next));
    renameSync(join(this.path, 'release.json.next'), join(this.path, 'release.json'));
    return version;
  }

  #read = (path: string) => readFileSync(join(this.#built, path), 'utf8');
}

/** Both sides have to say the same, or the page would not hydrate. */
function replaceWords(contents: Map<string, Buffer>, [is, shall]: [string, string]) {
  const changed = new Set<string>();
  for (const [path, content] of contents) {
    const text = content.toString();
    if (!/\.m?js$/.test(path) || !text.includes(is)) continue;
    contents.set(path, Buffer.from(text.replaceAll(is, shall)));
    changed.add(path.slice(path.lastIndexOf('.')));
  }
  if (changed.size !== 2) throw new Error(`"${is}" stands only in ${[...changed].join() || 'no'} files.`);
}

const fingerprint = (content: Buffer) => ({
  bytes: content.length,
  integrity: integrityOf(content),
});
