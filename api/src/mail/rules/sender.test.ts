import { judge } from '../../testing/judge-mail.ts';
import { rawMail } from '../../testing/mail-shapes.ts';

const ana = { name: 'Ana Ruiz', address: 'ana@reject.example' };

const person = 'Ana Ruiz <ana@reject.example>';
const group = "'Ana Ruiz' via Info <info@lumenward.example>";
const list = 'builders@lists.example';
const nameless = { ...ana, name: '' };

test.each<
  [title: string, from: string | undefined, replyTo: string | undefined, sender: object | null, headers?: object]
>([
  ['a person', person, undefined, ana],
  ['a person with a Reply-To of the same company', person, 'office@mail.reject.example', ana],
  ['a person who repeats their own address', person, 'ana@reject.example, boss@other.example', ana],
  ['a person whose Reply-To is ours', person, 'info+l7-abc@lumenward.example', ana],
  ['a person with a private Reply-To', 'Ana Ruiz <ana@work.example>', 'ana@reject.example', ana],
  ['Google Groups for our address', group, person, ana, { 'X-Original-From': person }],
  ['Google Groups without Reply-To', group, undefined, ana, { 'X-Original-Sender': 'ana@reject.example' }],
  ['Google Groups with Reply-To to the group', group, 'info@lumenward.example', ana, { 'X-Original-From': person }],
  ['a web form with our address', 'Website <info@lumenward.example>', person, ana],
  ['a generated web form', 'Website <info@lumenward.example>', person, ana, { 'Auto-Submitted': 'auto-generated' }],
  ['a web form with another address of our domain', 'WordPress <wordpress@lumenward.example>', person, ana],
  ['a form service', 'Form service <no-reply@forms.example>', person, ana],
  ['a form service with the domain of the customer', 'Form service <noreply@reject.example>', person, ana],
  ['a portal', 'Ana Ruiz via Houses <leads@houses.example>', 'ana@reject.example', ana],
  [
    'a list that rewrites From',
    `Ana Ruiz via Builders <${list}>`,
    `${list}, ${person}`,
    ana,
    { 'List-Id': '<builders.lists.example>' },
  ],
  ['a list that sets Reply-To', person, list, ana, { 'List-Post': `<mailto:${list}>` }],
  ['a person who names another sender', person, undefined, ana, { 'X-Original-From': 'Bob <bob@example.com>' }],
  ['a name with an unquoted comma', 'Ruiz, Ana <ana@reject.example>', undefined, { ...ana, name: 'Ruiz, Ana' }],
  ['a name in apostrophes', "'Ana Ruiz' <ana@reject.example>", undefined, ana],
  ['an address as the name', '"Ana@reject.example" <ana@reject.example>', undefined, nameless],
  ['an address as the name in apostrophes', "'ana@reject.example' <ana@reject.example>", undefined, nameless],
  ['a form service whose Reply-To has no name', 'Form <no-reply@forms.example>', 'ana@reject.example', nameless],
  [
    'a domain of two labels',
    'Form <web@forms.co.uk>',
    'Ana Ruiz <ana@ruiz.co.uk>',
    { ...ana, address: 'ana@ruiz.co.uk' },
  ],
  ['no one in From, with a Reply-To', undefined, person, ana],
  ['a name without an address, with a Reply-To', 'Form', person, ana],
  ['a person whose Reply-To has no address', person, 'Ana', ana],
  ['an address that is folded', 'Ana Ruiz <ana@reject.\n example>', undefined, ana],
  ['no one in From, with our Reply-To', undefined, 'info@lumenward.example', null],
  ['a scanner with our address', 'Scanner <info@lumenward.example>', undefined, null],
  ['a scanner with our address and a tag', 'Scanner <info+scan@lumenward.example>', 'info@lumenward.example', null],
  ['a no-reply address', 'Form service <No-Reply@forms.example>', undefined, null],
  ['a Spanish no-reply address', 'Formulario <no-responder@forms.example>', undefined, null],
  ['nobody', 'nobody', undefined, null],
])('the sender of a mail of %s is who wrote it', async (_, from, replyTo, sender, headers = {}) => {
  const raw = rawMail({ From: from, 'Reply-To': replyTo, ...headers }, 'Do you install gates?');
  expect((await judge(raw)).sender).toEqual(sender);
});

test('two customers of one form service are two senders', async () => {
  const mails = ['Cy Ng <cy@example.com>', 'Di Om <di@example.com>'].map((one) =>
    judge(rawMail({ From: 'Form service <no-reply@forms.example>', 'Reply-To': one }, 'Hi')),
  );
  const senders = (await Promise.all(mails)).map(({ sender }) => sender?.address);
  expect(senders).toEqual(['cy@example.com', 'di@example.com']);
});
