import { judge } from '../../testing/judge-mail.ts';
import { rawMail } from '../../testing/mail-shapes.ts';

const agent = { From: 'Dana <dana@staff.example>' };
const results = (...values: string[]) => rawMail({ ...agent, 'Authentication-Results': values }, 'I have called them.');
const known = { colleagueId: 3 };

test.each([
  [
    'DMARC',
    results('mx.lumenward.example; spf=pass smtp.mailfrom=x.example; dmarc=pass (p=reject) header.from=staff.example'),
  ],
  [
    'DMARC over folded lines and comments',
    results(
      'MX.lumenward.example 1 (a; (b) \\) c);\n dkim=pass header.d=staff.example;\n dmarc = pass (policy=none; aspf=r)\n header.from = "staff.example"',
    ),
  ],
  ['DMARC with an address', results('mx.lumenward.example; dmarc=pass header.from=dana@staff.example')],
  [
    'our server on top of others',
    results(
      'mx.lumenward.example; dmarc=pass header.from=staff.example',
      'mx.elsewhere.example; dmarc=fail header.from=staff.example',
    ),
  ],
  [
    'our server below others',
    results(
      'mx.elsewhere.example; dmarc=fail header.from=staff.example',
      'mx.lumenward.example; dmarc=pass header.from=staff.example',
    ),
  ],
])('takes a mail for one of a colleague by %s', async (_, raw) => {
  expect(await judge(raw, known)).toMatchObject({ rule: 'colleague', kind: 'message', colleagueId: 3, claims: null });
});

test.each([
  ['no results', rawMail(agent, 'Hi')],
  [
    'SPF and DKIM only',
    results('mx.lumenward.example; spf=pass smtp.mailfrom=staff.example; dkim=pass header.d=staff.example'),
  ],
  ['DMARC that failed', results('mx.lumenward.example; dmarc=fail header.from=staff.example')],
  ['DMARC of another domain', results('mx.lumenward.example; dmarc=pass header.from=evil.example')],
  ['the results of another server', results('mx.evil.example; dmarc=pass header.from=staff.example')],
  [
    'a name that only starts like ours',
    results('mx.lumenward.example.evil.example; dmarc=pass header.from=staff.example'),
  ],
  [
    'a second header with our name below that of our server',
    results(
      'mx.lumenward.example; dmarc=fail header.from=staff.example',
      'mx.lumenward.example; dmarc=pass header.from=staff.example',
    ),
  ],
  ['a verdict in a comment', results('mx.lumenward.example; dmarc=none (; dmarc=pass header.from=staff.example)')],
  [
    'a verdict in quotation marks',
    results('mx.lumenward.example; spf=pass smtp.mailfrom="a; dmarc=pass header.from=staff.example"'),
  ],
  ['a verdict of another method', results('mx.lumenward.example; x-dmarc=pass header.from=staff.example')],
  [
    'two authors',
    rawMail(
      {
        From: 'Dana <dana@staff.example>, Eve <eve@evil.example>',
        'Authentication-Results': 'mx.lumenward.example; dmarc=pass header.from=staff.example',
      },
      'Hi',
    ),
  ],
  [
    'a colleague in Reply-To only',
    rawMail(
      {
        From: 'Eve <eve@evil.example>',
        'Reply-To': 'dana@staff.example',
        'Authentication-Results': 'mx.lumenward.example; dmarc=pass header.from=evil.example',
      },
      'Hi',
    ),
  ],
])('shows that a mail with %s only claims to be of a colleague', async (_, raw) => {
  const { rule, ...decision } = await judge(raw, known);
  expect(decision).toMatchObject({ kind: 'message', colleagueId: null, claims: 'colleague' });
  expect(decision.sender?.address).toBe('dana@staff.example');
});

test('a mail with our own address that nobody vouches for claims to be ours', async () => {
  const headers = { From: 'Lumenward <info@lumenward.example>' };
  expect(await judge(rawMail(headers, 'Pay to another account'))).toMatchObject({ sender: null, claims: 'colleague' });
  const vouched = {
    ...headers,
    'Authentication-Results': 'mx.lumenward.example; dmarc=pass header.from=lumenward.example',
  };
  expect(await judge(rawMail(vouched, 'A scan'))).toMatchObject({ sender: null, claims: null });
});

test('a customer claims nothing', async () => {
  expect(await judge(rawMail({}, 'Hi'))).toMatchObject({ colleagueId: null, claims: null });
});
