import { startImapServer } from '../../mail-demo/imap-server.ts';
import { sqlOf } from '../../testing/databases.ts';
import { rawMail } from '../../testing/mail-shapes.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { startProgram } from '../../testing/programs.ts';
import { createColleague } from '../../testing/staff.ts';
import { createDatabase } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

const imap = await startImapServer();
const dataDir = newFolder();
const database = await createDatabase();
const sql = sqlOf(database);
const start = () =>
  startProgram({
    DATABASE_URL: database,
    DATA_DIR: dataDir,
    IMAP_URL: imap.url,
    MAILBOX_ADDRESS: 'info@lumenward.example',
  });
let api = await start();
afterAll(async () => {
  api.child.kill('SIGKILL');
  await api.exited;
  await imap.stop();
});

const textsOf = (subject: string) =>
  sql<{ id: number; lead: number; text: string; problem: string | null }>(
    'select id, lead_id as lead, text, problem from messages where subject = $1',
    [subject],
  );

test('a mail during whose parsing the API is killed is shown with its headers, and not parsed again', async () => {
  await until(async () => (await sql('select from mailboxes where is_connected')).length === 1);
  const lines = `${'Words that end the API. '.repeat(40)}\n`.repeat(10_000);
  imap.deliver(rawMail({ 'Message-ID': '<dangerous@people.example>', Subject: 'Dangerous' }, lines));
  imap.deliver(rawMail({ 'Message-ID': '<next@people.example>', Subject: 'Next' }, 'The next mail'));
  await until(async () => (await sql('select from mailboxes where parsed_digest is not null')).length === 1);
  api.child.kill('SIGKILL');
  await api.exited;
  expect(await sql('select from mailboxes where parsed_digest is not null')).toHaveLength(1);
  expect(await textsOf('Dangerous')).toEqual([]);

  api = await start();
  await until(async () => (await textsOf('Next')).length === 1);
  const [message] = await textsOf('Dangerous');
  expect(message).toMatchObject({ text: '', problem: expect.stringContaining('Download it') });
  expect(await textsOf('Next')).toMatchObject([{ text: 'The next mail', problem: null }]);
  expect(await sql('select from mailboxes where parsed_digest is null')).toHaveLength(1);
  const viewer = await createColleague({ sql, request: api.request }, 'viewer');
  const { body } = await viewer.get(`leads/${message?.lead}`).expect(200);
  expect(JSON.stringify(body)).toContain('Download it');
  await viewer.get(`messages/${message?.id}/raw`).expect(200);
});
