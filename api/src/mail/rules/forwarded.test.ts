import { forwardedSender } from './forwarded.ts';

const ana = { name: 'Ana Ruiz', address: 'ana@example.com' };

test.each([
  ['Gmail', '---------- Forwarded message ---------\nFrom: Ana Ruiz <ana@example.com>\nDate: Mon', ana],
  ['Apple Mail', 'Begin forwarded message:\n\n> From: "Ana Ruiz" <ana@example.com>\n> Subject: Gate', ana],
  ['Outlook', '________________________________\nFrom: Ana Ruiz <ana@example.com>\nSent: Monday', ana],
  [
    'an older Outlook in Spanish',
    '-----Mensaje original-----\nDe: Ana Ruiz [mailto:ana@example.com]\nEnviado: lunes',
    ana,
  ],
  ['bold headers', '*From:* Ana Ruiz <ana@example.com>\n*Sent:* Monday', ana],
  ['an address alone', 'From: ana@example.com\nDate: Mon', { ...ana, name: '' }],
  ['words of a person', 'From: Austin, To: Dallas', null],
  ['an address below it', 'From: the front gate\nana@example.com', null],
])('%s', (_, text, sender) => {
  expect(forwardedSender(`See below.\n\n${text}\n\nOur gate is broken.`)).toEqual(sender);
});
