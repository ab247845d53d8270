import { makeLead } from '../../testing/lead-fixtures.ts';
import { salesAddress, startPlanningApi } from '../../testing/notification-api.ts';
import { createColleague } from '../../testing/staff.ts';

// Nothing is sent: a reply without a file would fail again.
const api = await startPlanningApi({ SMTP_URL: 'smtp://127.0.0.1:9', SALES_EMAIL: salesAddress, MAIL_PER_DAY: '30' });
const alan = await createColleague(api, 'manager', 'Alan');
const grace = await createColleague(api, 'agent', 'Grace');
afterAll(() => api.stop());

/** Stores a reply that was not sent, without a file, and returns its lead. */
async function storeFailed(address: string, age: string, state = 'failed', given?: number): Promise<number> {
  const lead = given ?? (await makeLead(api));
  await api.sql(
    `insert into messages (lead_id, direction, kind, from_name, subject, subject_key, text, received_at, raw_digest, raw_size,
       delivery_state, last_error, recipients)
     values ($1, 'out', 'message', '', '', '', '', now() - $2::interval, '\\x00', 0, $4, 'The mail server said: 550 no', $3)`,
    [lead, age, JSON.stringify([{ name: '', address }]), state],
  );
  return lead;
}

test('managers see addresses, counts and what is missing', async () => {
  await storeFailed('ada@people.example', '1 hour');
  await storeFailed('old@people.example', '8 days');
  await storeFailed('back@people.example', '8 days', 'bounced');
  for (const state of ['bounced', 'bounced', 'unknown']) await storeFailed('ann@people.example', '2 days', state);
  const { body } = await alan.get('mail-status').expect(200);
  expect(body).toEqual({
    mailbox: { address: 'info@lumenward.example', missing: ['IMAP_URL'], state: 'off', since: null, problem: null },
    sender: 'info@lumenward.example',
    salesAddress: 'sales@lumenward.example',
    lastReceivedAt: null,
    lastSentAt: null,
    waiting: 0,
    ...{ failed: 1, bounced: 2, unknown: 1 },
    lastError: 'The mail server said: 550 no',
    perDayUsed: 1,
    perDayLimit: 30,
  });
});

test('failed replies of the last week are sent again', async () => {
  await alan.post('mail-status/retries', {}).expect(201, { count: 1 });
  const waiting = await api.sql<{ id: number }>(`select id from messages where delivery_state = 'waiting'`);
  expect(waiting).toHaveLength(1);
  const jobs = `select from pgboss.job where name = 'send-mail' and data ->> 'messageId' = $1`;
  expect(await api.sql(jobs, [String(waiting[0]?.id)])).toHaveLength(1);
  await alan.post('mail-status/retries', {}).expect(201, { count: 0 });
});

test.each(['waiting', 'sent'])('a failed reply is not sent again if a later one of its lead is %s', async (state) => {
  const lead = await storeFailed('ada@people.example', '1 hour');
  await storeFailed('ada@people.example', '1 minute', state, lead);
  const other = await storeFailed('ben@people.example', '1 hour');
  await storeFailed('ben@people.example', '1 minute', 'bounced', other);
  await alan.post('mail-status/retries', {}).expect(201, { count: 1 });
  const states = await api.sql<{ state: string }>(
    'select delivery_state as state from messages where lead_id = any($1) order by id',
    [[lead, other]],
  );
  expect(states.map((row) => row.state)).toEqual(['failed', state, 'waiting', 'bounced']);
});

test('mail is a matter of managers', async () => {
  await grace.get('mail-status').expect(403);
  await grace.post('mail-status/retries', {}).expect(403);
});
