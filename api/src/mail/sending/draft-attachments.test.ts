import { randomUUID } from 'node:crypto';
import { outgoingMailLimits } from '@portal/contracts/outgoing-mail-limits';
import { findInFolder } from '../../testing/find-text.ts';
import { makeLead } from '../../testing/lead-fixtures.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { startNotificationApi } from '../../testing/notification-api.ts';
import { type Colleague, createColleague } from '../../testing/staff.ts';
import { until } from '../../testing/until.ts';
import { sendDelay } from './outgoing-mail.service.ts';

const dataDir = newFolder();
const { api, mail, stop } = await startNotificationApi({ DATA_DIR: dataDir });
const grace = await createColleague(api, 'agent', 'Grace');
const alan = await createColleague(api, 'manager', 'Alan');
const viewer = await createColleague(api, 'viewer', 'Vera');

beforeEach(() => {
  sendDelay.seconds = 0;
});
afterAll(stop);

let nth = 0;
async function newLead() {
  nth += 1;
  const email = `person-${nth}@people.example`;
  return { lead: await makeLead(api, { email }), email };
}

async function send(lead: number, reply: object) {
  const newest = 'select max(id)::integer as id from lead_events where lead_id = $1';
  const [seen] = await api.sql<{ id: number }>(newest, [lead]);
  return grace.post(`leads/${lead}/messages`, { seenEntryId: seen?.id ?? 0, ...reply }).expect(201);
}
const pdf = Buffer.from('%PDF-1.7 \x00\xff', 'latin1');
const upload = (lead: number, draftId: string, name: string, content: Buffer, who: Colleague = grace) =>
  api.request
    .post(`/api/admin/leads/${lead}/drafts/${draftId}/attachments`)
    .query({ name })
    .set('Cookie', who.cookie)
    .set('Content-Type', 'application/octet-stream')
    .send(content);

test('a message that is taken back is a draft again, with its files', async () => {
  const { lead, email } = await newLead();
  const draftId = randomUUID();
  await grace.put(`leads/${lead}/drafts/${draftId}`, { kind: 'reply', text: 'The p', revision: 0 }).expect(200);
  const { body: file } = await upload(lead, draftId, 'plan.pdf', pdf).expect(201);
  expect(file).toEqual({ id: expect.any(Number), name: 'plan.pdf', mimeType: 'application/pdf', size: pdf.length });
  sendDelay.seconds = 600;
  const { body } = await send(lead, { draftId, to: [email], cc: ['office@people.example'], text: 'The plan.' });
  expect((await grace.get(`leads/${lead}/drafts`).expect(200)).body).toEqual([]);
  await upload(lead, draftId, 'late.pdf', pdf).expect(409);
  await grace.delete(`messages/${body.id}`).expect(204);

  expect((await grace.get(`leads/${lead}/drafts`).expect(200)).body).toMatchObject([
    {
      id: draftId,
      kind: 'reply',
      text: 'The plan.',
      fields: { to: email, cc: 'office@people.example', subject: '' },
      attachments: [file],
    },
  ]);
});

test('files are sent with a message, by the type of their content', async () => {
  const { lead, email } = await newLead();
  const draftId = randomUUID();
  await grace.put(`leads/${lead}/drafts/${draftId}`, { kind: 'reply', text: 'Plan', revision: 0 }).expect(200);
  await upload(lead, draftId, 'Plän "A".txt', pdf).expect(201);
  await upload(lead, draftId, 'notes.pdf', Buffer.from('no PDF')).expect(201);
  const { body: removed } = await upload(lead, draftId, 'wrong.pdf', pdf).expect(201);
  await grace.delete(`leads/${lead}/drafts/${draftId}/attachments/${removed.id}`).expect(204);
  const { body } = await send(lead, { draftId, to: [email], text: 'See the plan.' });
  const [sent] = await until(() => mail.to(email)[0] && mail.to(email));
  expect(
    sent?.attachments.map(({ filename, mimeType, content }) => [
      filename,
      mimeType,
      Buffer.from(content as Uint8Array),
    ]),
  ).toEqual([
    ['Plän "A".txt', 'application/pdf', pdf],
    ['notes.pdf', 'application/octet-stream', Buffer.from('no PDF')],
  ]);
  const { body: shown } = await grace.get(`leads/${lead}`).expect(200);
  const files = [
    { part: 0, name: 'Plän "A".txt', mimeType: 'application/pdf', size: pdf.length },
    { part: 1, name: 'notes.pdf', mimeType: 'application/octet-stream', size: 6 },
  ];
  expect(shown.timeline.find(({ kind }: { kind: string }) => kind === 'message').message.attachments).toMatchObject(
    files,
  );
  expect(shown.files).toMatchObject(
    files.map((file) => ({
      ...file,
      ...{ messageId: body.id, direction: 'out', subject: 'Your request to Lumenward', isMissing: false },
    })),
  );
  const download = await grace.get(`messages/${body.id}/attachments/0`).buffer(true).expect(200);
  expect(download.body).toEqual(pdf);
  // Nothing is left of the draft but the mail itself.
  await until(async () => (await api.sql('select from lead_drafts where id = $1', [draftId])).length === 0);
  expect(await api.sql('select from draft_attachments where draft_id = $1', [draftId])).toEqual([]);
});

