import type { BrokenPage } from './broken-releases.cases.ts';
import { contact, contactForm } from './page-elements.ts';

export const brokenForms: BrokenPage[] = [
  {
    title: 'sends a form without a field that the API requires',
    rules: ['form'],
    draft: {
      component: `return ${contactForm(`{ name: 'Ada', mail: 'ada@example.com' }`, `form.append('Thank you.');`)};`,
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
  {
    title: 'throws when the form was sent',
    rules: ['exception'],
    draft: { component: `return ${contactForm(contact, `form.append('Thank you.'); throw new Error('receipt');`)};` },
  },
];
