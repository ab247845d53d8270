import type { BrokenPage } from './broken-releases.cases.ts';
import { button, linkTo } from './page-elements.ts';

/** Throws in an effect under a condition, an expression of the browser. */
const throwsIf = (condition: string) => ({ effect: `if (${condition}) throw new Error('condition');` });
const cover = (css: string) => ({ css, adds: `h('div', { className: 'PREFIX-cover' })` });

/** What breaks under one condition, after one action of the visitor, or with consequences beyond an error. */
export const brokenByCondition: BrokenPage[] = [
  {
    title: 'throws in Firefox on a phone with a dark color scheme and reduced motion, in German, far in the east',
    visitor: 'phone',
    rules: ['outage'],
    draft: throwsIf(
      `['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(pointer: coarse)'].every((query) => matchMedia(query).matches) &&
        innerWidth < 500 && navigator.userAgent.includes('Firefox') && navigator.language === 'de-DE' && new Date().getTimezoneOffset() < -600`,
    ),
  },
  {
    title:
      'throws on a phone held sideways with forced colors, without what only Chromium has, in French, far in the west',
    visitor: 'tablet',
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
  {
    title: 'cannot read what the live page has stored',
    visitor: 'phone',
    stored: { plan: 'doors' },
    rules: ['outage'],
    draft: { effect: `JSON.parse(localStorage.getItem('plan') ?? '{}');` },
  },
  { title: 'throws where no program controls the browser', rules: ['outage'], draft: throwsIf('!navigator.webdriver') },
  {
    title: 'leaves for another page by itself',
    rules: ['self-navigation'],
    draft: { effect: `setTimeout(() => location.assign('/about'), 500);` },
  },
  {
    title: 'uses the processor all the time',
    rules: ['main-thread', 'hang'],
    draft: {
      // The same work on every machine: for a time that is measured, a busy one has little to do.
      effect: `const work = () => { let sum = 0; for (let step = 0; step < 5e6; step++) sum += Math.sqrt(step); if (sum > 0) setTimeout(work); }; work();`,
    },
  },
  {
    title: 'covers the header of a tablet',
    visitor: 'tablet',
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
    title: 'throws when its page is left',
    rules: ['exception'],
    visitor: 'tablet',
    draft: { effect: `addEventListener('pagehide', () => { throw new Error('left'); });` },
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
    title: 'cannot be scrolled after a click',
    rules: ['visibility'],
    draft: {
      css: '.PREFIX-tall{height:3000px}',
      adds: `h('div', { className: 'PREFIX-tall' }, ${button("document.body.style.overflow = 'hidden';")})`,
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
    title: 'is black on black in the dark color scheme',
    visitor: 'phone',
    rules: ['accessibility'],
    draft: {
      css: '@media (prefers-color-scheme:dark){.PREFIX-dark{background:#000;color:#000}}',
      adds: `h('p', { className: 'PREFIX-dark' }, 'Call us on weekdays')`,
    },
  },
  { title: 'shows a value that is missing', rules: ['content'], draft: { adds: `h('p', null, 'Call ' + site.fax)` } },
];
