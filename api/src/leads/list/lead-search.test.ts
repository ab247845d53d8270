import { practices } from '@portal/contracts/practices';
import { type LeadFixture, makeLead } from '../../testing/lead-fixtures.ts';
import { createColleague } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';
import { valuesOfPractice } from '../practice-of-service.ts';

const leads: Record<string, LeadFixture> = {
  Ada: {
    name: 'Ada Byron',
    company: 'Lumen Security Partners',
    email: 'ada.byron@analytical-engines.example',
    phone: '(512) 555-0199',
    message: 'We are installing cameras at two gates.',
  },
  Grace: {
    name: 'Grace Hopper',
    company: 'Lumen Dental',
    email: 'gh@navy.example',
    phone: '2105550142',
    message: 'Wi-Fi in the clinic.',
  },
  José: {
    name: 'José Ñandú',
    company: 'O’Neil & Söhne',
    email: 'jose@example.com',
    phone: '+1 512 555 0123',
    message: 'A gate that squeaks; the theodolite too.',
  },
  An: { name: 'An Li', company: null, email: 'an@example.com', phone: '+49 30 901820', message: 'a' },
};
const api = await useApi();
const viewer = await createColleague(api, 'viewer');
const agent = await createColleague(api, 'manager');
for (const lead of Object.values(leads)) await makeLead(api, lead);

const found = async (q: string): Promise<string[]> => {
  const { body } = await viewer.post('leads/search', { q, sort: 'created' }).expect(200);
  expect(body.total).toEqual({ count: body.items.length, isExact: true });
  return body.items.map(({ name }: { name: string }) => name.split(' ')[0]);
};

test.each([
  ['the beginning of a name, while it is typed', 'byr', ['Ada']],
  ['two letters', 'by', ['Ada']],
  ['a whole name of two letters', 'li', ['An']],
  ['beginnings of two words, in any order', 'sec lumen', ['Ada']],
  ['one word that two have', 'LUMEN', ['Ada', 'Grace']],
  ['words that no lead has together', 'lumen byron dental', []],
  ['a part of an e-mail address', 'engines', ['Ada']],
  ['a whole e-mail address', 'ada.byron@analytical-engines.example', ['Ada']],
  ['the beginning of an e-mail address', 'ada.byron@ana', ['Ada']],
  ['a word of the message in another form', 'install camera', ['Ada']],
  ['a word of the message as it was written', 'cameras', ['Ada']],
  ['small words between', 'cameras at the gate', ['Ada']],
  ['a small word that begins a longer one', 'the', ['José']],
  ['letters beyond ASCII', 'ñand', ['José']],
  ['an apostrophe of either kind', "o'neil", ['José']],
  ['umlauts', 'söhne', ['José']],
  ['no accents where there are some', 'jose nandu', ['José']],
  ['accents where there are none', 'áda', ['Ada']],
  ['an umlaut in two code points', 'so\u0308hne', ['José']],
])('%s: %j', async (_, q, expected) => {
  expect(await found(q)).toEqual(expected);
});

test.each(['512-555-0199', '(512) 555-0199', '+1 512 555 0199', '555-0199', '512555'])(
  'finds a phone number in the format %s',
  async (q) => {
    expect(await found(q)).toContain('Ada');
    expect(await found(q)).not.toContain('Grace');
  },
);

test('finds a foreign phone number', async () => {
  expect(await found('+49 30 901820')).toEqual(['An']);
});

test.each([
  ['letters that changed places', 'bryon', ['Ada']],
  ['a letter left out', 'hoper', ['Grace']],
  ['a letter too many', 'securrity', ['Ada']],
  ['the middle of a word', 'opper', ['Grace']],
  ['one wrong word beside a right one', 'lumen dentel', ['Grace']],
])('corrects the spelling: %s', async (_, q, expected) => {
  expect(await found(q)).toEqual(expected);
});

test.each(['xyzzyq', 'zz', '999999999', 'byron xyzzyq'])('returns nothing for %s', async (q) => {
  expect(await found(q)).toEqual([]);
});

test.each([
  '!!!',
  '\\',
  ':*',
  'a & b | !c',
  "byron' | 'x':*",
  '%',
  '½',
  'ŉ',
  '\u{1F600}',
  'x'.repeat(200),
  'a b c d e f g h i j',
])('treats special characters as text: %j', async (q) => {
  await viewer.post('leads/search', { q }).expect(200);
});

test('finds a name that looks like a number', async () => {
  await makeLead(api, { name: 'Vera 5673e3d8', company: '3e5d Design', email: 'vera@example.com' });
  expect(await found('vera 5673e3d8')).toEqual(['Vera']);
  expect(await found('5673e3')).toEqual(['Vera']);
  expect(await found('3e5d')).toEqual(['Vera']);
});

