import { inConversation, judge } from '../../testing/judge-mail.ts';
import { rawMail } from '../../testing/mail-shapes.ts';

const unsubscribe = { 'List-Unsubscribe': '<https://news.example/u>' };

test.each([
  ['a newsletter by its precedence', { ...unsubscribe, Precedence: 'bulk' }, 'Sale!'],
  ['a newsletter by its footer', unsubscribe, 'Sale!\n\nTo get no more of these mails, unsubscribe here.'],
  ['a Spanish newsletter by its footer', unsubscribe, 'Ofertas\n\nPulse para darse de baja.'],
  ['a mailing list', { 'List-Id': 'Builders <builders.example.org>' }, 'Hello all'],
  [
    'a newsletter with an address for answers',
    { 'List-Id': '<n.example.org>', 'Reply-To': 'shop@other.example' },
    'Sale!',
  ],
])('%s is held, unless it answers us', async (_, headers, text) => {
  expect((await judge(rawMail(headers, text))).kind).toBe('bulk');
  expect((await judge(rawMail(headers, text), inConversation)).kind).toBe('message');
});

test.each([
  ['to whom a mail service has added List-Unsubscribe', unsubscribe, 'We need four cameras.'],
  [
    'of a portal with a footer',
    { ...unsubscribe, From: 'Houses <leads@houses.example>', 'Reply-To': 'cy@example.com' },
    'Four cameras\n\nUnsubscribe',
  ],
  ['who answers', { ...unsubscribe, 'In-Reply-To': '<a@x.example>' }, 'Yes.\n\nUnsubscribe from our news'],
  ['through our own group', { ...unsubscribe, 'List-Id': '<info.lumenward.example>', Precedence: 'list' }, 'Gates?'],
])('a mail of a person %s is a message', async (_, headers, text) => {
  expect((await judge(rawMail(headers, text))).kind).toBe('message');
});

test('a mail of ours that came back is ours by its id, not by its address', async () => {
  const raw = rawMail({ From: 'Lumenward <info@lumenward.example>' }, 'Thank you.');
  expect(await judge(raw, { isSentByUs: true })).toMatchObject({ kind: 'own' });
  expect(await judge(raw)).toMatchObject({ kind: 'message', sender: null });
});
