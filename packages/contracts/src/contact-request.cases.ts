import type { ContactRequest } from './contact-request.ts';
import { acceptedEmails, invalidEmails } from './email-address.cases.ts';
import { blankTexts, cleanedLines, cleanedTexts } from './visible-text.cases.ts';

/** Valid requests, for the tests of form and API. */
export const validContactRequests: Partial<ContactRequest>[] = [
  { name: 'Ada Byron', email: 'ada@example.com' },
  { name: 'A', email: 'a@b.co' },
  { name: '  Ada  ', email: ' ada@example.com ' },
  {
    name: 'Nguyễn Thị Ánh',
    company: 'Ánh & Co.',
    email: 'anh+site@example.com',
    phone: 'ext. 12, (512) 555-0199',
    service: 'physical-security',
    message: 'Two gates.\nOne garage.',
  },
];

/** Fields as typed and as sent and stored, for the tests of form and API: field, typed, stored. */
export const cleanedContactFields = [
  ...cleanedLines.flatMap(
    ([, typed, text]) =>
      [
        ['name', typed, text],
        ['company', typed, text],
      ] as const,
  ),
  ...cleanedTexts.map(([, typed, text]) => ['message', typed, text] as const),
  ...acceptedEmails.map(([typed, address]) => ['email', typed, address] as const),
] satisfies (readonly [keyof ContactRequest, string, string])[];

/** Invalid fields, for the tests of form and API: field, value, message. */
export const invalidContactFields = [
  ['name', '', 'Name is required'],
  ['name', '   ', 'Name is required'],
  ...blankTexts.map(([, text]) => ['name', text, 'Name is required'] as const),
  ['email', '', 'Valid email is required'],
  ...invalidEmails.map((email) => ['email', email, 'Valid email is required'] as const),
  [
    'email',
    'jörg@example.com',
    'Valid email is required. Before the @ it can only have letters without accents, digits and signs',
  ],
] satisfies (readonly [keyof ContactRequest, string, string])[];
