import { randomUUID } from 'node:crypto';
import { findInDatabase, findInFolder } from '../../../testing/find-text.ts';
import { startApi } from '../../../testing/test-api.ts';
import { until } from '../../../testing/until.ts';
import { instant, invitationIn, readCalendar, useVisitDesk } from '../../../testing/visit-desk.ts';
import { sendDelay } from '../outgoing-mail.service.ts';

const {
  api,
  mail,
  grace,
  alan,
  viewer,
  nextDay,
  newLead,
  seenOf,
  visitOf,
  schedule,
  move,
  cancel,
  visitsOf,
  entryOf,
  newsOf,
  sentTo,
  isSent,
  settings,
} = await useVisitDesk();

test('a visit is sent as an invitation in the conversation', async () => {
  const { id, email } = await newLead();
  const visit = visitOf(email, { note: 'Please have the gate code ready.' });
  const { body } = await schedule(id, visit).then((response) => response);
  expect(body).toEqual({ id: expect.any(Number), message: { id: expect.any(Number), sendAt: expect.any(String) } });

  const sent = await sentTo(email);
  expect(sent.subject).toBe('Site visit by Lumenward');
  expect(sent.text).toContain('We would like to visit you.');
  expect(sent.messageId).toMatch(/^<[0-9a-f]{24}@/);
  expect(sent.replyTo?.[0]?.address).toMatch(/^info\+l\d+-/);
  const starts = instant(visit.day, '10:00');
  expect(invitationIn(sent)).toEqual({
    ...{ version: '2.0', method: 'REQUEST', sequence: 0, status: 'CONFIRMED', summary: 'Site visit by Lumenward' },
    uid: `${visit.draftId}@lumenward.example`,
    stamp: expect.stringMatching(/Z$/),
    starts,
    ends: instant(visit.day, '11:00'),
    location: '500 Congress Ave, Austin',
    description: 'Please have the gate code ready.\n\nGrace will visit you.',
    organizer: ['mailto:info@lumenward.example', 'Lumenward'],
    attendee: [`mailto:${email}`, 'Ada Byron'].map((text) => expect.stringMatching(new RegExp(`^${text}$`, 'i'))),
    rsvp: 'TRUE',
    partstat: 'NEEDS-ACTION',
  });
  await isSent(id);
  expect(await visitsOf(id)).toEqual([
    {
      ...{ id: body.id, leadId: id, minutes: 60, address: '500 Congress Ave, Austin', attendee: email },
      ...{ note: 'Please have the gate code ready.', assignee: { id: grace.id, name: 'Grace' } },
      ...{
        startsAt: new Date(starts).toISOString(),
        isCancelled: false,
        answer: null,
        answeredBy: null,
        delivery: 'sent',
      },
    },
  ]);
  const message = (await entryOf(id)).find(({ kind }: { kind: string }) => kind === 'message');
  expect(message).toMatchObject({
    actor: { id: grace.id },
    isUndoable: false,
    visit: { change: 'scheduled', before: null, address: '500 Congress Ave, Austin' },
    message: { id: body.message.id, attachments: [{ part: 1, name: 'visit.ics', mimeType: 'text/calendar' }] },
  });
  const file = await grace.get(`messages/${body.message.id}/attachments/1`).buffer(true).expect(200);
  expect(readCalendar(file.body.toString()).method).toBe('REQUEST');
  expect((await grace.get(`leads/${id}/drafts`).expect(200)).body).toEqual([]);
});

test('a visit is moved and cancelled with the same UID and a higher sequence', async () => {
  const { id, email } = await newLead({ language: 'es', name: 'Lucía Ortega' });
  const first = await schedule(id, visitOf(email));
  await isSent(id);
  const { uid, summary } = invitationIn(await sentTo(email));
  expect(summary).toBe('Visita de Lumenward');

  const moved = await move(id, first.body.id, visitOf(email, { time: '14:30', minutes: 90, assigneeId: alan.id }));
  expect(moved.status).toBe(200);
  await isSent(id, 2);
  const second = await sentTo(email, 2);
  expect(second.subject).toBe('Actualizada: Visita de Lumenward');
  expect(invitationIn(second)).toMatchObject({ method: 'REQUEST', uid, sequence: 1, description: 'Le visitará Alan.' });
  expect((await entryOf(id)).find(({ visit }: { visit: unknown }) => visit)).toMatchObject({
    visit: { change: 'moved', minutes: 90, before: { minutes: 60, assignee: { name: 'Grace' } } },
  });

  const stale = await move(id, first.body.id, visitOf(email));
  expect([stale.status, stale.body.detail]).toEqual([
    409,
    'This visit has just been changed. Please look at it again.',
  ]);

  expect((await cancel(id, moved.body.id, email)).status).toBe(201);
  await isSent(id, 3);
  const third = await sentTo(email, 3);
  expect(third.subject).toBe('Cancelada: Visita de Lumenward');
  expect(invitationIn(third)).toMatchObject({ method: 'CANCEL', uid, sequence: 2, status: 'CANCELLED' });
  const [cancelled, ...others] = await visitsOf(id);
  expect(others).toEqual([]);
  expect(cancelled).toMatchObject({ isCancelled: true, minutes: 90 });
  expect(await newsOf(id)).toEqual(['cancelled', 'moved', 'scheduled']);
  expect((await move(id, cancelled?.id ?? 0, visitOf(email))).body.detail).toBe('This visit has been cancelled.');
});

