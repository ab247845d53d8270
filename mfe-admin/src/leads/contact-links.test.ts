import type { Language } from '@portal/contracts/language';
import type { LeadRequest } from '@portal/staff-client/lead';
import { mailtoLink } from './contact-links.ts';

const requests = [{ reference: '7F3K-92QD' } as LeadRequest];
const parseLink = (email: string, { name = 'Ada Byron', language = 'en' as Language } = {}) =>
  new URL(mailtoLink({ email, name, language, requests }, 'Lumenward'));

test('a reply has the reference in its subject and greets by first name', () => {
  const link = parseLink('ada@example.com');

  expect(link.pathname).toBe('ada@example.com');
  expect(link.searchParams.get('subject')).toBe('Your request to Lumenward (7F3K-92QD)');
  expect(link.searchParams.get('body')).toBe('Hello Ada,\r\n\r\n');
});

test('a reply to a Spanish request is in Spanish', () => {
  const link = parseLink('ada@example.com', { language: 'es' });
  expect(link.searchParams.get('subject')).toBe('Su solicitud a Lumenward (7F3K-92QD)');
  expect(link.searchParams.get('body')).toBe('Hola Ada,\r\n\r\n');
});

test('the link keeps the @ of the address and has CRLF between the lines of its text', () => {
  const href = mailtoLink({ email: 'ada+x@example.com', name: 'Zoë & Co', language: 'en', requests }, 'Lumenward');
  expect(href).toMatch(/^mailto:ada%2Bx@example\.com\?subject=/);
  expect(href).toMatch(/&body=Hello%20Zo%C3%AB%2C%0D%0A%0D%0A$/);
});

test('an email address cannot inject recipients or headers', () => {
  const link = parseLink('ada?bcc=eve&body=hello@example.com');

  expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(link.searchParams.get('bcc')).toBeNull();
});
