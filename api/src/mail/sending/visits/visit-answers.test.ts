import { invitationIn, useVisitDesk } from '../../../testing/visit-desk.ts';

const { api, alan, newLead, visitOf, schedule, move, visitsOf, entryOf, sentTo, isSent, answer } = await useVisitDesk();

/** Invites the customer of a new lead to a visit. */
async function invited(lead?: Parameters<typeof newLead>[0]) {
  const { id, email } = await newLead(lead);
  const { body } = await schedule(id, visitOf(email));
  await isSent(id);
  const { uid, sequence } = invitationIn(await sentTo(email));
  return { id, email, uid, sequence, visit: body.id };
}

test.each([
  ['ACCEPTED', 'accepted', 0],
  ['TENTATIVE', 'tentative', 0],
  ['DECLINED', 'declined', 1],
])(
  'the answer %s of a calendar is shown, makes no lead, and notifies the owner if it is no',
  async (status, shown, notified) => {
    const { id, email, uid, sequence, visit } = await invited({ ownerId: alan.id });
    const leads = await api.sql('select from leads');
    await alan.post('notifications/read').expect(204);

    await answer(email.toUpperCase(), { uid, sequence, status });
    expect(await api.sql('select from leads')).toHaveLength(leads.length);
    expect(await visitsOf(id)).toMatchObject([{ id: visit, answer: shown }]);
    const [entry] = await entryOf(id);
    expect(entry).toMatchObject({
      kind: 'message',
      message: { kind: 'calendar-answer' },
      visit: { change: shown, before: null },
    });
    expect((await alan.get(`leads/${id}`)).body.hasUnreadNotification).toBe(notified === 1);
    const { body: list } = await alan.get('notifications').expect(200);
    expect(list.items.filter(({ isRead }: { isRead: boolean }) => !isRead)).toMatchObject(
      Array.from({ length: notified }, () => ({ kind: 'wrote-again', lead: { id } })),
    );
  },
);

test('an answer finds its visit by the UID alone, and counts for the version that it answers', async () => {
  const { id, email, uid, visit } = await invited();
  // Another mailbox of the person who was invited.
  await answer('assistant@elsewhere.example', { uid, sequence: 0, attendee: email, at: '20261127T120000Z' });
  expect(await visitsOf(id)).toMatchObject([{ answer: 'accepted' }]);
  // The later answer counts, whatever arrives last.
  await answer(email, { uid, sequence: 0, status: 'TENTATIVE', at: '20261127T130000Z' });
  await answer(email, { uid, sequence: 0, status: 'DECLINED', at: '20261127T110000Z' });
  expect(await visitsOf(id)).toMatchObject([{ answer: 'tentative' }]);

  await move(id, visit, visitOf(email));
  await isSent(id, 2);
  expect(await visitsOf(id)).toMatchObject([{ answer: null }]);
  await answer(email, { uid, sequence: 0 });
  expect(await visitsOf(id)).toMatchObject([{ answer: null }]);
  expect((await entryOf(id))[0]).toMatchObject({ visit: { change: 'accepted' } });
  await answer(email, { uid, sequence: 1 });
  expect(await visitsOf(id)).toMatchObject([{ answer: 'accepted' }]);
});

test.each([
  ['that proposes another time', { method: 'COUNTER', status: 'TENTATIVE' }],
  ['without a decision', { status: 'NEEDS-ACTION' }],
  ['to a version that was never sent', { sequence: 5 }],
])('an answer %s is a message only', async (_, given) => {
  const { id, email, uid, sequence } = await invited();
  const leads = await api.sql('select from leads');
  await answer('somebody@elsewhere.example', { uid, sequence, attendee: email, ...given });
  expect(await api.sql('select from leads')).toHaveLength(leads.length);
  expect(await visitsOf(id)).toMatchObject([{ answer: null }]);
  expect((await entryOf(id))[0]).toMatchObject({ message: { kind: 'calendar-answer' }, visit: null });
});

test('an answer of an address that was not invited names it, and the answer of the invited one counts first', async () => {
  const { id, email, uid } = await invited();
  const alias = 'ada.alias@people.example';
  await answer(email, { uid, sequence: 0, attendee: alias, at: '20261127T130000Z' });
  expect(await visitsOf(id)).toMatchObject([{ answer: 'accepted', answeredBy: alias }]);
  await answer(email, { uid, sequence: 0, status: 'DECLINED' });
  expect(await visitsOf(id)).toMatchObject([{ answer: 'declined', answeredBy: null }]);
});

test('an answer with values that no database can store does not stop the mailbox', async () => {
  const { id, email, uid } = await invited();
  for (const sequence of [99_999_999_999, -1, 0.5, Number.NaN]) await answer(email, { uid, sequence });
  await answer(email, { uid: `x${uid}`, sequence: 0, attendee: 'a\0b' });
  expect(await visitsOf(id)).toMatchObject([{ id: expect.any(Number) }]);
});
