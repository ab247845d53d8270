import type { LeadSubmission } from '@portal/staff-client/lead';
import { mailTo, telephoneTo } from './reach.ts';

const submissions = [{ reference: '7F3K-92QD' } as LeadSubmission];
const mailOf = (email: string, name = 'Ada Byron') => new URL(mailTo({ email, name, submissions }, 'Lumenward'));

test('a reply names the reference and greets by name', () => {
  const mail = mailOf('ada@example.com');

  expect(mail.pathname).toBe('ada@example.com');
  expect(mail.searchParams.get('subject')).toBe('Your request to Lumenward (7F3K-92QD)');
  expect(mail.searchParams.get('body')).toBe('Hello Ada,\n\n');
});

test('an address that was made up cannot add recipients or words', () => {
  const mail = mailOf('ada?bcc=eve&body=hello@example.com');

  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(mail.searchParams.get('bcc')).toBeNull();
});

test('a telephone link keeps what can be dialled', () => {
  expect(telephoneTo('+1 (512) 555-0199')).toBe('tel:+15125550199');
});
