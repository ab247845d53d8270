import type { BrokenPage } from './broken-releases.cases.ts';
import { button } from './page-elements.ts';

/** Text that changes with the clock, by itself or by an action: what visitors lose is little, and nothing breaks. */
const features: Pick<BrokenPage, 'title' | 'draft'>[] = [
  {
    title: 'says after hydration whether the office is open',
    draft: { effect: 'setState(1);', adds: `h('p', null, state === 1 ? 'Open now' : 'Open on weekdays')` },
  },
  {
    title: 'counts down',
    draft: {
      effect:
        'const timer = setInterval(() => setState((count) => count + 1), 200); return () => clearInterval(timer);',
      adds: `h('p', null, 'Offer ends in ', 9999 - state, ' seconds')`,
    },
  },
  {
    title: 'shows one slide of a carousel after another',
    draft: {
      effect:
        'const timer = setInterval(() => setState((count) => (count + 1) % 3), 400); return () => clearInterval(timer);',
      adds: `h('blockquote', null, [
        'They wired two hundred doors within nine days and left every hallway as clean as before.',
        'Cameras in four warehouses now show one picture, and our insurer lowered the premium in the same month.',
        'Guests open the gate with their phones, and nobody has printed a key card since spring of last year.'][state], h('a', { href: path + '#slide-' + state, id: 'slide-' + state }, 'Read on'))`,
    },
  },
  {
    title: 'has a search form',
    draft: {
      adds: `h('form', { method: 'get', role: 'search' }, h('label', null, 'Search', h('input', { name: 'q' })), h('button', { type: 'submit' }, 'Find'))`,
    },
  },
  {
    title: 'shows the date in the language and time zone of the visitor',
    draft: { effect: 'setState(1);', adds: `h('p', null, state === 1 ? new Date().toLocaleString() : 'Today')` },
  },
  {
    title: 'has questions',
    draft: {
      adds: `h('div', null, ...[1, 2, 3].map((number) => h('details', { key: number }, h('summary', null, 'Question ' + number), h('p', null, 'An answer.'))))`,
    },
  },
  {
    title: 'opens a dialog',
    draft: {
      adds: `h('div', null, h('button', { type: 'button', onClick: () => document.querySelector('#dialog').showModal() }, 'Details'), h('dialog', { id: 'dialog', 'aria-label': 'Details' }, h('p', null, 'Fixed price.'), h('form', { method: 'dialog' }, h('button', null, 'Close'))))`,
    },
  },
  {
    title: 'loads a chunk after a click',
    draft: {
      adds: button(`setState((await import('./more.js')).more);`),
      files: { 'more.js': 'export const more = 2;' },
      change: ({ chunks }) => void chunks.push({ name: 'more', js: ['more.js'], css: [], shared: [] }),
    },
  },
  {
    title: 'has tabs',
    draft: {
      adds: `h('div', null, h('div', { role: 'tablist', 'aria-label': 'Plans' }, ...[0, 1].map((tab) => h('button', { key: tab, type: 'button', role: 'tab', 'aria-selected': state === tab, onClick: () => setState(tab) }, 'Plan ' + tab))), h('div', { role: 'tabpanel', 'aria-label': 'Plan' }, 'Plan ' + state))`,
    },
  },
  {
    title: 'has a wide table that scrolls',
    draft: {
      css: '.PREFIX-scroll{overflow-x:auto} .PREFIX-wide{width:2000px}',
      adds: `h('div', { className: 'PREFIX-scroll', tabIndex: 0, role: 'region', 'aria-label': 'Prices' }, h('table', { className: 'PREFIX-wide' }, h('tbody', null, ...Array.from({ length: 100 }, (_, row) => h('tr', { key: row }, h('td', null, 'Door ' + row))))))`,
    },
  },
  {
    title: 'writes its state to the address',
    draft: { effect: `history.replaceState(history.state, '', path + '?view=list');` },
  },
  {
    title: 'announces changes',
    draft: {
      effect: `setTimeout(() => setState(1), 400);`,
      adds: `h('p', { role: 'status' }, state === 1 ? 'Two appointments are free this week.' : '')`,
    },
  },
  {
    title: 'has an endless animation of its own',
    draft: {
      css: '@keyframes PREFIX-turn{to{transform:rotate(1turn)}} .PREFIX-turn{display:inline-block;animation:PREFIX-turn 2s linear infinite}',
      adds: `h('span', { className: 'PREFIX-turn' }, '*')`,
    },
  },
  {
    title: 'computes a price in a form',
    draft: {
      adds: `h('form', { onSubmit: (event) => { event.preventDefault(); setState(900 * event.currentTarget.elements.doors.value); } }, h('label', null, 'Doors', h('input', { name: 'doors', type: 'number', required: true })), h('button', null, 'Estimate'), h('output', null, state ? 'About ' + state + ' dollars' : ''))`,
    },
  },
  {
    title: 'filters a list in a form',
    draft: {
      adds: `h('div', null, h('form', { onSubmit: (event) => { event.preventDefault(); setState(1); } }, h('label', null, 'Name', h('input', { name: 'city' })), h('button', null, 'Show')),
        h('p', { role: 'status' }, state === 1 ? 'No city has this name.' : ''), h('ul', null, ...['Austin', 'Dallas'].map((city) => h('li', { key: city }, city))))`,
    },
  },
  {
    title: 'has a video of its own',
    draft: {
      effect: `document.querySelector('main video').src = new URL('./tour.webm', import.meta.url);`,
      adds: `h('video', { controls: true, width: 180, height: 180 }, h('track', { kind: 'captions' }))`,
      files: { 'tour.webm': 'no frames' },
    },
  },
  {
    title: 'has a chat window of its own',
    draft: {
      css: '.PREFIX-chat{position:fixed;inset:auto 1rem 1rem auto;background:#fff;padding:.5rem;z-index:10}',
      adds: `h('aside', { className: 'PREFIX-chat', 'aria-label': 'Chat' }, h('button', { type: 'button', 'aria-expanded': state === 1, onClick: () => setState(1 - state) }, 'Chat'),
        state === 1 && h('div', null, h('label', null, 'Message', h('input', { name: 'message' })), h('button', { type: 'button' }, 'Send message')))`,
    },
  },
  {
    title: 'loads images when they are scrolled to',
    draft: {
      css: '.PREFIX-far{margin-top:2000px;display:block}',
      adds: `h('img', { className: 'PREFIX-far', src: '/favicon.ico', loading: 'lazy', width: 200, height: 200, alt: 'A door reader' })`,
    },
  },
  {
    title: 'fades in what is scrolled to',
    draft: {
      css: '.PREFIX-fade{opacity:0;transition:opacity .3s} .PREFIX-seen{opacity:1}',
      effect: `const observer = new IntersectionObserver(([entry]) => entry.isIntersecting && entry.target.classList.add('PREFIX-seen')); for (const element of document.querySelectorAll('.PREFIX-fade')) observer.observe(element); return () => observer.disconnect();`,
      adds: `h('div', null, ...[1, 2, 3].map((step) => h('section', { key: step, className: 'PREFIX-fade' }, h('h2', null, 'Step ' + step), h('p', null, 'We visit the site.'))))`,
    },
  },
  {
    title: 'shows more projects at the end of its list',
    draft: {
      effect: `const observer = new IntersectionObserver(([entry]) => entry.isIntersecting && setState((count) => Math.min(count + 1, 5))); observer.observe(document.querySelector('#list-end')); return () => observer.disconnect();`,
      adds: `h('div', null, h('ul', null, ...Array.from({ length: 80 + 20 * state }, (_, i) => h('li', { key: i }, 'Project ' + i))), h('p', { id: 'list-end' }, 'More on request'))`,
    },
  },
  {
    title: 'computes something in a worker',
    draft: {
      effect: `const worker = new Worker(new URL('./worker.js', import.meta.url)); worker.onmessage = ({ data }) => setState(data); worker.postMessage(21); return () => worker.terminate();`,
      adds: `h('p', null, state === 42 ? 'Computed' : 'Not computed')`,
      files: { 'worker.js': 'onmessage = ({ data }) => postMessage(2 * data);' },
      change: ({ chunks }) => void chunks.push({ name: 'worker', js: ['worker.js'], css: [], shared: [] }),
    },
  },
  {
    title: 'keeps a few records in a database of the browser',
    draft: {
      effect: `const opening = indexedDB.open('PREFIX-cache', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('records');
        opening.onsuccess = () => { const write = opening.result.transaction('records', 'readwrite'); write.objectStore('records').put({ name: 'Cameras' }, 1); write.oncomplete = () => opening.result.close(); };`,
    },
  },
  {
    title: 'has a dialog that keeps the focus',
    draft: {
      css: '.PREFIX-dialog{position:fixed;inset:20%;background:#fff;z-index:20}',
      adds: `h('div', null, h('button', { type: 'button', onClick: () => setState(1) }, 'Compare plans'),
        state === 1 && h('div', { className: 'PREFIX-dialog', role: 'dialog', 'aria-modal': true, 'aria-label': 'Plans', tabIndex: -1, ref: (element) => element?.focus(),
          onKeyDown: (event) => { if (event.key === 'Escape') setState(0); if (event.key === 'Tab') event.preventDefault(); } }, h('button', { type: 'button', onClick: () => setState(0) }, 'Close')))`,
    },
  },
  {
    title: 'shows a notice at the bottom until it is closed',
    draft: {
      css: '.PREFIX-notice{position:fixed;inset:auto 0 0;background:#fff;z-index:10}',
      effect: `if (!sessionStorage.getItem('PREFIX-notice')) setState(1);`,
      adds: `state === 1 && h('div', { className: 'PREFIX-notice', role: 'status' }, 'Closed on Monday. ', h('button', { type: 'button', onClick: () => { sessionStorage.setItem('PREFIX-notice', 'seen'); setState(0); } }, 'Close'))`,
    },
  },
  {
    title: 'loads news every minute',
    draft: {
      effect: `const load = async () => { await fetch('/favicon.ico'); setState((count) => count + 1); }; const timer = setInterval(load, 60_000); return () => clearInterval(timer);`,
      adds: `h('p', { 'aria-live': 'polite' }, state > 0 ? 'Loaded again' : 'Loaded')`,
    },
  },
  {
    title: 'asks before unsent entries are lost',
    draft: {
      effect: `const ask = (event) => { if (document.querySelector('main input').value) event.preventDefault(); }; addEventListener('beforeunload', ask); return () => removeEventListener('beforeunload', ask);`,
    },
  },
  {
    title: 'has a list of pages to choose from',
    draft: {
      adds: `h('label', null, 'Page', h('select', { onChange: (event) => location.assign(event.target.value) }, h('option', { value: path }, 'This page'), h('option', { value: '/about' }, 'About us')))`,
    },
  },
];

export const goodFeatures: BrokenPage[] = features.map((feature) => ({ rules: [], ...feature }));