test('a visit is as before when the message about it is taken back', async () => {
  const { id, email } = await newLead();
  sendDelay.seconds = 600;
  const first = await schedule(id, visitOf(email));
  await grace.delete(`messages/${first.body.message.id}`).expect(204);
  expect([await visitsOf(id), await newsOf(id)]).toEqual([[], []]);

  const again = await schedule(id, visitOf(email));
  const before = await visitsOf(id);
  for (const change of [() => move(id, again.body.id, visitOf(email)), () => cancel(id, again.body.id, email)]) {
    const { body } = await change();
    expect(await visitsOf(id)).not.toEqual(before);
    await grace.delete(`messages/${body.message.id}`).expect(204);
    expect(await visitsOf(id)).toEqual(before);
  }
  expect(await newsOf(id)).toEqual(['scheduled']);
  expect(mail.to(email)).toEqual([]);
});

test('a repeated request makes one visit', async () => {
  const { id, email } = await newLead();
  sendDelay.seconds = 600;
  const visit = { seenEntryId: await seenOf(id), ...visitOf(email) };
  const answers = [await schedule(id, visit), await schedule(id, visit)];
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
    [201, answers[0]?.body.id],
    [201, answers[0]?.body.id],
  ]);
  expect(await visitsOf(id)).toHaveLength(1);
  const unsent = visitOf(null);
  expect((await schedule(id, unsent)).status).toBe(201);
  expect((await schedule(id, unsent)).body.detail).toBe('This visit has been saved already.');
});

test('who is not invited any more gets a cancellation, with and not before the change', async () => {
  const { id, email } = await newLead();
  const { body } = await schedule(id, visitOf(email));
  await isSent(id);
  const { uid } = invitationIn(await sentTo(email));
  const other = `other-${email}`;

  sendDelay.seconds = 600;
  const { body: moved } = await move(id, body.id, visitOf(other));
  expect(await api.sql('select from messages where goes_with_id = $1', [moved.message.id])).toHaveLength(1);
  await grace.delete(`messages/${moved.message.id}`).expect(204);
  expect(await api.sql('select from messages where recipients @> $1', [JSON.stringify([{ address: other }])])).toEqual(
    [],
  );

  sendDelay.seconds = 0;
  await move(id, body.id, visitOf(other));
  expect(invitationIn(await sentTo(other))).toMatchObject({ method: 'REQUEST', uid, sequence: 1 });
  expect(invitationIn(await sentTo(email, 2))).toMatchObject({
    method: 'CANCEL',
    uid,
    sequence: 1,
    status: 'CANCELLED',
  });
  await isSent(id, 2);
  // It is no answer of its own.
  expect((await entryOf(id)).filter(({ kind }: { kind: string }) => kind === 'contact')).toHaveLength(2);
  expect((await visitsOf(id))[0]).toMatchObject({ attendee: other, isCancelled: false });
});

test('another time with the same draft is a question', async () => {
  const { id, email } = await newLead();
  sendDelay.seconds = 600;
  const visit = visitOf(email);
  const { body } = await schedule(id, visit);
  expect((await schedule(id, { ...visit, isConfirmed: true })).body).toEqual(body);
  const { status, body: rejected } = await schedule(id, { ...visit, time: '11:00' });
  expect([status, rejected.earlierMessage]).toMatchObject([
    409,
    { id: body.message.id, to: [email], state: 'waiting' },
  ]);
});

