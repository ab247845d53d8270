import type { ContactRequest } from './contact-request.ts';

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

/** Invalid fields, for the tests of form and API: field, value, message. */
export const invalidContactFields = [
  ['name', '', 'Name is required'],
  ['name', '   ', 'Name is required'],
  ['email', '', 'Valid email is required'],
  ['email', 'ada', 'Valid email is required'],
  ['email', 'ada@', 'Valid email is required'],
  ['email', '@example.com', 'Valid email is required'],
  ['email', 'ada byron@example.com', 'Valid email is required'],
] as const satisfies [keyof ContactRequest, string, string][];
