import { type LeadFixture, makeLead } from '../../testing/lead-fixtures.ts';
import { createColleague } from '../../testing/staff.ts';
import { startApi } from '../../testing/test-api.ts';

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
const api = await startApi();
const viewer = await createColleague(api, 'viewer');
for (const lead of Object.values(leads)) await makeLead(api, lead);
afterAll(() => api.stop());

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

test.each([
  '512-555-0199',
  '(512) 555-0199',
  '5125550199',
  '+1 512 555 0199',
  '15125550199',
  '512.555.0199',
  '555-0199',
  '5550199',
  '512555',
])('finds a phone number in the format %s', async (q) => {
  expect(await found(q)).toContain('Ada');
  expect(await found(q)).not.toContain('Grace');
});

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
  "'",
  '"',
  '\\',
  ':*',
  'a & b | !c',
  "byron' | 'x':*",
  '%',
  '½',
  'ŉ',
  '<->',
  '()',
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
