import type { ContactRequest } from './contact-request.ts';

/** Requests that both guards, the form's and the API's, must let through. */
export const acceptedContactRequests: Partial<ContactRequest>[] = [
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

/** Field, value sent, message: what both guards must refuse, and in which words. */
export const refusedContactFields = [
  ['name', '', 'Name is required'],
  ['name', '   ', 'Name is required'],
  ['email', '', 'Valid email is required'],
  ['email', 'ada', 'Valid email is required'],
  ['email', 'ada@', 'Valid email is required'],
  ['email', '@example.com', 'Valid email is required'],
  ['email', 'ada byron@example.com', 'Valid email is required'],
] as const satisfies [keyof ContactRequest, string, string][];
