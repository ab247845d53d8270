/**
 * What each form says, by version: heading, notes, labels and button, one per line. Each form sends its version, and the API stores
 * both with the request. A text here never changes: a form that says something else gets a new version.
 */
export const formWordings = {
  'contact-2': [
    'Get Started Today',
    'Fields marked * are required.',
    'Name',
    'Company',
    'Email',
    'Phone',
    'Service',
    'Message',
    'We use what you enter to answer your request. Privacy policy',
    'REQUEST CONSULTATION',
  ],
  'case-study-dialog-2': [
    'Download the case study',
    'Tell us who is reading, and the PDF is saved on your device.',
    'Fields marked * are required.',
    'First name',
    'Last name',
    'Email',
    'Company',
    'Phone',
    'We use what you enter to send the PDF and to follow up. Privacy policy',
    'Download Case Study',
  ],
  /** The page of the API for browsers without JavaScript. */
  'case-study-page-2': [
    'Download Full Case Study',
    'Fields marked * are required.',
    'First name',
    'Last name',
    'Email',
    'Company',
    'Phone',
    'We use what you enter to send the PDF and to follow up. Privacy policy',
    'Download Full Case Study',
  ],
} as const satisfies Record<string, readonly string[]>;

export type WordingVersion = keyof typeof formWordings;

export const isWordingVersion = (value: unknown): value is WordingVersion =>
  typeof value === 'string' && Object.hasOwn(formWordings, value);
