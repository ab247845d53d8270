import type { Form } from './form.ts';

/** The case-study form as the API renders it for browsers without JavaScript. */
export const caseStudyForm: Form = {
  action: '/api/download-case-study',
  title: 'Download Full Case Study',
  submit: 'Download Full Case Study',
  dataNote: 'We use what you enter to send the PDF and to follow up.',
  wording: 'case-study-page-2',
  back: { href: '/', label: 'Back to the home page' },
  fields: [
    { name: 'firstName', label: 'First name', autocomplete: 'given-name', isRequired: true },
    { name: 'lastName', label: 'Last name', autocomplete: 'family-name', isRequired: true },
    { name: 'email', label: 'Email', type: 'email', autocomplete: 'email', isRequired: true },
    { name: 'company', label: 'Company', autocomplete: 'organization', isRequired: true },
    { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel' },
  ],
};
