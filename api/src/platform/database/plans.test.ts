import { randomUUID } from 'node:crypto';
import { mailboxTimes } from '../../mail/receiving/imap-commands.ts';
import { sendDelay } from '../../mail/sending/outgoing-mail.service.ts';
import { startImapServer } from '../../mail-demo/imap-server.ts';
import { query } from '../../testing/databases.ts';
import { openStream } from '../../testing/event-stream.ts';
import { rawMail } from '../../testing/mail-shapes.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { startNotificationApi, submit } from '../../testing/notification-api.ts';
import { watchPlans } from '../../testing/plans.ts';
import { createColleague } from '../../testing/staff.ts';
import { createDatabase } from '../../testing/test-api.ts';
import { until, untilRows } from '../../testing/until.ts';

/** They grow as long as the desk is used. Most statements read a few rows of them; live updates read the last 500 events. */
const largeTables = ['requests', 'leads', 'lead_events', 'messages', 'contact_submissions', 'received_mails'];
const leadCount = 2_000;
const maxRows = 600;
/** Counts of lists end at a limit. */
const isLimitedCount = (text: string) => text.includes('as counted');

Object.assign(mailboxTimes, { poll: 300, minRetry: 50, lock: 200 });
sendDelay.seconds = 0;

/**
 * PostgreSQL has no statistics of tables that were just restored or filled, and keeps the plans of statements in functions that it made
 * when the tables were small.
 */
describe.each([
  ['that was never analyzed', 0],
  ['that was analyzed while it was empty, with plans of when it was small', 8],
])('with 2,000 leads in a database %s, no large table is scanned by', (_, rehearsals) => {
  let desk: Awaited<ReturnType<typeof start>>;
  const operations: [string, () => Promise<unknown>][] = [
    ['a form of a new person', () => submit(desk.api, {})],
    ['a form of a known person', () => submit(desk.api, { email: desk.known, message: randomUUID() })],
    ['two forms of new people at a time', () => Promise.all([submit(desk.api, {}), submit(desk.api, {})])],
    ['an e-mail of a new person', () => desk.receive({ From: `${randomUUID()}@people.example` })],
    ['an e-mail of a known person', () => desk.receive({ From: desk.known })],
    ['an answer in a conversation', () => desk.receive({ From: desk.known, 'In-Reply-To': '<first@people.example>' })],
    ['a reply', () => desk.reply()],
    ['a note', () => desk.staff.post(`leads/${desk.lead}/notes`, { text: 'Call back' }).expect(201)],
    ['a change of the status', () => desk.act({ kind: 'status', status: 'qualified' })],
    ['an assignment, and its undo', () => desk.act({ kind: 'assign', ownerId: desk.colleague.id })],
    ['the list of an owner', () => desk.staff.post('leads/search', { owner: 'me', status: ['new'] }).expect(200)],
    ['the list of a month', () => desk.staff.post('leads/search', { expected: ['2026-12'] }).expect(200)],
    ['the list from a value', () => desk.staff.post('leads/search', { valueFrom: 5_000 }).expect(200)],
    ['the unread leads', () => desk.staff.post('leads/search', { unread: true }).expect(200)],
    ['a search for an address', () => desk.staff.post('leads/search', { q: desk.known }).expect(200)],
    ['a search for a reference', () => desk.staff.post('leads/search', { q: desk.reference }).expect(200)],
    ['a lead', () => desk.staff.get(`leads/${desk.lead}`).expect(200)],
    ['the work of today', () => desk.staff.get('today').expect(200)],
    ['the counts of the navigation', () => desk.staff.get('summary').expect(200)],
    ['the notifications', () => desk.staff.get('notifications').expect(200)],
    ['the live updates', () => desk.watch()],
  ];

  beforeAll(async () => {
    desk = await start();
    for (const table of largeTables) await desk.api.sql(`alter table ${table} set (autovacuum_enabled = off)`);
    if (rehearsals > 0) await desk.api.sql('analyze');
    await submit(desk.api, { email: desk.known });
    await desk.receive({ From: desk.known, 'Message-ID': '<first@people.example>' });
    [{ lead: desk.lead = 0, reference: desk.reference = '' } = {}] = await desk.api.sql<{
      lead: number;
      reference: string;
    }>('select lead_id as lead, reference from requests order by id limit 1');
    for (let done = 0; done < rehearsals; done += 1) for (const [, operation] of operations) await operation();
    await fill(desk.api.databaseUrl, desk.colleague.id);
  });
  afterAll(() => desk.stop());

  test.each(operations)('%s', async (_, operation) => {
    desk.plans.length = 0;
    await operation();
    expect(desk.plans.length).toBeGreaterThan(0);
    const wrong = desk.plans.flatMap(({ text, scans }) =>
      scans
        .filter(
          ({ table, by, rows }) =>
            largeTables.includes(table) && (by === 'Seq Scan' || (rows > maxRows && !isLimitedCount(text))),
        )
        .map((scan) => ({ ...scan, text })),
    );
    expect(wrong).toEqual([]);
  });
});