test('programs, empty and too many or too large files are rejected, and files of others', async () => {
  const { lead } = await newLead();
  const draftId = randomUUID();
  await upload(lead, draftId, 'plan.pdf', pdf).expect(404);
  await grace.put(`leads/${lead}/drafts/${draftId}`, { kind: 'reply', text: '', revision: 0 }).expect(200);
  await upload(lead, draftId, 'setup.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])).expect(422);
  await upload(lead, draftId, 'empty.txt', Buffer.alloc(0)).expect(422);
  await upload(lead, draftId, 'large.bin', Buffer.alloc(outgoingMailLimits.fileBytes + 1)).expect(413);
  await upload(lead, draftId, 'half.bin', Buffer.alloc(outgoingMailLimits.fileBytes - 100)).expect(201);
  await upload(lead, draftId, 'rest.bin', Buffer.alloc(101)).expect(413);
  for (let count = 1; count < outgoingMailLimits.files; count += 1) await upload(lead, draftId, 'a', pdf).expect(201);
  await upload(lead, draftId, 'a', pdf).expect(409);
  await api.sql(
    'update draft_attachments set size = 150000000 where draft_id = $1 and id = (select max(id) from draft_attachments)',
    [draftId],
  );
  const [{ lead: otherLead }, otherDraft] = [await newLead(), randomUUID()];
  await grace.put(`leads/${otherLead}/drafts/${otherDraft}`, { kind: 'reply', text: '', revision: 0 }).expect(200);
  const { body } = await upload(otherLead, otherDraft, 'half.bin', Buffer.alloc(10_000_000)).expect(409);
  expect(body.detail).toBe('Your unsent messages have more than 150 MB of files. Send some, or remove files.');
  await upload(lead, draftId, 'plan.pdf', pdf, alan).expect(404);
  await upload(lead, draftId, 'plan.pdf', pdf, viewer).expect(403);
  await api.request
    .post(`/api/admin/leads/${lead}/notes`)
    .set('Cookie', grace.cookie)
    .set('Content-Type', 'application/octet-stream')
    .send(pdf)
    .expect(415);
  // Later drafts have files too.
  await grace.delete(`leads/${lead}/drafts/${draftId}`).expect(204);
});

test('the files of a draft go with the erasure of the person', async () => {
  const lead = await makeLead(api, { email: 'files@people.example' });
  const draftId = randomUUID();
  await grace.put(`leads/${lead}/drafts/${draftId}`, { kind: 'reply', text: '', revision: 0 }).expect(200);
  await upload(lead, draftId, 'plan.txt', Buffer.from('of an erased person')).expect(201);
  const { body } = await alan.get(`leads/${lead}/person/export`).expect(200);
  expect(body.drafts).toMatchObject([{ kind: 'reply', attachments: ['plan.txt'] }]);
  expect((await alan.get(`leads/${lead}/person`).expect(200)).body).toMatchObject({ messages: 0, files: 1 });
  const erase = alan.post(`leads/${lead}/person/erase`, { addresses: ['files@people.example'] });
  expect((await erase.expect(200)).body.removed).toMatchObject({ messages: 0, files: 1 });
  expect(findInFolder(dataDir, ['of an erased person'])).toEqual([]);
});

test.each(['setup.hta', 'page.HTML', 'run.js', 'run.sh', 'logo.svg', 'a.bat '])(
  'a file with the name of a program is rejected: %s',
  async (name) => {
    const lead = await makeLead(api);
    const draftId = randomUUID();
    await grace.put(`leads/${lead}/drafts/${draftId}`, { kind: 'reply', text: '', revision: 0 }).expect(200);
    await upload(lead, draftId, name, Buffer.from('text')).expect(422);
  },
);