test('combines search and filters', async () => {
  const { body } = await viewer.post('leads/search', { q: 'lumen', status: ['won'] }).expect(200);
  expect(body.items).toEqual([]);
  expect((await viewer.post('leads/search', { q: 'lumen', status: ['new'] }).expect(200)).body.items).toHaveLength(2);
});

test('corrects the spelling of a new name', async () => {
  await makeLead(api, { name: 'Katherine Johnson', company: 'Orbital' });
  expect(await found('kathrine')).toEqual(['Katherine']);
  await api.sql(
    `update leads set company = 'Langley', search_text = search_text || ' langley' where name = 'Katherine Johnson'`,
  );
  expect(await found('langly')).toEqual(['Katherine']);
});

test.each(['👩‍🔧', '%_', '!?.,', '\u200b', '\u202e', '\u0301'])(
  'text without a letter or digit finds nothing: %j',
  async (q) => {
    expect(await found(q)).toEqual([]);
    const { text } = await agent.post('leads/export.csv', { q }).expect(200);
    expect(text.trim().split('\r\n')).toHaveLength(1);
  },
);

test.each([' ', '', '\n\t'])('blanks do not search: %j', async (q) => {
  expect((await found(q)).length).toBeGreaterThan(3);
});

describe('a form', () => {
  let reference = '';
  const names = async (q: string) => {
    const { body } = await viewer.post('leads/search', { q, sort: 'created' }).expect(200);
    return body.items.map(({ name }: { name: string }) => name);
  };

  beforeAll(async () => {
    const post = async (form: object) =>
      (
        await api.request
          .post('/api/contact')
          .send({ message: 'A quote, please.', ...form })
          .expect(201)
      ).body.reference;
    reference = await post({
      name: 'Vera Customer',
      email: 'vera@chain.example',
      phone: '(737) 555-0144 ext. 12',
      service: 'saas-security',
      message: 'Our crème brûlée kitchen, see https://kitchen.example/plans or P.O. 77-1234',
      visit: { page: '/san-antonio-networking', landing: '/' },
    });
    await post({ name: 'Vera Prefix', email: 'vera@chain.example.org', phone: '737 555 0145' });
    await post({ name: 'विजय कुमार', email: 'vijay@chain.example' });
  });

  test.each([
    ['as it stands', (text: string) => text],
    ['in lower case', (text: string) => text.toLowerCase()],
    ['without dash', (text: string) => text.replace('-', '')],
    ['with a blank', (text: string) => text.replace('-', ' ')],
    ['with blanks everywhere', (text: string) => [...text].join(' ')],
    ['with another dash', (text: string) => text.replace('-', ' – ')],
    ['with an invisible character', (text: string) => `\u200b${text.replace('-', '\u200b-')}`],
    [
      'in wide letters',
      (text: string) => text.replaceAll(/\w/g, (c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0)),
    ],
    ['within text', (text: string) => `My reference ${text}.`],
    [
      'within text that has words of the same length',
      (text: string) => `code ${text.replace('-', ' ')} that they gave`,
    ],
    ['after a number sign', (text: string) => `#${text}`],
  ])('is found alone by its reference %s', async (_, write) => {
    expect(await names(write(reference))).toEqual(['Vera Customer']);
  });

  test.each([
    ['O for Q', 'QDLS-ZB23', 'O0I5-2823'],
    ['1 for L', 'LLLL-2222', '11i1 zzzz'],
    ['6 for G', 'GGGG-7777', '6g6g7777'],
  ])('is found by a misread reference: %s', async (_, stored, typed) => {
    await api.sql(`update requests set reference = $1 where email_identity = 'vera@chain.example.org'`, [stored]);
    expect(await names(typed)).toEqual(['Vera Prefix']);
  });

  test('is found by the exact one of two similar references', async () => {
    await api.sql(`update requests set reference = 'BBBB-2222' where email_identity = 'vera@chain.example.org'`);
    await api.sql(`update requests set reference = '8888-2222' where email_identity = 'vijay@chain.example'`);
    expect(await names('bbbb 2222')).toEqual(['Vera Prefix']);
    expect(await names('8888-2222')).toEqual(['विजय कुमार']);
  });

  test.each([
    ['the address', 'vera@chain.example'],
    ['the address in capitals', ' VERA@CHAIN.EXAMPLE '],
    ['a copied address', 'Vera Customer <vera@chain.example>'],
    ['a link', 'mailto:vera@chain.example'],
    ['a sentence', 'From vera@chain.example.'],
  ])('is found alone by its exact email address: %s', async (_, q) => {
    expect(await names(q)).toEqual(['Vera Customer']);
  });

  test.each([
    ['service', 'SaaS', ['Vera Customer']],
    ['practice', 'customer it security', ['Vera Customer']],
    ['city', 'san antonio', ['Vera Customer']],
    ['page', '/san-antonio-networking', ['Vera Customer']],
    ['reference, half of it', () => reference.slice(0, 4), ['Vera Customer']],
    ['domain', '@chain.example', ['Vera Customer', 'Vera Prefix', 'विजय कुमार']],
    ['phone number with another extension', '+1 737-555-0144 x3', ['Vera Customer']],
    ['phone number as a link', 'tel:+17375550144;ext=12', ['Vera Customer']],
    ['phone number from abroad', '001 737 555 0144', ['Vera Customer']],
    ['phone number with a no-break hyphen', '737‑555‑0144', ['Vera Customer']],
    ['name and phone number', 'vera (737) 555-0144', ['Vera Customer']],
    ['message without accents', 'creme brulee', ['Vera Customer']],
    ['message with accents', 'CRÈME BRÛLÉE', ['Vera Customer']],
    ['address in the message', 'https://kitchen.example/plans', ['Vera Customer']],
    ['number in the message', '77-1234', ['Vera Customer']],
    ['name in another script', 'विजय', ['विजय कुमार']],
  ] as const)('is found by its %s', async (_, q, expected) => {
    expect(await names(typeof q === 'string' ? q : q())).toEqual(expected);
  });

  test('does not hide leads of other filters', async () => {
    const { body } = await viewer.post('leads/search', { q: reference, status: ['won'] }).expect(200);
    expect(body).toMatchObject({ items: [], total: { count: 0, isExact: true } });
  });
});

