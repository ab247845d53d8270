import type { FormTexts } from '@portal/contracts/form-texts';
import type { Form } from './form.ts';

/** The contact form as the API renders it for browsers without JavaScript. */
export const contactForm: Form = {
  action: '/api/contact',
  texts: ({ contact }) => contact,
  back: ({ contact }) => contact,
  fields: ({ services }: FormTexts) => [
    { name: 'name', autocomplete: 'name', isRequired: true },
    { name: 'company', autocomplete: 'organization' },
    { name: 'email', type: 'email', autocomplete: 'email', isRequired: true },
    { name: 'phone', type: 'tel', autocomplete: 'tel' },
    { name: 'service', options: services },
    { name: 'message', rows: 4 },
  ],
};
