import { randomUUID } from 'node:crypto';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { startNotificationApi } from '../../testing/notification-api.ts';
import { type Colleague, createColleague } from '../../testing/staff.ts';

const { api, stop } = await startNotificationApi({ MAIL_PER_DAY: '70' });
const alan = await createColleague(api, 'manager', 'Alan');
const grace = await createColleague(api, 'agent', 'Grace');
afterAll(stop);

const storeSent = (count: number, author: Colleague) =>
  api.sql(
    `insert into messages (lead_id, direction, kind, from_name, subject, subject_key, text, received_at, raw_digest, raw_size, delivery_state, sent_by)
     select id, 'out', 'message', '', '', '', '', now(), '', 0, 'sent', $2 from generate_series(1, $1), (select id from leads limit 1) as lead`,
    [count, author.id],
  );

/** Sends mails to leads of their own, all at once, and returns the statuses and reasons. */
async function sendAtOnce(count: number, author: Colleague) {
  const leads = await Promise.all(Array.from({ length: count }, () => makeLead(api)));
  const answers = await Promise.all(
    leads.map((lead) =>
      author.post(`leads/${lead}/messages`, {
        ...{ draftId: randomUUID(), seenEntryId: 2_000_000, to: ['ada@example.com'], text: 'Tuesday.' },
      }),
    ),
  );
  return answers.map(({ status, body }) => [status, body.detail]).sort();
}

test('the limits count messages that are sent at once one after the other', async () => {
  await makeLead(api);
  await storeSent(58, grace);
  const ofHour = [429, 'You have sent 60 messages within an hour. Please wait a while.'];
  expect(await sendAtOnce(4, grace)).toEqual([[201, undefined], [201, undefined], ofHour, ofHour]);

  await storeSent(9, alan);
  const ofDay = [429, 'The limit of messages per day is reached (MAIL_PER_DAY).'];
  expect(await sendAtOnce(3, alan)).toEqual([[201, undefined], ofDay, ofDay]);
});