test('what is impossible is rejected, with the field', async () => {
  const { id, email } = await newLead();
  const rejected = async (fields: object) => {
    const { status, body } = await schedule(id, visitOf(email, fields));
    expect(status).toBe(422);
    return body.fields;
  };
  expect(await rejected({ day: '2026-01-05' })).toEqual({ day: 'Choose a time in the future' });
  expect(await rejected({ day: '2027-02-30' })).toEqual({ day: 'Choose a day' });
  expect(await rejected({ time: '25:00' })).toEqual({ time: 'Choose a time' });
  expect(await rejected({ minutes: 721 })).toEqual({ minutes: 'A visit takes 12 hours at most' });
  expect(await rejected({ address: ' ' })).toEqual({ address: 'Where is the visit?' });
  expect(await rejected({ text: '' })).toEqual({ text: 'Please write something' });
  expect(await rejected({ email: 'ada' })).toEqual({ email: 'Please check the address' });
  expect(await rejected({ assigneeId: viewer.id })).toEqual({ assigneeId: 'Choose an agent or a manager' });
  expect(await visitsOf(id)).toEqual([]);
});

test('warns outside business hours and of another visit of the same person, and saves it when confirmed', async () => {
  const { id } = await newLead({ name: 'Lina Archer' });
  const other = await newLead();
  const day = nextDay();
  expect((await schedule(id, visitOf(null, { day }))).status).toBe(201);
  const warningsOf = async (fields: object) => {
    const { status, body } = await schedule(other.id, visitOf(null, { day, ...fields }));
    return [status, body.warnings];
  };
  expect(await warningsOf({ time: '10:30' })).toEqual([
    409,
    [expect.stringMatching(/^Grace visits Lina Archer on .*, 10:00 AM C[SD]T\.$/)],
  ]);
  expect(await warningsOf({ time: '17:30' })).toEqual([409, ['This is outside business hours (Mon–Fri 8 AM–6 PM).']]);
  // A colleague confirms a visit right after it.
  expect(await warningsOf({ time: '11:00' })).toEqual([201, undefined]);
  expect(await warningsOf({ time: '10:30', assigneeId: alan.id })).toEqual([201, undefined]);
  expect(await warningsOf({ time: '06:00', isConfirmed: true })).toEqual([201, undefined]);

  // A visit does not overlap with itself, nor with one that was cancelled.
  const [visit] = await visitsOf(id);
  const moved = await move(id, visit?.id ?? 0, visitOf(null, { day, time: '09:45' }));
  expect(moved.status).toBe(200);
  expect((await cancel(id, moved.body.id, null)).status).toBe(201);
  expect(await warningsOf({ time: '09:30', minutes: 30 })).toEqual([201, undefined]);
});

test.each([
  ['2035-03-10', '10:00', 60, '2035-03-10T16:00:00Z', '2035-03-10T17:00:00Z'],
  ['2035-03-11', '01:30', 120, '2035-03-11T07:30:00Z', '2035-03-11T09:30:00Z'],
  ['2035-03-12', '10:00', 60, '2035-03-12T15:00:00Z', '2035-03-12T16:00:00Z'],
  ['2035-11-03', '10:00', 60, '2035-11-03T15:00:00Z', '2035-11-03T16:00:00Z'],
  // Both times of the repeated hour: the first one.
  ['2035-11-04', '01:30', 120, '2035-11-04T06:30:00Z', '2035-11-04T08:30:00Z'],
  ['2035-11-05', '10:00', 60, '2035-11-05T16:00:00Z', '2035-11-05T17:00:00Z'],
])('around daylight saving, %s %s for %i minutes is from %s to %s', async (day, time, minutes, starts, ends) => {
  const { id } = await newLead();
  const { body } = await schedule(id, visitOf(null, { day, time, minutes, isConfirmed: true }));
  const { text } = await grace.get(`leads/${id}/visits/${body.id}/file`).expect(200);
  expect(readCalendar(text)).toMatchObject({ starts, ends });
});

test('rejects a time that daylight saving skips', async () => {
  const { id } = await newLead();
  const { body } = await schedule(id, visitOf(null, { day: '2035-03-11', time: '02:30', isConfirmed: true }));
  expect(body.fields).toEqual({ time: 'There is no such time on that day: clocks go forward' });
});

