import { judge } from '../../testing/judge-mail.ts';
import { rawMail } from '../../testing/mail-shapes.ts';

const ana = { name: 'Ana Ruiz', address: 'ana@reject.example' };

test.each([
  ['a person', { From: 'Ana Ruiz <ana@reject.example>' }, ana],
  [
    'a person with a Reply-To of the same company',
    { From: 'Ana Ruiz <ana@reject.example>', 'Reply-To': 'office@mail.reject.example' },
    ana,
  ],
  [
    'a person who repeats their own address',
    { From: 'Ana Ruiz <ana@reject.example>', 'Reply-To': 'ana@reject.example, boss@other.example' },
    ana,
  ],
  [
    'a person whose Reply-To is ours',
    { From: 'Ana Ruiz <ana@reject.example>', 'Reply-To': 'info+l7-abc@lumenward.example' },
    ana,
  ],
  ['a person with a private Reply-To', { From: 'Ana Ruiz <ana@work.example>', 'Reply-To': 'ana@reject.example' }, ana],
  [
    'Google Groups for our address',
    {
      From: "'Ana Ruiz' via Info <info@lumenward.example>",
      'Reply-To': 'Ana Ruiz <ana@reject.example>',
      'X-Original-From': 'Ana Ruiz <ana@reject.example>',
    },
    ana,
  ],
  [
    'Google Groups without Reply-To',
    { From: "'Ana Ruiz' via Info <info@lumenward.example>", 'X-Original-Sender': 'ana@reject.example' },
    ana,
  ],
  [
    'Google Groups with Reply-To to the group',
    {
      From: "'Ana Ruiz' via Info <info@lumenward.example>",
      'Reply-To': 'info@lumenward.example',
      'X-Original-From': 'ana@reject.example',
    },
    ana,
  ],
  [
    'a web form with our address',
    { From: 'Website <info@lumenward.example>', 'Reply-To': 'Ana Ruiz <ana@reject.example>' },
    ana,
  ],
  [
    'a web form that is marked as generated',
    {
      From: 'Website <info@lumenward.example>',
      'Reply-To': 'Ana Ruiz <ana@reject.example>',
      'Auto-Submitted': 'auto-generated',
    },
    ana,
  ],
  [
    'a web form with another address of our domain',
    { From: 'WordPress <wordpress@lumenward.example>', 'Reply-To': 'Ana Ruiz <ana@reject.example>' },
    ana,
  ],
  [
    'a form service',
    { From: 'Form service <no-reply@forms.example>', 'Reply-To': 'Ana Ruiz <ana@reject.example>' },
    ana,
  ],
  [
    'a form service with the domain of the customer',
    { From: 'Form service <noreply@reject.example>', 'Reply-To': 'Ana Ruiz <ana@reject.example>' },
    ana,
  ],
  ['a portal', { From: 'Ana Ruiz via Houses <leads@houses.example>', 'Reply-To': 'ana@reject.example' }, ana],
  [
    'a mailing list that rewrites From',
    {
      From: 'Ana Ruiz via Builders <builders@lists.example>',
      'List-Id': '<builders.lists.example>',
      'Reply-To': 'builders@lists.example, Ana Ruiz <ana@reject.example>',
    },
    ana,
  ],
  [
    'a mailing list that sets Reply-To',
    {
      From: 'Ana Ruiz <ana@reject.example>',
      'List-Post': '<mailto:builders@lists.example>',
      'Reply-To': 'builders@lists.example',
    },
    ana,
  ],
  [
    'a person who names another original sender',
    { From: 'Ana Ruiz <ana@reject.example>', 'X-Original-From': 'Bob <bob@example.com>' },
    ana,
  ],
  ['a name with an unquoted comma', { From: 'Ruiz, Ana <ana@reject.example>' }, { ...ana, name: 'Ruiz, Ana' }],
  ['a name in apostrophes', { From: "'Ana Ruiz' <ana@reject.example>" }, ana],
  ['an address as the name', { From: '"Ana@reject.example" <ana@reject.example>' }, { ...ana, name: '' }],
  [
    'an address as the name in apostrophes',
    { From: "'ana@reject.example' <ana@reject.example>" },
    { ...ana, name: '' },
  ],
  [
    'a form service whose Reply-To has no name',
    { From: 'Form service <no-reply@forms.example>', 'Reply-To': 'ana@reject.example' },
    { ...ana, name: '' },
  ],
  [
    'a company under a domain of two labels',
    { From: 'Form <web@forms.co.uk>', 'Reply-To': 'Ana Ruiz <ana@ruiz.co.uk>' },
    { name: 'Ana Ruiz', address: 'ana@ruiz.co.uk' },
  ],
  ['no one in From, with a Reply-To', { From: undefined, 'Reply-To': 'Ana Ruiz <ana@reject.example>' }, ana],
  ['a name without an address, with a Reply-To', { From: 'Form', 'Reply-To': 'Ana Ruiz <ana@reject.example>' }, ana],
  ['a person whose Reply-To has no address', { From: 'Ana Ruiz <ana@reject.example>', 'Reply-To': 'Ana' }, ana],
  ['an address that is folded', { From: 'Ana Ruiz <ana@reject.\n example>' }, ana],
  ['no one in From, with our Reply-To', { From: undefined, 'Reply-To': 'info@lumenward.example' }, null],
  ['a scanner with our address', { From: 'Scanner <info@lumenward.example>' }, null],
  [
    'a scanner with our address and a tag',
    { From: 'Scanner <info+scan@lumenward.example>', 'Reply-To': 'info@lumenward.example' },
    null,
  ],
  ['a no-reply address', { From: 'Form service <No-Reply@forms.example>' }, null],
  ['a Spanish no-reply address', { From: 'Formulario <no-responder@forms.example>' }, null],
  ['nobody', { From: 'nobody' }, null],
])('the sender of a mail of %s is who wrote it', async (_, headers, sender) => {
  expect((await judge(rawMail(headers, 'Do you install gates?'))).sender).toEqual(sender);
});

test('two customers of one form service are two senders', async () => {
  const mails = ['Cy Ng <cy@example.com>', 'Di Om <di@example.com>'].map((one) =>
    judge(rawMail({ From: 'Form service <no-reply@forms.example>', 'Reply-To': one }, 'Hi')),
  );
  const senders = (await Promise.all(mails)).map(({ sender }) => sender?.address);
  expect(senders).toEqual(['cy@example.com', 'di@example.com']);
});
