import { judge } from '../../testing/judge-mail.ts';
import { rawMail } from '../../testing/mail-shapes.ts';

const agent = { From: 'Dana <dana@staff.example>' };
const results = (...values: string[]) => rawMail({ ...agent, 'Authentication-Results': values }, 'I have called them.');
const known = { colleagueId: 3 };

const ours = 'mx.lumenward.example';
const pass = 'dmarc=pass header.from=staff.example';
const fail = 'dmarc=fail header.from=staff.example';

test.each([
  ['DMARC', `${ours}; spf=pass smtp.mailfrom=x.example; dmarc=pass (p=reject) header.from=staff.example`],
  [
    'DMARC over folded lines and comments',
    'MX.lumenward.example 1 (a; (b) \\) c);\n dkim=pass header.d=staff.example;\n dmarc = pass (policy=none; aspf=r)\n header.from = "staff.example"',
  ],
  ['DMARC with an address', `${ours}; dmarc=pass header.from=dana@staff.example`],
  ['our server on top of others', `${ours}; ${pass}`, `mx.elsewhere.example; ${fail}`],
  ['our server below others', `mx.elsewhere.example; ${fail}`, `${ours}; ${pass}`],
])('takes a mail for one of a colleague by %s', async (_, ...values) => {
  expect(await judge(results(...values), known)).toMatchObject({ kind: 'message', colleagueId: 3, claims: null });
});

const claimed = { kind: 'message', colleagueId: null, claims: 'colleague', sender: { address: 'dana@staff.example' } };

test.each([
  ['no results'],
  ['SPF and DKIM only', `${ours}; spf=pass smtp.mailfrom=staff.example; dkim=pass header.d=staff.example`],
  ['DMARC that failed', `${ours}; ${fail}`],
  ['DMARC of another domain', `${ours}; dmarc=pass header.from=evil.example`],
  ['the results of another server', `mx.evil.example; ${pass}`],
  ['a name that only starts like ours', `${ours}.evil.example; ${pass}`],
  ['a second header with our name below that of our server', `${ours}; ${fail}`, `${ours}; ${pass}`],
  ['a verdict in a comment', `${ours}; dmarc=none (; ${pass})`],
  ['a verdict in quotation marks', `${ours}; spf=pass smtp.mailfrom="a; ${pass}"`],
  ['a verdict of another method', `${ours}; x-${pass}`],
])('shows that a mail with %s only claims to be of a colleague', async (_, ...values) => {
  expect(await judge(results(...values), known)).toMatchObject(claimed);
});

test.each([
  ['two authors', { From: 'Dana <dana@staff.example>, Eve <eve@evil.example>' }, pass],
  [
    'a colleague in Reply-To only',
    { From: 'Eve <eve@evil.example>', 'Reply-To': 'dana@staff.example' },
    'dmarc=pass header.from=evil.example',
  ],
])('shows that a mail with %s only claims to be of a colleague', async (_, headers, result) => {
  const raw = rawMail({ ...headers, 'Authentication-Results': `${ours}; ${result}` }, 'Hi');
  expect(await judge(raw, known)).toMatchObject(claimed);
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
