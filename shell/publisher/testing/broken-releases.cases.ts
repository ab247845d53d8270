import type { PageDraft, RemoteDraft } from './broken-releases-fixture.ts';

export interface BrokenPage {
  /** The behavior of the page. */
  title: string;
  /** Rules, at least one of which it violates. Without rules, its release is published. */
  rules: string[];
  /** What the violation says, where the page breaks more than this. */
  message?: RegExp;
  /** Who opens it. Default: `desktop`. */
  visitor?: 'phone' | 'tablet';
  /** What the live page has stored in this visitor's browser. */
  stored?: Record<string, string>;
  /** Names of further pages below it. */
  below?: string[];
  draft: Partial<PageDraft>;
}

/** Returns a page with all of it, because a page takes several seconds. */
export function together(cases: BrokenPage[]): Partial<PageDraft> {
  const drafts = cases.map(({ draft }) => draft);
  if (drafts.length === 1) return drafts[0] ?? {};
  return {
    features: drafts,
    css: drafts.map(({ css }) => css ?? '').join('\n'),
    files: Object.assign({}, ...drafts.map(({ files }) => files)),
    change: (release) => {
      for (const { change } of drafts) change?.(release);
    },
  };
}

/** What is wrong with a release, not with one of its pages. */
export interface BrokenRelease extends Pick<BrokenPage, 'title' | 'rules'> {
  draft: Partial<RemoteDraft>;
}

const before = (code: string) => (source: string) => `${code}\n${source}`;
const after = (code: string) => (source: string) => `${source}\n${code}`;

export const brokenReleases: BrokenRelease[] = [
  {
    title: 'throws at the top of remoteEntry.js',
    rules: ['exception'],
    draft: { browser: { 'remoteEntry.js': before('throw new Error("top");') } },
  },
  {
    title: 'lacks a chunk that it loads',
    rules: ['request'],
    draft: {
      change: (release) => {
        release.files = release.files.filter(({ path }) => path !== 'page.js');
        for (const chunk of release.chunks) chunk.js = chunk.js.filter((path) => path !== 'page.js');
      },
    },
  },
  {
    title: 'replaces Array.prototype.map in both builds',
    rules: ['render', 'output', 'heading'],
    draft: {
      onLoad: 'Array.prototype.map = () => [];',
      browser: { 'page.js': before('Array.prototype.map = () => [];') },
    },
  },
  {
    title: 'connects to a Unix socket',
    rules: ['permission'],
    draft: {
      onLoad: `await new Promise((resolve, reject) =>
        process.getBuiltinModule('net').connect('/tmp/publisher.sock').once('connect', resolve).once('error', reject));`,
    },
  },
];

/** A staff document reloads once when its page cannot be loaded. */
export const brokenStaffScripts: BrokenRelease[] = [
  {
    title: 'throws at the top of routes.js',
    rules: ['self-navigation'],
    draft: { browser: { 'routes.js': before('throw new Error("top");') } },
  },
  {
    title: 'has a syntax error in remoteEntry.js and throws in Node',
    rules: ['self-navigation'],
    draft: { onLoad: 'throw new Error("node");', browser: { 'remoteEntry.js': after('}}') } },
  },
  {
    title: 'throws in the first page',
    rules: ['self-navigation'],
    draft: { browser: { 'page.js': before('throw new Error("top");') } },
  },
];
