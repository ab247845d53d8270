import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startImapServer } from '../mail-demo/imap-server.ts';
import { ReplyAddresses } from '../notifications/mail/reply-addresses.ts';
import { newName, onServer, sqlOf } from '../testing/databases.ts';
import { MailCustomers } from '../testing/mail-customers.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { MailStaff } from '../testing/mail-staff.ts';
import { newFolder } from '../testing/new-folder.ts';
import { startProgram } from '../testing/programs.ts';
import { createColleague } from '../testing/staff.ts';
import { createDatabase, encryptionKey } from '../testing/test-api.ts';
import { until } from '../testing/until.ts';

/** `npm run drill -- mail` sets these. */
const total = Number(process.env.MAIL_DRILL_MAILS ?? 60);
const kills = Number(process.env.MAIL_DRILL_KILLS ?? 2);
/** A staff member sends at most 60 messages an hour. */
const staffCount = Math.ceil(total / 50);
const longest = 30 * 60_000;

const imap = await startImapServer();
const smtp = await startMailServer();
const dataDir = newFolder();
const database = await createDatabase();
const sql = sqlOf(database);
await sql(
  `update pgboss.queue set retry_delay = 1, retry_backoff = false, retry_limit = 1000 where name = 'send-mail'`,
);
afterAll(async () => {
  await imap.stop();
  await smtp.stop();
});

const folder = join(dataDir, 'mail');
const databaseName = /\/([^/?]*)(\?|$)/.exec(database)?.[1];
const backup = newName();

/** Copies the database, which nothing may be connected to. */
const copyDatabase = () =>
  until(() =>
    onServer(`create database ${backup} template ${databaseName}`).then(
      () => true,
      () => false,
    ),
  );

async function restoreDatabase(): Promise<void> {
  await onServer(`drop database ${databaseName} with (force)`);
  await onServer(`alter database ${backup} rename to ${databaseName}`);
}

function restoreFolder(): void {
  rmSync(folder, { recursive: true });
  renameSync(`${folder}-backup`, folder);
}

const start = () =>
  startProgram({
    DATABASE_URL: database,
    DATA_DIR: dataDir,
    IMAP_URL: imap.url,
    SMTP_URL: smtp.url,
    MAILBOX_ADDRESS: 'info@lumenward.example',
    MAIL_PER_DAY: '100000',
    MAIL_LEADS_PER_HOUR: '0',
  });

/** Mails to colleagues about these leads also reach the server. */
const receivedReplies = () => smtp.mails.filter(({ messageId }) => /^<[0-9a-f]{24}@/.test(messageId ?? ''));

const countIn = async () => {
  const [row] = await sql<{ count: number }>(`select count(*)::integer as count from messages where direction = 'in'`);
  return row?.count ?? 0;
};

