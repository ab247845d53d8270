import { own } from '../../testing/judge-mail.ts';
import { rawMail } from '../../testing/mail-shapes.ts';
import { parseMail } from './parse-mail.ts';

const event = (lines: string) =>
  `BEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VEVENT\nUID:a@x.example\nSUMMARY:Site walk, gate 4\n${lines}\nLOCATION:12 Main St\nDESCRIPTION:Please bring\\nthe plans.\nEND:VEVENT\nEND:VCALENDAR`;
const invitation = (lines: string, text = '') =>
  rawMail(
    { 'Content-Type': 'multipart/alternative; boundary=b' },
    `--b\nContent-Type: text/plain\n\n${text}\n--b\nContent-Type: text/calendar; method=REQUEST\n\n${event(lines)}\n--b--`,
  );

test.each([
  [
    'in a time zone',
    'DTSTART;TZID=America/Chicago:20261203T100000',
    'Thursday, December 3, 2026 at 10:00 AM (America/Chicago)',
  ],
  ['in UTC', 'DTSTART:20261203T160000Z', 'Thursday, December 3, 2026 at 4:00 PM (UTC)'],
  ['of a whole day', 'DTSTART;VALUE=DATE:20261203', 'Thursday, December 3, 2026'],
])('an invitation %s without text has its title, time and place', async (_, lines, time) => {
  expect(await parseMail(invitation(lines), own)).toMatchObject({
    calendarMethod: 'REQUEST',
    text: `Title: Site walk, gate 4\nTime: ${time}\nPlace: 12 Main St\n\nPlease bring\nthe plans.`,
  });
});

test('an invitation with a text keeps it, and one that cannot be read is empty', async () => {
  expect(await parseMail(invitation('DTSTART:20261203T160000Z', 'Come by.'), own)).toMatchObject({
    ...{ calendarMethod: 'REQUEST', text: 'Come by.' },
  });
  expect((await parseMail(invitation('DTSTART:never'), own)).text).toContain('Site walk');
  const broken = rawMail({ 'Content-Type': 'text/calendar; method=REQUEST' }, 'BEGIN:VCALENDAR\nBEGIN');
  expect((await parseMail(broken, own)).text).toBe('');
});

/** Of `openssl cms -sign -nodetach`, once with lengths and once as a stream. */
const signed = {
  der: 'MIIBCwYJKoZIhvcNAQcCoIH9MIH6AgEBMQ0wCwYJYIZIAWUDBAIBMFUGCSqGSIb3DQEHAaBIBEZDb250ZW50LVR5cGU6IHRleHQvcGxhaW47IGNoYXJzZXQ9dXRmLTgNCg0KVGhlIGdhdGUgaXMgb3BlbiBtYcOxYW5hLg0KMYGOMIGLAgEBMCQwDDEKMAgGA1UEAwwBYQIUAhHSiPQ3T3/NT6NwS4T4BqdGSH8wCwYJYIZIAWUDBAIBMAoGCCqGSM49BAMCBEcwRQIgTigDXPzeW/y34i3F2wGj5NE8rztAP31NqrTM0IBs4vwCIQCHaQeVq9wynbmFkF267/IlzSxhArIRpNdUer4lc6P52A==',
  ber: 'MIAGCSqGSIb3DQEHAqCAMIACAQExDTALBglghkgBZQMEAgEwgAYJKoZIhvcNAQcBoIAkgARGQ29udGVudC1UeXBlOiB0ZXh0L3BsYWluOyBjaGFyc2V0PXV0Zi04DQoNClRoZSBnYXRlIGlzIG9wZW4gbWHDsWFuYS4NCgAAAAAAADGBjjCBiwIBATAkMAwxCjAIBgNVBAMMAWECFAIR0oj0N09/zU+jcEuE+AanRkh/MAsGCWCGSAFlAwQCATAKBggqhkjOPQQDAgRHMEUCIQDaj+VyzAwAuzBRvDB5RehdwH62W9Yu7rXc+w0MqFwTTgIgIsbJeMKEK5Hv/xUcmiH4e4lIbKdwsoiQ3sw/v6eXvn4AAAAAAAA=',
};
const pkcs7 = (content: string, type = 'application/pkcs7-mime; smime-type=signed-data; name=smime.p7m') =>
  rawMail({ 'Content-Type': type, 'Content-Transfer-Encoding': 'base64' }, content);

test.each([
  ['with lengths', signed.der],
  ['as a stream', signed.ber],
])('reads the text in a signature that contains it, %s', async (_, content) => {
  const parsed = await parseMail(pkcs7(content), own);
  expect(parsed.text).toBe('The gate is open mañana.');
  expect(parsed.attachments).toMatchObject([{ name: 'smime.p7m' }]);
});

test.each([
  [
    'an encrypted mail',
    pkcs7('MIIBUgYJKoZIhvcNAQcDoIIBQzCCAT8CAQA=', 'application/pkcs7-mime; smime-type=enveloped-data'),
    'S/MIME',
  ],
  ['a signature that is cut off', pkcs7(signed.der.slice(0, 100)), 'S/MIME'],
  ['what is no signature', pkcs7('AAAA'), 'S/MIME'],
  ['a deeply nested signature', pkcs7(Buffer.from('3080'.repeat(50_000), 'hex').toString('base64')), 'S/MIME'],
  [
    'PGP',
    rawMail(
      { 'Content-Type': 'multipart/encrypted; boundary=b' },
      '--b\nContent-Type: application/pgp-encrypted\n\nVersion: 1\n--b--',
    ),
    'PGP',
  ],
  [
    'the format of Outlook alone',
    rawMail({ 'Content-Type': 'application/ms-tnef; name=winmail.dat' }, 'x'),
    'winmail.dat',
  ],
])('says in a sentence what %s is', async (_, raw, words) => {
  expect((await parseMail(raw, own)).text).toMatch(new RegExp(`^\\[This e-mail .*${words}`));
});

test('reads the text of a mail with a type of old programs', async () => {
  expect(await parseMail(rawMail({ 'Content-Type': 'text' }, 'The gate is open.'), own)).toMatchObject({
    text: 'The gate is open.',
    attachments: [],
  });
});
