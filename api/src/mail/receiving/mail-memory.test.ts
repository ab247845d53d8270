import { readFileSync, rmSync } from 'node:fs';
import { startImapServer } from '../../mail-demo/imap-server.ts';
import { sqlOf } from '../../testing/databases.ts';
import { rawMail } from '../../testing/mail-shapes.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { startProgram } from '../../testing/programs.ts';
import { createColleague } from '../../testing/staff.ts';
import { createDatabase } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

/** How much the peak memory of the API may grow, and how much it may be: see "Memory of the API" in docs/scaling.md. */
const maxGrowth = 100;
const maxMegabytes = 350;
const fileBytes = 30 * 1024 * 1024;
const longest = 30 * 60_000;

const imap = await startImapServer();
const dataDir = newFolder();
const database = await createDatabase();
const sql = sqlOf(database);
const api = await startProgram({
  DATABASE_URL: database,
  DATA_DIR: dataDir,
  IMAP_URL: imap.url,
  MAILBOX_ADDRESS: 'info@lumenward.example',
  // As in the image.
  NODE_OPTIONS: '--max-semi-space-size=8',
});
await until(async () => (await sql('select from mailboxes where is_connected')).length === 1);
afterAll(async () => {
  api.child.kill('SIGKILL');
  await api.exited;
  await imap.stop();
  rmSync(dataDir, { recursive: true });
});

function peakMegabytes(): number {
  const status = readFileSync(`/proc/${api.child.pid}/status`, 'utf8');
  return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1]) / 1024;
}

const startMegabytes = peakMegabytes();

const isRead = (uid: number) =>
  until(async () => (await sql('select from mailboxes where last_uid >= $1', [uid])).length === 1, longest);

const lines = `${'A'.repeat(76)}\n`.repeat(Math.ceil(fileBytes / 57));
const largeMail = (from: string) =>
  rawMail(
    { 'Message-ID': `<plans-of-${from}>`, From: from, 'Content-Type': 'multipart/mixed; boundary=b' },
    `--b\nContent-Type: text/plain\n\nSee the plans\n--b\nContent-Type: application/octet-stream\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename=plans\n\n${lines}--b--`,
  );

test(
  'ten mails of 40 MB are read, and opened by twelve at once, with little memory',
  async () => {
    let last = 0;
    for (let number = 0; number < 10; number += 1) last = imap.deliver(largeMail(`ada-${number}@example.com`));
    await isRead(last);
    const messages = await sql<{ id: number; size: number }>(
      `select id, size from messages join message_attachments file on file.message_id = messages.id
       where text like 'See the plans%' and problem is null and raw_size > 40 * 1024 * 1024 order by id`,
    );
    const size = Math.ceil(fileBytes / 57) * 57;
    expect(messages.map((message) => message.size)).toEqual(Array.from({ length: 10 }, () => size));

    const viewer = await createColleague({ sql, request: api.request }, 'viewer');
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await viewer.get(`messages/${messages[0]?.id}/html`)).status),
    );
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(9);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    for (const path of ['raw', 'attachments/0']) {
      const url = `${api.address}/api/admin/messages/${messages[0]?.id}/${path}`;
      const response = await fetch(url, { headers: { Cookie: viewer.cookie } });
      let received = 0;
      for await (const bytes of response.body ?? []) received += bytes.length;
      expect(received).toBeGreaterThanOrEqual(size);
    }
    expect(peakMegabytes() - startMegabytes).toBeLessThan(maxGrowth);
    expect(peakMegabytes()).toBeLessThan(maxMegabytes);
    process.stdout.write(
      `memory of the API: ${Math.round(startMegabytes)} MB, at most ${Math.round(peakMegabytes())} MB\n`,
    );
  },
  longest,
);

test(
  'hostile mails end only the process that parses them, and the next mail is read',
  async () => {
    const nested = Array.from({ length: 29 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`);
    for (const body of ['\n'.repeat(400_000), `${'a'.repeat(60)}\n`.repeat(330_000), 'a b'.repeat(13_000_000)])
      imap.deliver(rawMail({ 'Message-ID': `<hostile-${body.length}@people.example>` }, body));
    imap.deliver(
      rawMail(
        { 'Message-ID': '<nested@people.example>', 'Content-Type': 'multipart/mixed; boundary=b' },
        `--b\n${nested.join('')}\n${'a\n'.repeat(4_500_000)}`,
      ),
    );
    imap.deliver(rawMail({ 'Message-ID': '<header@people.example>', 'X-Long': 'x '.repeat(5_000_000) }, 'Hello'));
    await isRead(imap.deliver(rawMail({ 'Message-ID': '<next@people.example>' }, 'The next mail')));
    expect(await sql('select from messages where problem is not null or is_truncated')).toHaveLength(5);
    expect(await sql(`select from messages where text like 'The next mail%' and problem is null`)).toHaveLength(1);
    expect(peakMegabytes() - startMegabytes).toBeLessThan(maxGrowth);
    expect(api.child.exitCode).toBeNull();
  },
  longest,
);
