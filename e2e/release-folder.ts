import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@portal/release/integrity';
import { parseRelease, type Release } from '@portal/release/manifest';
import { publish } from '@portal/release/publish';
import { distOf } from '../infra/release/published-builds.ts';

/** How a release differs from the build it is made of. */
export interface ReleaseChanges {
  /** Text of the pages and its replacement, in Node and browser files. */
  text?: [from: string, to: string];
  /** Additional or replaced files. `built` reads a file of the build. */
  files?: (built: (path: string) => string) => Record<string, string>;
  /** Additional pages of the manifest. */
  pages?: Release['pages'];
  /** Changes published files after their digests were written. */
  tamper?: (folder: string) => void;
}

/** The source of a team, and a copy of its build to make other releases from. */
export class ReleaseFolder {
  readonly path: string;
  readonly #name: string;
  readonly #built: string;

  constructor(name: string, path: string, build: 'production' | 'development' = 'production') {
    this.path = path;
    this.#name = name;
    this.#built = `${path}.built`;
    // A copy, because a new build may replace this one while the tests run.
    cpSync(distOf(name, build), this.#built, { recursive: true });
    publish(this.#built, { remote: name, source: path });
  }

  /** Publishes a changed build and returns its version. */
  publish(versionSuffix: string, { text, files = () => ({}), pages = [], tamper }: ReleaseChanges): string {
    const release = parseRelease(this.#read('release.json'));
    const version = `${release.version}-${versionSuffix}`;
    const contents = new Map(release.files.map(({ path }) => [path, readFileSync(join(this.#built, path))]));
    if (text) replaceText(contents, text);
    for (const [path, text] of Object.entries(files((path) => this.#read(path)))) contents.set(path, Buffer.from(text));

    const next = `${this.path}.next`;
    rmSync(next, { recursive: true, force: true });
    for (const [path, content] of contents) {
      mkdirSync(join(next, path, '..'), { recursive: true });
      writeFileSync(join(next, path), content);
    }
    const listed = [...contents].map(([path, content]) => ({
      path,
      bytes: content.length,
      integrity: integrityOf(content),
    }));
    const manifest = { ...release, version, pages: [...release.pages, ...pages], files: listed };
    writeFileSync(join(next, 'release.json'), JSON.stringify(manifest));
    if (!tamper) publish(next, { remote: this.#name, source: this.path });
    else this.#publishTampered(next, version, tamper);
    return version;
  }

  /** The files are changed before the manifest names them, so that the publisher never reads the original ones. */
  #publishTampered(build: string, version: string, damage: (folder: string) => void) {
    const elsewhere = `${this.path}.tampered`;
    rmSync(elsewhere, { recursive: true, force: true });
    publish(build, { remote: this.#name, source: elsewhere });
    damage(join(elsewhere, version));
    cpSync(join(elsewhere, version), join(this.path, version), { recursive: true });
    cpSync(join(elsewhere, 'release.json'), join(this.path, 'release.json'));
  }

  #read = (path: string) => readFileSync(join(this.#built, path), 'utf8');
}

/** The text has to be replaced in the Node build and in the browser build, or the page would not hydrate. */
function replaceText(contents: Map<string, Buffer>, [from, to]: [string, string]) {
  const changed = new Set<string>();
  for (const [path, content] of contents) {
    const text = content.toString();
    if (!/\.m?js$/.test(path) || !text.includes(from)) continue;
    contents.set(path, Buffer.from(text.replaceAll(from, to)));
    changed.add(path.slice(path.lastIndexOf('.')));
  }
  if (changed.size !== 2) throw new Error(`"${from}" is only in ${[...changed].join() || 'no'} files.`);
}
