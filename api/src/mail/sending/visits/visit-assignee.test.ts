import type { Colleague } from '../../../testing/staff.ts';
import { instant, invitationIn, useVisitDesk } from '../../../testing/visit-desk.ts';
import { sendDelay } from '../outgoing-mail.service.ts';

const { api, grace, alan, newLead, visitOf, schedule, move, cancel, sentTo, isSent } = await useVisitDesk();

let counts: Record<string, number> = {};
/** Waits for the next mail to a colleague that has an entry for the calendar. */
async function entryFor(colleague: Colleague) {
  const count = (counts[colleague.email] ?? 0) + 1;
  counts = { ...counts, [colleague.email]: count };
  const mail = await sentTo(colleague.email, count);
  return { mail, entry: invitationIn(mail) };
}
const newsOf = async (colleague: Colleague) => {
  const { body } = await colleague.get('notifications').expect(200);
  return body.items.map(({ kind, actor, lead }: { kind: string; actor: { name: string }; lead: { id: number } }) => [
    kind,
    actor?.name,
    lead.id,
  ]);
};

test('who goes on a visit gets news and an entry for the calendar, and loses it when a colleague goes instead', async () => {
  const { id, email } = await newLead({ name: 'Dana Whitfield', company: 'Whitfield Dental', phone: '(512) 555-0199' });
  const plan = visitOf(email, { note: 'Gate code 4711' });
  const first = await schedule(id, plan, alan);
  const { mail, entry } = await entryFor(grace);
  expect(mail.subject).toMatch(/^Site visit: Dana Whitfield, Whitfield Dental, Tue, /);
  for (const text of ['You go on a site visit', '(512) 555-0199', 'Gate code 4711', '500 Congress Ave, Austin', 'Alan'])
    expect(mail.text).toContain(text);
  expect(entry).toMatchObject({
    ...{ method: 'REQUEST', sequence: 0, status: 'CONFIRMED', summary: 'Site visit: Dana Whitfield' },
    ...{ uid: `${plan.draftId}-staff@lumenward.example`, starts: instant(plan.day, '10:00') },
    ...{ attendee: [`MAILTO:${grace.email}`, 'Grace'], rsvp: 'FALSE', partstat: 'ACCEPTED' },
  });
  expect(entry.description).toContain(`/admin/leads/${id}`);
  expect(await newsOf(grace)).toEqual([['visit', 'Alan', id]]);

  await isSent(id);
  const changed = await move(id, first.body.id, visitOf(email, { assigneeId: alan.id, time: '14:30' }));
  await isSent(id, 2);
  const lost = await entryFor(grace);
  expect(lost.mail.subject).toMatch(/^Cancelled: Site visit: Dana Whitfield/);
  expect(lost.mail.text).toContain('Alan');
  expect(lost.entry).toMatchObject({ method: 'CANCEL', uid: entry.uid, sequence: 1, status: 'CANCELLED' });
  expect((await entryFor(alan)).entry).toMatchObject({ method: 'REQUEST', uid: entry.uid, sequence: 1 });

  await cancel(id, changed.body.id, email);
  expect((await entryFor(alan)).entry).toMatchObject({ method: 'CANCEL', uid: entry.uid, sequence: 2 });
  expect(await newsOf(alan)).toEqual([
    ['visit', 'Grace', id],
    ['visit', 'Grace', id],
  ]);
});

test('an own visit, also without an e-mail to the customer, is an entry for the calendar and no news', async () => {
  const { id } = await newLead();
  const before = await newsOf(grace);
  await schedule(id, visitOf(null));
  expect((await entryFor(grace)).entry).toMatchObject({ method: 'REQUEST', sequence: 0 });
  expect(await newsOf(grace)).toEqual(before);
});

test('a visit whose e-mail is taken back notifies no colleague', async () => {
  sendDelay.seconds = 3_600;
  const { id, email } = await newLead();
  const { body } = await schedule(id, visitOf(email), alan);
  await alan.delete(`messages/${body.message.id}`).expect(204);
  expect(await api.sql('select from staff_notifications where lead_id = $1', [id])).toEqual([]);
});
