import { randomUUID } from 'node:crypto';
import { formWordings } from '@portal/contracts/form-wording';
import { useLeadDesk } from '../../testing/lead-desk.ts';

const { api, agent, manager, make, merge } = await useLeadDesk(['case_study_requests']);

test('exports everything stored about a person over all leads, as a file', async () => {
  const submissionId = randomUUID();
  const form = { name: 'Ada Byron', email: 'Ada@Example.com', phone: '512 555 0199', message: 'Two gates.' };
  const { body: receipt } = await api.request
    .post('/api/contact')
    .send({ ...form, submissionId, wording: 'contact-2', visit: { page: '/austin', landing: '/?utm_source=news' } })
    .expect(201);
  await api.request
    .post('/api/contact')
    .send({ ...form, message: 'Spam', website: 'x' })
    .expect(201);
  await make({ email: 'bob@example.com' });
  const [row] = await api.sql('select lead_id, id from requests where reference = $1', [receipt.reference]);
  const lead = row?.lead_id;
  const merged = await make({ name: 'A. Lovelace', email: 'a@lovelace.example', message: 'One garage.' });
  await agent.post(`leads/${lead}/notes`, { text: 'Likes trains' }).expect(201);
  await merge(lead, merged).expect(200);
  await api.sql(
    `insert into deliveries (request_id, lead_id, channel, state, recipient, last_error)
     values ($1, $2, 'acknowledgement', 'failed', 'Ada@Example.com', 'The mail server said: 550')`,
    [row?.id, lead],
  );

  const { body, headers } = await manager.get(`leads/${merged}/person/export`).expect(200);
  expect(headers['content-disposition']).toBe('attachment; filename="person.json"');
  expect(body.addresses).toEqual(['a@lovelace.example', 'ada@example.com']);
  expect(body.leads).toMatchObject([
    { id: lead, name: 'Ada Byron', mergedIntoId: null, isSpam: false },
    { name: 'Ada Byron', isSpam: true },
    { id: merged, name: 'A. Lovelace', mergedIntoId: lead },
  ]);
  expect(body.requests).toHaveLength(3);
  expect(body.requests.find(({ reference }: { reference: string }) => reference === receipt.reference)).toMatchObject({
    leadId: lead,
    submissionId,
    emailIdentity: 'ada@example.com',
    phoneIdentity: '+15125550199',
    name: 'Ada Byron',
    email: 'Ada@example.com',
    phone: '512 555 0199',
    language: 'en',
    message: 'Two gates.',
    page: '/austin',
    utm: { utm_source: 'news' },
    wordingVersion: 'contact-2',
    wording: formWordings['contact-2'].join('\n'),
  });
  expect(body.events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ leadId: lead, kind: 'note', isByStaff: true, data: { text: 'Likes trains' } }),
      expect.objectContaining({ leadId: merged, kind: 'submitted', isByStaff: false }),
    ]),
  );
  expect(body.deliveries).toMatchObject([
    { leadId: lead, channel: 'acknowledgement', recipient: 'Ada@Example.com', lastError: 'The mail server said: 550' },
  ]);
  expect(body.waitingRequests).toEqual([]);
  expect(JSON.stringify(body)).not.toContain('bob@example.com');
  // Staff are other people.
  expect(JSON.stringify(body)).not.toContain('Grace');

  const { body: audit } = await manager.get('audit?kind=person-exported').expect(200);
  expect(audit.items).toMatchObject([
    { actor: { email: manager.email }, data: { leadIds: body.leads.map(({ id }: { id: number }) => id) } },
  ]);
});
