import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrokenPage } from './broken-releases.cases.ts';

/** Adds an effect to the browser build only. */
const browserEffect = (code: string) => ({
  'page.js': (source: string) => source.replace('const site =', `useEffect(() => { ${code} }, []); const site =`),
});

const reactFolder = dirname(createRequire(import.meta.url).resolve('react'));
const react = readFileSync(join(reactFolder, 'cjs/react.production.js'), 'utf8');

/** What breaks at once, under all conditions. */
export const brokenScripts: BrokenPage[] = [
  {
    title: 'blocks the browser when its page is left',
    rules: ['hang'],
    draft: { browser: browserEffect('addEventListener("pagehide", () => { for (;;); });') },
  },
  {
    title: 'has a syntax error in a page chunk',
    rules: ['exception'],
    draft: { browser: { 'page.js': (source) => `${source}\n}}` } },
  },
  { title: 'throws in an effect', rules: ['outage'], draft: { effect: 'throw new Error("effect");' } },
  { title: 'has an endless loop in an effect', rules: ['hang'], draft: { effect: 'for (;;);' } },
  {
    title: 'has another text in the browser',
    rules: ['exception', 'changed-content'],
    draft: { browser: { 'page.js': (source) => source.replaceAll('access control', 'alarm systems') } },
  },
  {
    title: 'swallows clicks on links',
    rules: ['navigation'],
    draft: {
      effect: `document.addEventListener('click', (event) => { if (event.target.closest('a')) { event.preventDefault(); event.stopImmediatePropagation(); } }, true);`,
    },
  },
  {
    title: 'swallows all clicks',
    rules: ['visibility'],
    draft: {
      effect: `document.addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);`,
    },
  },
  {
    title: 'sets a cookie when its form is filled in',
    rules: ['cookies'],
    draft: { effect: `addEventListener('input', () => { document.cookie = 'basket=1; path=/'; });` },
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
    title: 'has a head and no content',
    rules: ['content'],
    draft: { component: `return h('div', null, ...head, h('h1', null, '.'));` },
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
];
