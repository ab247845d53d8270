import type { CaseStudyRequest } from './case-study-request.ts';

/** Requests that both guards, the form's and the API's, must let through. */
export const acceptedCaseStudyRequests: Partial<CaseStudyRequest>[] = [
  { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', company: 'Analytical Homes' },
  { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', company: 'Analytical Homes', phone: '512 555 0199' },
];

/** Field, value sent, message: what both guards must refuse, and in which words. */
export const refusedCaseStudyFields = [
  ['firstName', ' ', 'First name is required'],
  ['lastName', '', 'Last name is required'],
  ['email', 'ada@', 'Please enter a valid email address'],
  ['email', '', 'Please enter a valid email address'],
  ['company', '', 'Company name is required'],
] as const satisfies [keyof CaseStudyRequest, string, string][];
