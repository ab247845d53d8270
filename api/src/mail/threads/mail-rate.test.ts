import { randomUUID } from 'node:crypto';
import { startImapServer } from '../../mail-demo/imap-server.ts';
import { withManager } from '../../testing/staff.ts';
import { startApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

const server = await startImapServer();
const api = await startApi({ ...withManager, IMAP_URL: server.url, MAIL_LEADS_PER_HOUR: '6' });
// Mails of before the first connection are not read.
await until(async () => (await api.sql('select from mailboxes where is_connected')).length === 1);
afterAll(async () => {
  await api.stop();
  await server.stop();
});
beforeEach(() => api.sql('truncate leads, messages restart identity cascade'));

const deliver = (from: string, text = `Our gate ${randomUUID()} is stuck, could you have a look at it?`) =>
  server.deliver(
    `From: ${from}\r\nTo: info@lumenward.example\r\nSubject: Gate\r\nMessage-ID: <${randomUUID()}@people.example>\r\n\r\n${text}\r\n`,
  );
const stored = (number: number) =>
  until(async () => {
    const rows = await api.sql<{ email: string; state: string; reasons: string[] }>(
      `select email, state, jsonb_path_query_array(spam_reasons, '$.name') as reasons from requests order by id`,
    );
    return rows.length === number && rows;
  });

test('mails of more new people in an hour are held, and stay visible', async () => {
  for (let person = 1; person <= 8; person++) deliver(`p${person}@one${person}.example`);
  const mails = await stored(8);
  expect(mails.map(({ state }) => state)).toEqual([...Array(6).fill('inbox'), 'held', 'held']);
  expect(mails.at(-1)?.reasons).toEqual(['mail-rate']);
  expect(await api.sql('select from messages')).toHaveLength(8);

  // An hour later the next ones are let in, and a known person always is.
  await api.sql(`update requests set received_at = received_at - interval '2 hours'`);
  deliver('late@later.example');
  expect((await stored(9)).at(-1)).toMatchObject({ state: 'inbox' });
});

test('a third of them can be of one domain', async () => {
  for (const person of ['a', 'b', 'c']) deliver(`${person}@flood.example`);
  deliver('ada@other.example');
  expect((await stored(4)).map(({ state }) => state)).toEqual(['inbox', 'inbox', 'held', 'inbox']);
});

test('the same message of other addresses counts for mails as for forms', async () => {
  const text = 'We are the leading provider of search engine rankings for your business.';
  for (let person = 1; person <= 5; person++) deliver(`p${person}@two${person}.example`, text);
  const mails = await stored(5);
  expect(mails.map(({ reasons }) => reasons)).toEqual([[], [], ['same-text'], ['same-text'], ['same-text']]);
  expect(mails.at(-1)?.state).toBe('held');
});
