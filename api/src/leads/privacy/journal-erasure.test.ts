import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findInDatabase, findInFolder } from '../../testing/find-text.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { type Relay, relayTo } from '../../testing/relay.ts';
import { createColleague } from '../../testing/staff.ts';
import { createDatabase, startApi, type TestApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

const zaphira = { name: 'Zaphira Quillon', email: 'zaphira@quillon.example', message: 'A xylophone in the vault.' };
const bob = { name: 'Bob Smith', email: 'bob@example.com', message: 'Two gates.' };
const traces = ['zaphira', 'quillon', 'xylophon'];

let root: string;
let database: string;
let relay: Relay;
beforeEach(async () => {
  root = newFolder();
  database = await createDatabase();
  relay = await relayTo(database);
});
afterEach(async () => {
  await relay.disconnect().catch(() => undefined);
});

const start = (folder: string) => startApi({ DATABASE_URL: relay.address, JOURNAL_DIR: folder });
const journalOf = async (api: TestApi) => (await api.request.get('/api/health/ready')).body.details.journal;
const addressesOf = (api: TestApi) =>
  api
    .sql('select distinct email_identity as address from requests order by 1')
    .then((rows) => rows.map(({ address }) => address));

/** Sends forms during an outage. Returns a copy of the journal with them; then they are stored. */
async function copyOfJournal(api: TestApi, folder: string, forms: object[]): Promise<string> {
  await relay.disconnect();
  for (const form of forms) await api.request.post('/api/contact').send(form).expect(201);
  const copy = join(root, 'copy');
  cpSync(folder, copy, { recursive: true });
  await relay.restore();
  await until(async () => (await journalOf(api)).waiting === 0);
  return copy;
}

async function erase(api: TestApi, address: string) {
  const manager = await createColleague(api, 'manager');
  const [row] = await api.sql('select lead_id from requests where email_identity = $1', [address]);
  return (await manager.post(`leads/${row?.lead_id}/person/erase`, { addresses: [address] }).expect(200)).body;
}

test('an older journal that is copied back does not bring an erased person back', async () => {
  const folder = join(root, 'journal');
  const api = await start(folder);
  const copy = await copyOfJournal(api, folder, [zaphira, bob]);
  expect(findInFolder(copy, traces)).not.toEqual([]);
  await erase(api, zaphira.email);
  expect(findInFolder(folder, traces)).toEqual([]);
  await api.stop();

  const restored = await start(copy);
  await until(async () => (await journalOf(restored)).waiting === 0);
  expect(await addressesOf(restored)).toEqual([bob.email]);
  expect(await findInDatabase(restored, traces)).toEqual([]);
  await restored.stop();
  expect(findInFolder(copy, traces)).toEqual([]);
});

test('removes entries that PostgreSQL has rejected, and counts them', async () => {
  const folder = join(root, 'journal');
  const first = await start(folder);
  const copy = await copyOfJournal(first, folder, [zaphira, bob]);
  await first.stop();
  const file = new DatabaseSync(join(copy, 'journal.sqlite'));
  file.exec(`update entries set rejected = '22001'`);
  file.close();

  const api = await start(copy);
  expect(await journalOf(api)).toMatchObject({ rejected: 2 });
  expect(await erase(api, zaphira.email)).toMatchObject({ removed: { journalEntries: 1 } });
  expect(await journalOf(api)).toMatchObject({ rejected: 1 });
  expect(findInFolder(copy, traces)).toEqual([]);
  expect(findInFolder(copy, ['bob@example.com'])).not.toEqual([]);
  await api.stop();
});

test('a form of an erased person that is sent later is stored from the journal too', async () => {
  const folder = join(root, 'journal');
  const api = await start(folder);
  await api.request.post('/api/contact').send(zaphira).expect(201);
  await erase(api, zaphira.email);
  await copyOfJournal(api, folder, [zaphira]);
  expect(await addressesOf(api)).toEqual([zaphira.email]);
  await api.stop();
});
