import { useLeadDesk } from '../../testing/lead-desk.ts';

const { api, viewer, make, found } = await useLeadDesk();
const companyLeads = async (id: number) => (await viewer.get(`leads/${id}`).expect(200)).body.companyLeads;
const listed = async (filter: object) => (await found(filter)).sort();

test('counts the leads with the domain of an email address, whose list and search find them', async () => {
  const ids = [await make({ email: 'ada@Acme-Doors.com' }), await make({ email: 'grace@acme-doors.com' })];
  await make({ email: 'alan@not-acme-doors.com' });
  await make({ email: 'spam@acme-doors.com', isSpam: true });
  const merged = await make({ email: 'lin@acme-doors.com' });
  await api.sql('update leads set merged_into_id = $1, root_id = $1 where id = $2', [ids[0], merged]);

  const found = { name: 'acme-doors.com', count: 2, isExact: true, query: 'domain=acme-doors.com' };
  for (const id of ids) expect(await companyLeads(id)).toEqual(found);
  expect(await listed({ domain: 'ACME-doors.com' })).toEqual(ids);
  expect(await listed({ q: 'acme-doors.com' })).toEqual(expect.arrayContaining(ids));
});

test('counts by the name of the company for addresses of public mail providers, and without an address', async () => {
  const ids = [
    await make({ email: 'ada@gmail.com', company: 'Acme Doors' }),
    await make({ email: 'grace@sbcglobal.net', company: 'ACME doors' }),
  ];
  await make({ email: 'alan@gmail.com', company: 'Acme Doors & Gates' });
  const found = { count: 2, isExact: true };
  expect(await companyLeads(ids[0] ?? 0)).toEqual({ ...found, name: 'Acme Doors', query: 'company=Acme+Doors' });
  expect(await companyLeads(ids[1] ?? 0)).toMatchObject({ ...found, name: 'ACME doors' });
  expect(await listed({ company: 'acme doors' })).toEqual(ids);
});

test('says nothing of the only lead of a company', async () => {
  expect(await companyLeads(await make({ email: 'ada@acme-doors.com' }))).toBeNull();
  expect(await companyLeads(await make({ email: 'ada@gmail.com' }))).toBeNull();
});
