import type { Form } from './form.ts';

/** The English page has a dialog, which this page replaces: it says what the button says. */
const english = {
  title: 'Download Full Case Study',
  submit: 'Download Full Case Study',
  wording: 'case-study-page-2',
} as const;

/** The case-study form as the API renders it for browsers without JavaScript. */
export const caseStudyForm: Form = {
  action: '/api/download-case-study',
  texts: ({ language, caseStudy }) => (language === 'en' ? { ...caseStudy, ...english } : caseStudy),
  back: ({ caseStudy }) => caseStudy,
  fields: () => [
    { name: 'firstName', autocomplete: 'given-name', isRequired: true },
    { name: 'lastName', autocomplete: 'family-name', isRequired: true },
    { name: 'email', type: 'email', autocomplete: 'email', isRequired: true },
    { name: 'company', autocomplete: 'organization', isRequired: true },
    { name: 'phone', type: 'tel', autocomplete: 'tel' },
  ],
};
