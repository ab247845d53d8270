import type { CaseStudyRequest } from './case-study-request.ts';

/** Valid requests, for the tests of form and API. */
export const validCaseStudyRequests: Partial<CaseStudyRequest>[] = [
  { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', company: 'Analytical Homes' },
  { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', company: 'Analytical Homes', phone: '512 555 0199' },
];

/** Invalid fields, for the tests of form and API: field, value, message. */
export const invalidCaseStudyFields = [
  ['firstName', ' ', 'First name is required'],
  ['lastName', '', 'Last name is required'],
  ['email', 'ada@', 'Please enter a valid email address'],
  ['email', '', 'Please enter a valid email address'],
  ['email', 'x@y', 'Please enter a valid email address'],
  ['company', '', 'Company name is required'],
  ['company', '\u200B\u2800', 'Company name is required'],
  ['firstName', '\u3164', 'First name is required'],
] as const satisfies [keyof CaseStudyRequest, string, string][];