test('viewers see visits and their files, and change nothing', async () => {
  const { id, email } = await newLead();
  const { body } = await schedule(id, visitOf(null));
  expect(await visitsOf(id)).toHaveLength(1);
  const { text, headers } = await viewer.get(`leads/${id}/visits/${body.id}/file`).expect(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="visit.ics"',
  });
  expect(readCalendar(text)).toMatchObject({ method: 'REQUEST', location: '500 Congress Ave, Austin' });
  await viewer.post(`leads/${id}/visits`, { seenEntryId: 0, ...visitOf(email) }).expect(403);
  await viewer.put(`leads/${id}/visits/${body.id}`, { seenEntryId: 0, ...visitOf(email) }).expect(403);
  await viewer.post(`leads/${id}/visits/${body.id}/cancel`, { seenEntryId: 0, draftId: randomUUID() }).expect(403);

  const other = await newLead();
  await grace.get(`leads/${other.id}/visits/${body.id}/file`).expect(404);
  expect((await move(other.id, body.id, visitOf(null))).status).toBe(404);
  expect((await cancel(id, 999_999, null)).status).toBe(404);
});

test('without a mail server, a visit is saved without an e-mail', async () => {
  const { id, email } = await newLead();
  const second = await startApi({ ...settings, BUSINESS_HOLIDAYS: 'none', SITE_URL: 'https://www.lumenward.example' });
  const send = (visit: object) =>
    second.request
      .post(`/api/admin/leads/${id}/visits`)
      .set('Cookie', grace.cookie)
      .send({ seenEntryId: 0, ...visit });
  const { body } = await send(visitOf(email)).expect(503);
  expect(body.detail).toBe('Mail cannot be sent: SMTP_URL is not set.');
  const saved = await send(visitOf(null)).expect(201);
  await second.stop();
  expect(saved.body).toEqual({ id: expect.any(Number), message: null });
  expect(await visitsOf(id)).toMatchObject([{ id: saved.body.id, attendee: null, delivery: null }]);
  expect((await entryOf(id))[0]).toMatchObject({
    kind: 'visit',
    actor: { id: grace.id },
    isUndoable: false,
    visit: { change: 'scheduled' },
  });
});

test('templates name the next visit that is not cancelled', async () => {
  const { id } = await newLead();
  const template = { name: `Visit ${id}`, language: 'en', subject: null, text: 'Until {{visit}}.', isShared: true };
  await alan.post('mail-templates', template).expect(201);
  const textOf = async () =>
    (await grace.get(`leads/${id}/mail-templates`).expect(200)).body.find(
      ({ name }: { name: string }) => name === template.name,
    ).text;
  expect(await textOf()).toBe('Until {{visit}}.');
  const day = nextDay();
  const first = await schedule(id, visitOf(null, { day, time: '09:00' }));
  await schedule(id, visitOf(null, { day, time: '15:00' }));
  expect(await textOf()).toMatch(/^Until Tuesday, .*, 9:00 – .* AM C[DS]T\.$/);
  await cancel(id, first.body.id, null);
  expect(await textOf()).toMatch(/, 3:00 – .* PM C[DS]T\.$/);
});

test('a visit is shown in the merge tree, and stays with its lead when that is separated', async () => {
  const into = await newLead();
  const merged = await newLead();
  await schedule(merged.id, visitOf(null));
  await grace.post(`leads/${into.id}/merge`, { leadId: merged.id }).expect(200);
  expect(await visitsOf(into.id)).toMatchObject([{ leadId: merged.id }]);
  // An invitation is of the lead of its recipient.
  sendDelay.seconds = 600;
  await schedule(into.id, visitOf(merged.email));
  await grace.post(`leads/${into.id}/separate`, { leadId: merged.id }).expect(200);
  expect(await visitsOf(into.id)).toEqual([]);
  expect(await visitsOf(merged.id)).toHaveLength(2);
});

test('an export has the visits of a person, and an erasure removes them', async () => {
  const { id, email } = await newLead();
  const address = 'Quarry Lane 17 Bastrop';
  sendDelay.seconds = 600;
  const { body } = await schedule(id, visitOf(email, { address, note: 'Beware of the Wolfhound' }));
  await move(id, body.id, visitOf(email, { address, note: null }));
  const exported = await alan.get(`leads/${id}/person/export`).expect(200);
  expect(exported.body.visits).toMatchObject([
    { leadId: id, address, note: 'Beware of the Wolfhound', attendee: email },
    { leadId: id, address, note: null },
  ]);
  await alan.post(`leads/${id}/person/erase`, { addresses: [email] }).expect(200);
  expect(await findInDatabase(api, [address, 'Wolfhound'])).toEqual([]);
  await until(() => findInFolder(settings.DATA_DIR, [address, 'Wolfhound']).length === 0);
});
