import type { BrokenPage } from './broken-releases.cases.ts';
import { contact, contactForm, linkTo } from './page-elements.ts';

type GoodPage = Omit<BrokenPage, 'rules'>;

const pages: GoodPage[] = [
  {
    title: 'is a short page of thanks',
    draft: {
      component: `return h('div', null, ...head, h('h1', null, title), h('p', null, 'Thank you. We will call you on the next weekday.'), h('img', { src: '/favicon.ico', width: 60, height: 60, alt: 'A door reader' }))`,
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
    title: 'begins with a link that skips a list',
    draft: {
      css: '.PREFIX-skip{position:absolute;left:-9999px} .PREFIX-skip:focus{left:0}',
      component: `return h('div', null, ...head, h('a', { className: 'PREFIX-skip', href: '#prices' }, 'Skip to prices'), h('h1', null, title),
        h('p', null, 'We install access control, cameras and networks in homes and offices. Every site gets a plan, a fixed price and one person who answers the phone, from the first visit to the last invoice.'),
        h('p', { id: 'prices', tabIndex: -1 }, 'From 900 dollars.'))`,
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
];

/** Pages that mislead visitors and violate no rule. Managers see links to unknown hosts in the verdict. */
const misleadingPages: GoodPage[] = [
  {
    title: 'copies the title and words of another remote',
    draft: { copies: '/about' },
  },
  {
    title: 'links to a sign-in page on another host',
    draft: { adds: `h('a', { href: 'https://lumenward-login.evil.example/admin' }, 'Staff sign-in')` },
  },
];

export const goodPages: BrokenPage[] = [...pages, ...misleadingPages].map((page) => ({ rules: [], ...page }));
