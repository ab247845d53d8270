import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectTo, sqlOf } from '../../testing/databases.ts';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { MailStaff } from '../../testing/mail-staff.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { startProgram } from '../../testing/programs.ts';
import { relayTo } from '../../testing/relay.ts';
import { createColleague } from '../../testing/staff.ts';
import { createDatabase } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

/** `npm run drill -- mail` sets these. */
const total = Number(process.env.MAIL_DRILL_REPLIES ?? 20);
const pause = Number(process.env.MAIL_DRILL_PAUSE_SECONDS ?? 1) * 1_000;
const longest = 30 * 60_000;

const smtp = await startMailServer();
const dataDir = newFolder();
const database = await createDatabase();
const relay = await relayTo(database);
const client = await connectTo(database);
const sql = sqlOf(database);
await sql(
  `update pgboss.queue set retry_delay = 1, retry_backoff = false, retry_limit = 1000 where name = 'send-mail'`,
);
afterAll(async () => {
  await client.end();
  await relay.restore();
  await relay.disconnect();
  await smtp.stop();
});

const start = () =>
  startProgram({
    ...{ DATABASE_URL: relay.address, DATA_DIR: dataDir, SMTP_URL: smtp.url, MAIL_PER_DAY: '100000' },
    MAILBOX_ADDRESS: 'info@lumenward.example',
  });
let api = await start();
let kills = 0;
const kill = async () => {
  kills += 1;
  api.child.kill('SIGKILL');
  await api.exited;
};

const errorsOf = (log: string): string =>
  log
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line))
    .slice(-10)
    .join('\n');

/** Runs `during` while rows are locked against every change. */
async function locking(rows: string, during: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  await client.query(`select from ${rows} for update`);
  await during();
  await client.query('commit');
}

/** The answer of the mail server is on disk, and nowhere else. */
const isNoted = () =>
  until(() =>
    readdirSync(join(dataDir, 'mail', 'sending')).some(
      (name) => readFileSync(join(dataDir, 'mail', 'sending', name), 'utf8') === '[]',
    ),
  );

/** What happens when a reply has reached the mail server. `accept` lets the server answer. */
const faults: [title: string, run: (accept: () => void) => Promise<void>][] = [
  [
    'the lead is locked',
    (accept) =>
      locking('leads', () => {
        accept();
        return sleep(pause);
      }),
  ],
  [
    'the message is locked',
    (accept) =>
      locking('messages', () => {
        accept();
        return sleep(pause);
      }),
  ],
  [
    'PostgreSQL is away',
    async (accept) => {
      await relay.disconnect();
      accept();
      await sleep(pause);
      await relay.reconnect();
    },
  ],
  [
    'the API is killed before its database knows',
    async (accept) => {
      await locking('messages', async () => {
        accept();
        await isNoted();
        await kill();
      });
      api = await start();
    },
  ],
  [
    'PostgreSQL is away, and the API is killed',
    async (accept) => {
      await relay.disconnect();
      accept();
      await isNoted();
      await kill();
      await sleep(pause);
      await relay.reconnect();
      api = await start();
    },
  ],
  // Nobody knows for 90 seconds whether it was accepted, which only the long drill waits for.
  ...(total < 100
    ? []
    : [
        [
          'the API is killed before the answer',
          async (accept: () => void) => {
            await kill();
            accept();
            api = await start();
          },
        ] as [string, (accept: () => void) => Promise<void>],
      ]),
];
const rounds = Math.max(faults.length, Math.ceil(total / 15));

test(
  `of ${total} replies none is lost or doubled, whatever happens between the answer of the mail server and the database`,
  async () => {
    const there = { sql, request: api.request };
    const cookies: string[] = [];
    for (let number = 0; number < Math.ceil(total / 50); number += 1)
      cookies.push((await createColleague(there, 'agent')).cookie);
    for (let number = 0; number < Math.min(total, 60); number += 1) await makeLead(there);

    let allowed = 0;
    const staff = new MailStaff(cookies, () => api.address);
    const working = staff.work(
      () => allowed,
      async () => (await sql<{ id: number }>('select id from leads order by random() limit 1'))[0]?.id,
    );
    // The error of the test itself is thrown first. Only the log says what a response 500 was.
    working.catch(() => process.stdout.write(`${errorsOf(api.output())}\n`));

    for (let round = 0; round < rounds; round += 1) {
      const [, fault] = faults[round % faults.length] ?? [];
      const isOver = new Promise<void>((resolve, reject) => {
        smtp.beforeAccept = () =>
          new Promise((accept) => {
            smtp.beforeAccept = () => undefined;
            fault?.(accept).then(resolve, reject);
          });
      });
      allowed = Math.ceil((total * (round + 1)) / rounds);
      await isOver;
    }
    await until(() => staff.replies.length >= total, longest);
    staff.stop();
    await working;
    await until(async () => (await sql('select from messages where not is_settled')).length === 0, longest);
    await kill();

    const messages = await sql<{ id: string; state: string; draft: string }>(
      'select message_id as id, delivery_state as state, draft_id as draft from messages',
    );
    expect(messages.map(({ draft }) => draft).sort()).toEqual(staff.replies.map(({ draftId }) => draftId).sort());
    const copiesOf = (id: string) => smtp.mails.filter(({ messageId }) => messageId === `<${id}>`).length;
    const copies = messages.map((message) => ({ ...message, copies: copiesOf(message.id) }));
    expect(copies.filter(({ copies: count }) => count > 1)).toEqual([]);
    expect(copies.filter(({ state, copies: count }) => count === 0 && state !== 'unknown')).toEqual([]);
    // Staff know of each whose answer nobody has seen.
    const unknown = copies.filter(({ state }) => state === 'unknown');
    expect(copies.filter(({ state }) => !['sent', 'unknown'].includes(state))).toEqual([]);
    // Each kill can meet both workers before the answer. The last one met none.
    expect(unknown.length).toBeLessThanOrEqual(2 * (kills - 1));
    expect(await sql(`select from lead_events where kind = 'undelivered'`)).toHaveLength(unknown.length);
    expect(await sql('select from lead_drafts')).toEqual([]);
    expect(readdirSync(join(dataDir, 'mail', 'sending'))).toEqual([]);
    process.stdout.write(
      `${messages.length} replies in ${rounds} rounds of ${faults.length} faults: 0 lost, 0 sent twice, ${unknown.length} shown as not known\n`,
    );
  },
  longest,
);