test(
  `of ${total} mails in and out none is lost or doubled, and answers make no leads, while the API is killed ${kills} times${kills > 4 ? ', and database and folder are restored' : ''}`,
  async () => {
    const customers = new MailCustomers(
      imap,
      new ReplyAddresses('info@lumenward.example', [Buffer.from(encryptionKey, 'base64')]),
    );
    let api = await start();
    const kill = async () => {
      api.child.kill('SIGKILL');
      await api.exited;
    };
    const isSettled = async () => (await sql('select from messages where not is_settled')).length === 0;
    await until(async () => (await sql('select from mailboxes where is_connected')).length === 1);
    const cookies: string[] = [];
    for (let number = 0; number < staffCount; number += 1) {
      const { cookie } = await createColleague({ sql, request: api.request }, 'agent');
      cookies.push(cookie);
    }

    let allowedReplies = 0;
    const staff = new MailStaff(cookies, () => api.address);
    const working = staff.work(
      () => allowedReplies,
      async () => {
        const [lead] = await sql<{ id: number }>('select id from leads order by random() limit 1');
        return lead?.id;
      },
    );
    // The error of the test itself is thrown first.
    working.catch(() => undefined);

    let seenReplies = 0;
    let answers = 0;
    const begun = performance.now();
    for (let round = 0; round <= kills; round += 1) {
      const share = (round + 1) / (kills + 1);
      const isRestored = round < kills && (round === 3 || round === 4);
      if (isRestored) {
        // A restored database knows nothing of replies that were sent later, so none is sent until then.
        await until(() => staff.isIdle && staff.replies.length >= allowedReplies, longest);
        await until(isSettled, longest);
        await kill();
        if (round === 3) await copyDatabase();
        else cpSync(folder, `${folder}-backup`, { recursive: true });
        api = await start();
      }
      const known = await sql<{ message_id: string; lead_id: number }>('select message_id, lead_id from messages');
      customers.leads = new Map(known.map(({ message_id, lead_id }) => [message_id, lead_id]));
      const roots = new Map(
        customers.sent.flatMap(({ root }) => {
          const lead = customers.leads.get(root);
          return lead === undefined ? [] : [[lead, root] as const];
        }),
      );
      while (customers.sent.length < total * share) {
        const reply = customers.random(4) === 0 ? receivedReplies()[seenReplies] : undefined;
        const root = reply && roots.get(customers.leads.get(reply.messageId?.slice(1, -1) ?? '') ?? 0);
        if (reply) seenReplies += 1;
        if (reply && root) {
          customers.answer(reply, root);
          answers += 1;
        } else customers.write();
      }
      if (!isRestored) allowedReplies = Math.ceil(total * share);
      if (round === kills) break;
      // In the middle of reading and sending.
      const enough = Math.min((await countIn()) + customers.random(5), customers.sent.length - 1);
      await until(async () => (await countIn()) > enough, longest);
      await kill();
      if (round === 0) await smtp.stop();
      if (round === 1) await imap.disconnect();
      if (round === 3) await restoreDatabase();
      if (round === 4) restoreFolder();
      // What the folder has lost since is read again.
      if (round === 2 || round === 4) imap.renumber();
      api = await start();
      allowedReplies = Math.ceil(total * share);
      if (round === 1) await imap.reconnect();
      if (round === 0) {
        // Longer than staff can take back a reply: some are tried meanwhile.
        if (total >= 1_000) await until(async () => (await sql('select from messages where attempts > 1')).length > 0);
        await smtp.start();
      }
    }
    await until(async () => (await countIn()) >= customers.sent.length, longest);
    await until(() => staff.replies.length >= total, longest);
    staff.stop();
    await working;
    await until(isSettled, longest);
    const seconds = (performance.now() - begun) / 1_000;
    await kill();

    // Incoming: each once, on the lead of its conversation, with a request unless it is automatic.
    const stored = await sql<{ message_id: string; lead_id: number; request_id: number | null }>(
      `select message_id, lead_id, request_id from messages where direction = 'in'`,
    );
    expect(stored.map(({ message_id }) => message_id).sort()).toEqual(customers.sent.map(({ id }) => id).sort());
    const byId = new Map(stored.map((one) => [one.message_id, one]));
    const wrong = customers.sent.filter(({ id, root, isAutomatic }) => {
      const message = byId.get(id);
      return message?.lead_id !== byId.get(root)?.lead_id || (message?.request_id === null) !== isAutomatic;
    });
    expect(wrong).toEqual([]);
    const conversations = new Set(customers.sent.map(({ root }) => root));
    expect(await sql('select from leads')).toHaveLength(conversations.size);
    // Every mail has one entry on the timeline.
    expect(await sql(`select from lead_events where kind in ('submitted', 'message')`)).toHaveLength(
      customers.sent.length + staff.replies.length,
    );

    const files = await sql<{ name: string }>(
      `select distinct encode(raw_digest, 'hex') as name from messages where raw_digest is not null`,
    );
    const missing = files.filter(({ name }) => !existsSync(join(folder, name.slice(0, 2), `${name.slice(2)}.eml`)));
    expect(missing).toEqual([]);

    // Outgoing: each acknowledged reply is one message, which has reached the mail server.
    const sent = await sql<{ draft_id: string; message_id: string; lead_id: number; delivery_state: string }>(
      `select draft_id, message_id, lead_id, delivery_state from messages where direction = 'out'`,
    );
    expect(sent.map(({ draft_id }) => draft_id).sort()).toEqual(staff.replies.map(({ draftId }) => draftId).sort());
    const received = receivedReplies().map(({ messageId }) => messageId?.slice(1, -1) ?? '');
    expect(received).toHaveLength(new Set(received).size);
    // A kill after the last byte of a mail and before the answer: staff are asked.
    const unknown = sent.filter(({ delivery_state }) => delivery_state === 'unknown');
    expect(unknown.length).toBeLessThanOrEqual(kills * 2);
    const lost = sent.filter(({ message_id }) => !received.includes(message_id));
    expect(lost.filter((message) => !unknown.includes(message))).toEqual([]);
    expect(await sql('select from lead_drafts')).toEqual([]);
    process.stdout.write(
      `${stored.length} mails of ${MailCustomers.shapes} shapes in ${conversations.size} conversations read, ${answers} of them answers to replies; ` +
        `${sent.length} replies sent, none twice, ${unknown.length} shown as not known; the API was killed ${kills} times; ${Math.round(seconds)} s\n`,
    );
  },
  longest,
);