async function start() {
  const databaseUrl = await createDatabase();
  const plans = await watchPlans(databaseUrl);
  const imap = await startImapServer();
  const dataDir = newFolder();
  const { api, stop } = await startNotificationApi({
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, IMAP_URL: imap.url, MAILBOX_ADDRESS: 'info@lumenward.example' },
    BUSINESS_HOURS: 'Mon-Sun 00:00-24:00',
  });
  await until(async () => (await api.sql('select from mailboxes where is_connected')).length === 1);
  const staff = await createColleague(api, 'manager');
  const colleague = await createColleague(api, 'agent');
  const desk = {
    ...{ api, plans, staff, colleague, known: 'ada@people.example', lead: 0, reference: '' },
    async receive(headers: Record<string, string>) {
      const raw = rawMail(
        { Subject: randomUUID(), 'Message-ID': `<${randomUUID()}@people.example>`, ...headers },
        randomUUID(),
      );
      const uid = imap.deliver(raw);
      await until(async () => (await api.sql('select from mailboxes where last_uid >= $1', [uid])).length === 1);
    },
    async reply() {
      const { body } = await staff.get(`leads/${desk.lead}`).expect(200);
      const draftId = randomUUID();
      const reply = { draftId, seenEntryId: body.timeline[0].id, to: [desk.known], text: draftId };
      await staff.post(`leads/${desk.lead}/messages`, reply).expect(201);
      await untilRows(api, 1, `select from messages where draft_id = $1 and delivery_state = 'sent'`, [draftId]);
    },
    async act(action: object) {
      const { body } = await staff.post('leads/actions', { leadIds: [desk.lead], action }).expect(200);
      if (body.changed > 0) await staff.post('leads/undo', { batchId: body.batchId }).expect(200);
    },
    async watch() {
      const stream = await openStream(`${api.url}/api/admin/leads/stream`, { cookie: staff.cookie });
      await stream.until((events) => events.some(({ event }) => event === 'ready'));
      await submit(api, {});
      await stream.until((events) => events.some(({ event }) => event === 'lead'));
      stream.close();
    },
    async stop() {
      await stop();
      await imap.stop();
    },
  };
  return desk;
}

/** Adds leads, each with a form, an e-mail and their events, in the way of a restore: without statistics. */
const fill = (databaseUrl: string, ownerId: number) =>
  query(
    databaseUrl,
    `with lead as (
       insert into leads (id, root_id, status, owner_id, lost_reason, closed_on)
       select id, id, 'lost', ${ownerId}, 'price', '2026-01-02' from (
         select nextval('leads_id_seq')::integer as id from generate_series(1, ${leadCount})) as numbered
       returning id
     ), form as (
       insert into contact_submissions (name, email, message, created_at)
       select 'Person ' || id, 'person-' || id || '@example.com', 'Two cameras ' || id, '2026-01-01' from lead
       returning *
     ), request as (
       insert into requests (key, content_digest, lead_id, kind, contact_submission_id, reference, state, name, email, email_identity,
                             message, language, utm, received_at, response_due_at, answered_at)
       select gen_random_uuid(), '', split_part(name, ' ', 2)::integer, 'contact', id, left(md5(email), 8), 'inbox', name, email, email,
              message, 'en', '{}', created_at, created_at, created_at from form returning *
     ), message as (
       insert into messages (lead_id, direction, kind, message_id, from_name, from_address, subject, subject_key, text, received_at,
                             raw_digest, raw_size)
       select lead_id, 'in', 'message', 'mail-' || id, name, email, 'Cameras ' || id, 'cameras ' || id, message, received_at, decode(md5(email), 'hex'), 1
       from request returning *
     ), submitted as (
       insert into lead_events (lead_id, request_id, kind, at) select lead_id, id, 'submitted', received_at from request
     )
     insert into lead_events (lead_id, message_id, kind, at) select lead_id, id, 'message', received_at from message;
     select project_leads(array(select id from leads));
     delete from staff_notifications;
     update staff_accounts set leads_read_to = (select max(id) from requests)`,
  );
