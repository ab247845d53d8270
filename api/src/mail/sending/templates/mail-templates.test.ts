import { makeLead } from '../../../testing/lead-fixtures.ts';
import { createColleague } from '../../../testing/staff.ts';
import { useApi } from '../../../testing/test-api.ts';
import type { MailTemplateDto } from './mail-template.dto.ts';

const api = await useApi();
const grace = await createColleague(api, 'agent', 'Grace');
const ben = await createColleague(api, 'agent', 'Ben');
const alan = await createColleague(api, 'manager', 'Alan');
const viewer = await createColleague(api, 'viewer', 'Vera');

const template = (given: object) => ({
  name: 'First answer',
  language: 'en',
  subject: null,
  text: 'Hello',
  isShared: false,
  ...given,
});
const namesOf = async (who: typeof grace) =>
  (await who.get('mail-templates').expect(200)).body.map(({ name }: { name: string }) => name);

test('own templates are for their author, shared ones of managers for everybody', async () => {
  const { body: own } = await grace.post('mail-templates', template({ name: 'Mine' })).expect(201);
  const { body: shared } = await alan.post('mail-templates', template({ name: 'Ours', isShared: true })).expect(201);
  expect(await namesOf(grace)).toEqual(['Mine', 'Ours']);
  expect(await namesOf(ben)).toEqual(['Ours']);

  await grace.post('mail-templates', template({ isShared: true })).expect(403);
  await grace.put(`mail-templates/${shared.id}`, template({})).expect(403);
  await grace.delete(`mail-templates/${shared.id}`).expect(403);
  await ben.put(`mail-templates/${own.id}`, template({})).expect(404);
  await viewer.get('mail-templates').expect(403);

  await grace.put(`mail-templates/${own.id}`, template({ name: 'Changed' })).expect(200);
  await grace.delete(`mail-templates/${own.id}`).expect(204);
  await alan.delete(`mail-templates/${shared.id}`).expect(204);
  expect(await namesOf(grace)).toEqual([]);
});

test('templates for a lead are in its language, with what is known filled in', async () => {
  const lead = await makeLead(api, { name: 'Ada Byron' });
  const text = 'Hello {{person}}, about {{ service }}: {{visit}}.';
  await grace.post('mail-templates', template({ name: 'English', text, subject: 'For {{person}}' })).expect(201);
  await grace.post('mail-templates', template({ name: 'Spanish', text, language: 'es' })).expect(201);
  await api.sql(`update leads set service = 'access-control' where id = $1`, [lead]);

  const { body } = await grace.get(`leads/${lead}/mail-templates`).expect(200);
  expect(body).toMatchObject([
    {
      name: 'English',
      subject: 'For Ada Byron',
      text: expect.stringMatching(/^Hello Ada Byron, about Access Control: \{\{visit\}\}\.$/),
    },
  ]);
  await grace.get('leads/999999/mail-templates').expect(404);

  for (const [service, name] of [
    ['access-control', 'Control de acceso'],
    ['consultation', 'Consulta general'],
    ['threat-detection', 'Threat Detection & Response'],
  ]) {
    await api.sql(`update leads set language = 'es', service = $2 where id = $1`, [lead, service]);
    const { body: spanish } = await grace.get(`leads/${lead}/mail-templates`).expect(200);
    expect(spanish).toMatchObject([{ name: 'Spanish', text: `Hello Ada Byron, about ${name}: {{visit}}.` }]);
  }
});

test('templates of the practice of a lead come first, and those of other practices last', async () => {
  await api.sql('truncate mail_templates');
  for (const [name, practice] of [
    ['Audio', 'audiovisual'],
    ['Cameras', 'physical-security'],
    ['General', null],
    ['Network', 'connectivity'],
  ])
    await grace.post('mail-templates', template({ name, practice })).expect(201);
  const lead = await makeLead(api, { service: 'video-surveillance' });
  const { body } = await grace.get(`leads/${lead}/mail-templates`).expect(200);
  expect(body.map(({ name, practice }: MailTemplateDto) => [name, practice])).toEqual([
    ['Cameras', 'physical-security'],
    ['General', null],
    ['Audio', 'audiovisual'],
    ['Network', 'connectivity'],
  ]);
  const [cameras] = body;
  const { body: changed } = await grace.put(`mail-templates/${cameras.id}`, template({ name: 'Cameras' })).expect(200);
  expect(changed.practice).toBeNull();
});

test.each([
  ['Sam Stranger', 'Sam'],
  ['Dr. Ana-María de la Cruz', 'Ana-María'],
  ['CRUZ, ANA', 'Ana'],
  ['o’brien, siân', 'Siân'],
  ['Ana Ruiz, PhD', 'Ana'],
  ['Mr. John Smith Jr.', 'John'],
  ['Smith Security LLC', 'Smith Security LLC'],
  ['Mr. Smith', 'Mr. Smith'],
  ['Madonna', 'Madonna'],
  ['J. Smith', 'J. Smith'],
  ['Ana & Luis Cruz', 'Ana & Luis Cruz'],
  ['Austin ISD Facilities', 'Austin ISD Facilities'],
  ['王 小明', '王 小明'],
  ['ana@example.com', 'ana@example.com'],
])('addresses %s as %s', async (name, firstName) => {
  await api.sql('truncate mail_templates');
  const lead = await makeLead(api, { name });
  await grace.post('mail-templates', template({ text: 'Hello {{firstName}},' })).expect(201);
  const { body } = await grace.get(`leads/${lead}/mail-templates`).expect(200);
  expect(body[0].text).toBe(`Hello ${firstName},`);
});

test.each([
  [{ name: '' }, 'name'],
  [{ text: ' ' }, 'text'],
  [{ language: 'fr' }, 'language'],
  [{ isShared: 'yes' }, 'isShared'],
  [{ practice: 'plumbing' }, 'practice'],
  [{ subject: 'For {{persona}}' }, 'subject'],
])('rejects a template with %j', async (wrong, field) => {
  const { body } = await grace.post('mail-templates', template(wrong)).expect(422);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test('a rejected template names what is no field, and the fields that there are', async () => {
  const { body: inText } = await grace.post('mail-templates', template({ text: '{{persona}}, {{visit}}' })).expect(422);
  expect(inText.fields).toEqual({
    text: '{{persona}} is not a field. There are {{person}}, {{firstName}}, {{service}}, {{visit}}',
  });
  const { body: inBody } = await grace.post('mail-templates', template({ shared: true })).expect(422);
  expect(inBody.fields).toEqual({
    shared: 'shared is no field. There are name, language, practice, subject, text, isShared',
  });
  await grace.put('mail-signature', { text: 'Grace', html: '' }).expect(422);
});

test('everybody has a signature', async () => {
  await grace.get('mail-signature').expect(200, { text: '' });
  await grace.put('mail-signature', { text: 'Grace\nLumenward' }).expect(204);
  await grace.get('mail-signature').expect(200, { text: 'Grace\nLumenward' });
  await ben.get('mail-signature').expect(200, { text: '' });
  await grace.put('mail-signature', { text: '' }).expect(204);
  await grace.get('mail-signature').expect(200, { text: '' });
});
