import { serviceInterests } from '@portal/contracts/practices';
import type { Form } from './form.ts';

/** The contact form as the API renders it for browsers without JavaScript. */
export const contactForm: Form = {
  action: '/api/contact',
  title: 'Get Started Today',
  submit: 'REQUEST CONSULTATION',
  dataNote: 'We use what you enter to answer your request.',
  wording: 'contact-2',
  back: { href: '/contact', label: 'Back to the contact page' },
  fields: [
    { name: 'name', label: 'Name', autocomplete: 'name', isRequired: true },
    { name: 'company', label: 'Company', autocomplete: 'organization' },
    { name: 'email', label: 'Email', type: 'email', autocomplete: 'email', isRequired: true },
    { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel' },
    { name: 'service', label: 'Service', options: serviceInterests },
    { name: 'message', label: 'Message', rows: 4 },
  ],
};