test('finds all leads with the same address', async () => {
  for (const name of ['Shared One', 'Shared Two'])
    await makeLead(api, { name, email: `${name.at(-1)}@shared.example` });
  await api.sql(
    `update requests set email_identity = 'both@shared.example' where email_identity like '%@shared.example'`,
  );
  expect(await found('both@shared.example')).toEqual(['Shared', 'Shared']);
});

test('finds every service by the name of its practice', async () => {
  for (const { id, name } of practices) {
    for (const service of valuesOfPractice(id)) {
      const lead = await makeLead(api, { name: 'Prax', service, email: `${service}@prax.example` });
      const { body } = await viewer.post('leads/search', { q: `prax ${name}`, service }).expect(200);
      expect(body.items.map(({ id }: { id: number }) => id)).toEqual([lead]);
    }
  }
});

describe('notes and logged contacts', () => {
  const ids = async (q: string) =>
    (await viewer.post('leads/search', { q, sort: 'created' }).expect(200)).body.items.map(
      ({ id }: { id: number }) => id,
    );

  test('are found by their words', async () => {
    const lead = await makeLead(api, { name: 'Nora Noted' });
    await agent.post(`leads/${lead}/notes`, { text: 'Wants the turquoise façade, due 2026-11-26.' }).expect(201);
    await agent.post(`leads/${lead}/contacts`, { channel: 'call', note: 'Asked about periscopes' }).expect(200);
    for (const q of ['turquoise', 'facade', 'façades', '2026-11-26', 'nora periscope', 'asking periscopes'])
      expect([q, await ids(q)]).toEqual([q, [lead]]);
  });

  test('follow merged leads', async () => {
    const one = await makeLead(api, { name: 'Merge One', service: 'access-control' });
    const two = await makeLead(api, { name: 'Merge Two', email: 'merge@two.example', city: 'austin' });
    await agent.post(`leads/${two}/notes`, { text: 'Kaleidoscope' }).expect(201);
    await agent.post(`leads/${one}/merge`, { leadId: two }).expect(200);
    for (const q of ['kaleidoscope', 'merge austin', 'merge@two.example', `REF${two}`])
      expect([q, await ids(q)]).toEqual([q, [one]]);

    await agent.post(`leads/${two}/notes`, { text: 'Gyroscope' }).expect(201);
    expect(await ids('gyroscope')).toEqual([one]);
    await agent.post(`leads/${one}/separate`, { leadId: two }).expect(200);
    expect(await ids('kaleidoscope')).toEqual([two]);
    expect(await ids('gyroscope')).toEqual([one]);
    expect(await ids('merge@two.example')).toEqual([two]);
  });

  test('of many colleagues at once are all found', async () => {
    const lead = await makeLead(api, { name: 'Busy' });
    const words = ['armadillo', 'bandicoot', 'capybara', 'dromedary', 'echidna', 'flamingo'];
    await Promise.all(words.map((text) => agent.post(`leads/${lead}/notes`, { text }).expect(201)));
    for (const word of words) expect([word, await ids(word)]).toEqual([word, [lead]]);
  });
});
