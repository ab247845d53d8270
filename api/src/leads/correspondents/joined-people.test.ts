import { query } from '../../testing/databases.ts';
import { createColleague } from '../../testing/staff.ts';
import { createDatabase, useApi } from '../../testing/test-api.ts';

/**
 * A database as migrations left it. Each of these people has sent a mail into the conversation of lead 1. The people that only such a mail
 * had joined with the lead are listed, and the requests of these mails have no name and address.
 */
async function createEarlierDatabase(): Promise<string> {
  const database = await createDatabase();
  await query(
    database,
    `insert into leads (id, root_id, status) select id, id, 'new' from generate_series(1, 2) as id;
     alter sequence leads_id_seq restart with 10;
     insert into contact_submissions (id, name, email, message)
     select id, name, address, 'A form' from (values (1, 'Hanna', 'hanna@owner.example'), (2, 'Pat', 'pat@property.example')) as form (id, name, address);
     insert into requests (id, key, content_digest, lead_id, contact_submission_id, reference, received_at, kind, name, email, email_identity, state, message)
     select id, gen_random_uuid(), '', lead, form, 'REF' || id, now() + id * interval '1 minute', kind, name, address, address, 'inbox', 'Request ' || id
     from (values (1, 1, 1, 'contact', 'Hanna', 'hanna@owner.example'), (2, 1, null, 'email', 'Pat', 'pat@property.example'),
                  (3, 1, null, 'email', 'Hanna', 'hanna@owner.example'), (4, 1, null, 'email', 'Hanna H', 'hanna@home.example'),
                  (5, 1, 2, 'contact', 'Pat', 'pat@property.example'), (6, 1, null, 'email', 'Ina', 'ina@known.example'),
                  (7, 2, null, 'email', 'Tom', 'tom@owner.example'), (8, 2, null, 'email', 'Tom', 'tom@owner.example')
     ) as sent (id, lead, form, kind, name, address);
     alter sequence requests_id_seq restart with 100;
     insert into lead_details (lead_id, field, identity, value, is_added)
     values (1, 'email', 'ina@known.example', 'ina@known.example', true);
     insert into lead_events (lead_id, request_id, kind) select lead_id, id, 'submitted' from requests;
     insert into messages (lead_id, request_id, direction, kind, from_name, from_address, subject, subject_key, text, received_at, evidence, raw_digest, raw_size)
     select lead_id, id, 'in', 'message', name, email, '', '', message, received_at,
       case when id not in (3, 7) then 'references' when id = 3 then 'address' end, '', 1
     from requests where kind = 'email';
     insert into joined_people (lead_id, address, name)
     values (1, 'pat@property.example', 'Pat'), (1, 'hanna@home.example', 'Hanna H');
     update requests set name = null, email = null, email_identity = null where id in (2, 4);
     select project_leads('{1, 2}')`,
  );
  return database;
}

const api = await useApi({ DATABASE_URL: await createEarlierDatabase() });
const manager = await createColleague(api, 'manager', 'Barbara');
const agent = await createColleague(api, 'agent', 'Grace');

const list = async () => (await manager.get('joined-people').expect(200)).body;
const pat = { lead: { id: 1, name: 'Hanna' }, name: 'Pat', address: 'pat@property.example', messages: 1, requests: 1 };
const home = { lead: pat.lead, name: 'Hanna H', address: 'hanna@home.example', messages: 1, requests: 0 };

test('managers see the people that only a mail has joined with a lead', async () => {
  expect(await list()).toEqual([
    { id: expect.any(Number), ...pat, decision: null },
    { id: expect.any(Number), ...home, decision: null },
  ]);
  await agent.get('joined-people').expect(403);
});

test('the same person keeps the address, and the decision is undone', async () => {
  const [, { id }] = await list();
  const { body } = await manager.post(`joined-people/${id}`, { decision: 'same' }).expect(200);
  const emails = async () =>
    (await manager.get('leads/1').expect(200)).body.details.email.map(({ value }: { value: string }) => value);
  expect(await emails()).toContain('hanna@home.example');
  expect(await list()).toMatchObject([pat, { ...home, decision: 'same' }]);
  await manager.post(`joined-people/${id}`, { decision: 'other' }).expect(409);

  await manager.post('leads/undo', { batchId: body.batchId }).expect(200);
  expect(await emails()).not.toContain('hanna@home.example');
  expect(await list()).toMatchObject([pat, { ...home, decision: null }]);
});

test('the forms of another person start a lead, and the decision is undone', async () => {
  const [{ id }] = await list();
  await manager.post(`joined-people/${id}`, { decision: 'other' }).expect(200);
  const [form] = await api.sql('select lead_id from requests where id = 5');
  expect(form).toEqual({ lead_id: 10 });
  expect((await manager.get('leads/10').expect(200)).body).toMatchObject({
    name: 'Pat',
    email: 'pat@property.example',
  });
  expect((await manager.get('leads/1/person').expect(200)).body.addresses).not.toContain('pat@property.example');

  await manager.post('leads/undo', {}).expect(200);
  expect(await api.sql('select lead_id from requests where id = 5')).toEqual([{ lead_id: 1 }]);
  await manager.get('leads/10').expect(404);
  expect(await list()).toMatchObject([{ ...pat, decision: null }, home]);
});

test('wrong decisions and unknown addresses are rejected', async () => {
  const [{ id }] = await list();
  await manager.post(`joined-people/${id}`, { decision: 'maybe' }).expect(422);
  await manager.post('joined-people/999999', { decision: 'same' }).expect(404);
});
