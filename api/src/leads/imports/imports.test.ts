import { findInDatabase } from '../../testing/find-text.ts';
import { useLeadDesk } from '../../testing/lead-desk.ts';
import { expectProjected, makeLead } from '../../testing/lead-fixtures.ts';
import { plannedFor, startPlanningApi } from '../../testing/notification-api.ts';
import { createColleague } from '../../testing/staff.ts';
import { until } from '../../testing/until.ts';

const {
  api,
  agent,
  manager,
  act,
  merge,
  erase,
  show: lead,
} = await useLeadDesk(['lead_words', 'imports'], startPlanningApi);
afterEach(() => expectProjected(api));

type File = string | Buffer;
const send = (file: File, cookie = manager.cookie) =>
  api.request
    .post('/api/admin/imports/files')
    .set({ Cookie: cookie, 'Content-Type': 'application/octet-stream' })
    .send(Buffer.from(file as string));
const uploaded = async (file: File): Promise<number> => (await send(file).expect(201)).body.id;
const preview = async (file: File, mapping: object = {}) =>
  (await manager.post(`imports/${await uploaded(file)}/preview`, mapping).expect(200)).body;
const list = { name: 'ISC West 2026', startsClock: false };
const show = async (id: number) => (await manager.get(`imports/${id}`).expect(200)).body;
const settled = (id: number) =>
  until(async () => {
    const list = await show(id);
    return ['done', 'taken-back'].includes(list.state) ? list : undefined;
  });
const imported = async (file: File, options: object = {}) => {
  const id = await uploaded(file);
  await manager.post(`imports/${id}/start`, { ...list, ...options }).expect(200);
  return settled(id);
};
const takenBack = async (id: number) => {
  await manager.post(`imports/${id}/take-back`).expect(200);
  return settled(id);
};
const search = async (filter: object) => (await agent.post('leads/search', filter).expect(200)).body.items;
const names = async (filter: object = {}) => (await search(filter)).map(({ name }: { name: string }) => name).sort();

const megabyte = 1024 * 1024;
const people = 'Name,Email,Phone\nAda Byron,ada@example.com,512 555 0142\nBob Moore,bob@example.com,\n';

describe('a preview', () => {
  test('shows the columns and rows of a file of any encoding', async () => {
    const rows = 'Nombre;Correo;Teléfono\nÁngela Núñez;angela@example.com;512 555 0142\n';
    expect(await preview(Buffer.from(rows, 'utf16le'))).toMatchObject({
      hasHeadings: true,
      columns: [
        { heading: 'Nombre', samples: ['Ángela Núñez'], field: 'name' },
        { heading: 'Correo', field: 'email' },
        { heading: 'Teléfono', field: 'phone' },
      ],
      rows: [{ outcome: 'new', values: ['Ángela Núñez', 'angela@example.com', '512 555 0142'] }],
      counts: { new: 1, added: 0, rejected: 0 },
      importedBefore: null,
    });
  });

  test('reads line breaks and separators in quoted cells, empty rows, and rows that are too short or too long', async () => {
    const file =
      'Name,Email,Notes\n"Byron, Ada",ada@example.com,"Two ""gates""\nand a garage"\n\n,,\nBob,bob@example.com\nCy,cy@example.com,,more\n';
    expect((await preview(file)).rows).toMatchObject([
      { row: 2, values: ['Byron, Ada', 'ada@example.com', 'Two "gates"\nand a garage'] },
      { row: 5, values: ['Bob', 'bob@example.com'] },
      { row: 6, values: ['Cy', 'cy@example.com'] },
    ]);
  });

  test('joins first and last names, and keeps what has no field as text', async () => {
    const file =
      'First Name,Last Name,Company Name,E-mail Address,City,Service,Booth,Mobile,Work Phone\nAda,Byron,Homes,ada@example.com,Dallas,Access Control,12,512 555 0142,512 555 0143\n';
    const { columns } = await preview(file);
    const fields = columns.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(['firstName', 'lastName', 'company', 'email', 'city', 'service', null, 'phone', 'phone']);
    const list = await imported(file, { columns: fields.map((field: string | null) => field ?? 'extra') });
    const [found] = await search({ import: list.id });
    const { body: page } = await agent.post('leads/search', { import: list.id }).expect(200);
    expect(page.import).toEqual({ name: list.name, createdAt: list.createdAt });
    expect((await lead(found.id)).requests).toMatchObject([
      {
        name: 'Ada Byron',
        company: 'Homes',
        service: 'access-control',
        city: null,
        message: 'City: Dallas\nWork Phone: 512 555 0143\nBooth: 12',
      },
    ]);
  });

  test('says for each row what becomes of it, and why', async () => {
    const known = await makeLead(api, { name: 'Ada Byron', email: 'ada@example.com' });
    const file =
      'Name,Email,Phone\nAda B.,ADA@example.com,\n,nobody@example.com,\nBob,bob@,\nBob,bob@example.com,\nBob,bob@example.com,\nRobert,bob@example.com,\nCy,,\n' +
      `Dan,,${'5'.repeat(51)}\n`;
    const { rows, counts } = await preview(file);
    expect(rows).toMatchObject([
      { row: 2, outcome: 'added', lead: { id: known, name: 'Ada Byron' }, sameAs: null },
      { row: 3, outcome: 'rejected', problem: 'Name is required' },
      { row: 4, outcome: 'rejected', problem: 'Valid email is required', values: ['Bob', 'bob@'] },
      { row: 5, outcome: 'new', lead: null },
      { row: 6, outcome: 'rejected', problem: 'Same as row 5' },
      { row: 7, outcome: 'added', lead: null, sameAs: 5 },
      { row: 8, outcome: 'rejected', problem: 'Email or phone is required' },
      { row: 9, outcome: 'rejected', problem: 'Phone is too long: at most 50 characters, please' },
    ]);
    expect(counts).toEqual({ new: 1, added: 2, rejected: 5 });
    expect((await manager.get('imports').expect(200)).body.items).toEqual([]);
  });

  test('says if the file was imported before', async () => {
    const { id } = await imported(people);
    expect((await preview(people)).importedBefore).toMatchObject({ id, name: 'ISC West 2026' });
  });

  test.each<[string, File, string]>([
    ['a workbook', 'PK\x03\x04 and so on', 'This is a workbook. Save it as CSV first: in Excel, “CSV UTF-8”'],
    [
      '5 MB of separators',
      ','.repeat(5 * megabyte),
      'The file has more than 100 columns. Remove those that are not needed',
    ],
    [
      '5 MB of quotation marks',
      '"'.repeat(5 * megabyte),
      'The file has too many quotation marks for a list. Choose a CSV file',
    ],
    ['a large file', 'a'.repeat(5 * megabyte + 1), 'The file is larger than 5 MB. Split it, or remove columns'],
  ])('rejects %s', async (_, file, message) => {
    expect((await send(file).expect(422)).body.fields).toEqual({ file: message });
    expect(await api.sql('select * from imports')).toEqual([]);
  });

  test('reads a file as the manager says, which is uploaded once', async () => {
    const file = Buffer.from('Lista de la feria\nNombre|Correo\nI\u0096aki|i@example.com\n', 'latin1');
    const id = await uploaded(file);
    const read = async (mapping: object) => (await manager.post(`imports/${id}/preview`, mapping).expect(200)).body;
    expect(await read({})).toMatchObject({ encoding: 'macintosh', separator: '|', firstRow: 2, hasHeadings: true });
    expect((await read({ encoding: 'windows-1252' })).rows[0].values[0]).toBe('I–aki');
    expect(await read({ separator: ',', firstRow: 1 })).toMatchObject({
      columns: [{ heading: 'Lista de la feria' }],
    });
    expect((await read({ firstRow: 3, hasHeadings: false, columns: ['name', 'email'] })).rows).toMatchObject([
      { row: 3, values: ['Iñaki', 'i@example.com'] },
    ]);
  });

  test('belongs to who has uploaded the file', async () => {
    const id = await uploaded(people);
    const other = await createColleague(api, 'manager', 'Mary');
    for (const path of [`imports/${id}/preview`, `imports/${id}/start`])
      expect((await other.post(path, list).expect(404)).body.detail).toBe(
        'The file is not there any more. Choose it again.',
      );
    await manager.get(`imports/${id}`).expect(404);
    await manager.post(`imports/${id}/take-back`).expect(404);
  });
});

test('an import makes leads with the list as source, which nobody waits for and nobody is notified of', async () => {
  const file = `${people}Nobody,,\n`;
  const list = await imported(file, { ownerId: agent.id });
  expect(list).toMatchObject({
    name: 'ISC West 2026',
    state: 'done',
    createdBy: 'Alan',
    finishedAt: expect.any(String),
    rows: 3,
    waiting: 0,
    counts: { new: 2, added: 0, rejected: 1 },
    rejectedRows: 1,
  });
  expect(await names({ import: list.id })).toEqual(['Ada Byron', 'Bob Moore']);
  const [ada] = await search({ q: 'ada byron' });
  expect(ada).toMatchObject({
    source: 'import',
    list: { id: list.id, name: 'ISC West 2026' },
    owner: { id: agent.id },
    status: 'new',
    response: null,
    responseDueAt: null,
    isUnread: true,
  });
  expect((await lead(ada.id)).timeline).toMatchObject([
    { kind: 'submitted', actor: { name: 'Alan' }, request: { kind: 'import', list: 'ISC West 2026' } },
  ]);
  expect(await search({ due: 'waiting' })).toEqual([]);
  expect(await plannedFor(api)).toEqual([]);
  // Spam and release start no clock.
  for (const kind of ['spam', 'release']) await act([ada.id], { kind }).expect(200);
  expect(await lead(ada.id)).toMatchObject({ isSpam: false, responseDueAt: null });

  const { text, headers } = await manager.get(`imports/${list.id}/rejected.csv`).expect(200);
  expect(headers['content-disposition']).toBe('attachment; filename="rejected-rows.csv"');
  expect(text).toBe('\uFEFF"Row","Problem","Name","Email","Phone"\r\n"4","Email or phone is required","Nobody",,\r\n');
  const audit = await api.sql(`select kind, actor_id, data from audit_events order by id desc limit 1`);
  expect(audit).toEqual([
    { kind: 'leads-imported', actor_id: manager.id, data: { importId: list.id, rows: 3, rejected: 1 } },
  ]);
  const exported = await manager.post('leads/export.csv', {}).expect(200);
  expect(exported.text).toContain(',"ISC West 2026",');
});

test('rows of known people are added to their leads, which they open only if somebody has to answer', async () => {
  const known = await makeLead(api, { name: 'Ada Byron', email: 'ada@example.com' });
  await act([known], { kind: 'status', status: 'won' }).expect(200);
  const { outcome } = await lead(known);
  const first = await imported(people);
  expect(first.counts).toEqual({ new: 1, added: 1, rejected: 0 });
  expect(await lead(known)).toMatchObject({ status: 'won', requests: [{ kind: 'import' }, { kind: 'contact' }] });

  const second = await imported(people.replace('512 555 0142', '512 555 0199'), { startsClock: true });
  expect(second.counts).toEqual({ new: 0, added: 2, rejected: 0 });
  expect(await lead(known)).toMatchObject({ status: 'new', responseDueAt: expect.any(String) });
  await takenBack(second.id);
  expect(await lead(known)).toMatchObject({
    status: 'won',
    outcome,
    requests: [{ kind: 'import' }, { kind: 'contact' }],
    timeline: [
      { kind: 'status', actor: { name: 'Alan' }, status: { from: 'new', to: 'won' } },
      { kind: 'submitted' },
      { kind: 'status' },
      { kind: 'submitted' },
    ],
  });
});

test('a file is imported once, also if the request or the job is repeated', async () => {
  const id = await uploaded(people);
  await Promise.all([1, 2, 3].map(() => manager.post(`imports/${id}/start`, list).expect(200)));
  await settled(id);
  await manager.post(`imports/${id}/start`, list).expect(200);
  expect(await names()).toEqual(['Ada Byron', 'Bob Moore']);
  expect(await api.sql('select file from imports')).toEqual([{ file: null }]);
  await manager.post(`imports/${id}/preview`).expect(404);
});

test('a job that was interrupted goes on with the rows that are left', async () => {
  const list = await imported(`${people}Cy Cole,cy@example.com,\n`);
  // As if the API had been killed after the second row.
  await api.sql(`delete from requests where email = 'cy@example.com'`);
  await api.sql(`delete from leads where name = 'Cy Cole'`);
  await api.sql(`update imports set state = 'running'`);
  await api.sql(
    `update import_rows set state = 'waiting', content = '{"name":"Cy Cole","email":"cy@example.com","company":null,"phone":null,"service":null,"city":null,"message":null}'
     where row = 4`,
  );
  await api.sql(
    `insert into pgboss.job (name, data) values ('import', jsonb_build_object('importId', ${list.id}::integer))`,
  );
  await settled(list.id);
  expect(await names()).toEqual(['Ada Byron', 'Bob Moore', 'Cy Cole']);
});

test('taking an import back removes what exists only by it, and says before what stays', async () => {
  const known = await makeLead(api, { name: 'Ada Byron', email: 'ada@example.com' });
  const { timeline: _, lastRequestId: __, isUnread: ___, ...before } = await lead(known);
  const file = `${people}Cy Cole,cy@example.com,\nDan Day,dan@example.com,\nEve Ely,,512 555 0170\nFay Fox,fay@example.com,\n`;
  const list = await imported(file);
  const idOf = async (name: string) => (await search({ q: name }))[0].id;
  await agent.post(`leads/${await idOf('cy cole')}/notes`, { text: 'Called' }).expect(201);
  const dan = await idOf('dan day');
  await api.request.post('/api/contact').send({ name: 'Dan Day', email: 'dan@example.com', message: 'Hi' }).expect(201);
  await merge(await idOf('fay fox'), await idOf('eve ely')).expect(200);

  expect((await manager.get(`imports/${list.id}/removal`).expect(200)).body).toMatchObject({
    leads: 1,
    requests: 2,
    kept: 3,
    keptLeads: [{ name: 'Cy Cole' }, { name: 'Eve Ely' }, { name: expect.any(String) }],
  });
  expect(await takenBack(list.id)).toMatchObject({
    state: 'taken-back',
    takenBackBy: 'Alan',
    removedLeads: 1,
    removedRequests: 2,
  });
  expect(await search({ q: 'bob moore' })).toEqual([]);
  expect((await lead(dan)).requests).toMatchObject([{ kind: 'contact' }]);
  const { timeline: ____, lastRequestId: _____, isUnread: ______, ...after } = await lead(known);
  expect(after).toEqual(before);
  expect(await findInDatabase(api, ['bob@example', 'moore'])).toEqual([]);
  expect(await api.sql('select * from lead_statistics')).toEqual([]);

  const { body } = await manager.post(`imports/${list.id}/take-back`).expect(409);
  expect(body.detail).toBe('This import has been taken back already.');
  const [audit] = await api.sql(`select kind, data from audit_events order by id desc limit 1`);
  expect(audit).toEqual({ kind: 'import-taken-back', data: { importId: list.id, leads: 1, requests: 2, kept: 3 } });
});

test('the erasure of a person removes rows that wait or were rejected, and no row brings them back', async () => {
  const file =
    'Name,Email,Phone\nZaphira Quillon,z@quillon.example,\nZaphira Quillon,z@,0142\nBob Moore,bob@example.com,\n';
  const list = await imported(file);
  const [zaphira] = await search({ q: 'z@quillon.example' });
  const { body } = await manager.get(`leads/${zaphira.id}/person/export`).expect(200);
  expect(body.importRows).toMatchObject([{ row: 3, content: ['Zaphira Quillon', 'z@', '0142'] }]);
  // As if the row was still waiting.
  await api.sql(`update imports set state = 'running'`);
  await api.sql(
    `update import_rows set state = 'waiting', content = '{"name":"Z","email":"z@quillon.example"}' where row = 2`,
  );
  await erase(zaphira.id, 'z@quillon.example').expect(200);
  await api.sql(
    `insert into pgboss.job (name, data) values ('import', jsonb_build_object('importId', ${list.id}::integer))`,
  );
  await settled(list.id);
  expect(await names()).toEqual(['Bob Moore']);
  expect(await findInDatabase(api, ['zaphira', 'quillon'])).toEqual([]);
});

test('rejected rows are forgotten after 30 days', async () => {
  await imported(`${people}Nobody,,\n`);
  await api.sql(`update imports set finished_at = now() - interval '31 days'`);
  await manager.post('retention/runs').expect(200);
  expect(await manager.get('imports').expect(200)).toMatchObject({
    body: { items: [{ counts: { rejected: 1 }, rejectedRows: 0 }], nextBefore: null },
  });
});

test('files that are not imported are removed after a day, and with every erasure of a person', async () => {
  const ada = await makeLead(api, { name: 'Ada Byron', email: 'ada@example.com' });
  await uploaded(people);
  await erase(ada, 'ada@example.com').expect(200);
  expect(await findInDatabase(api, ['ada@example', 'byron'])).toEqual([]);

  const id = await uploaded(people);
  await api.sql(`update imports set created_at = now() - interval '25 hours'`);
  await manager.post('retention/runs').expect(200);
  await manager.post(`imports/${id}/preview`).expect(404);
});

test('keeps the last five files of a person', async () => {
  const ids = [];
  for (let count = 0; count < 6; count++) ids.push(await uploaded(people));
  await manager.post(`imports/${ids[0]}/preview`).expect(404);
  await manager.post(`imports/${ids[1]}/preview`).expect(200);
});

test.each([
  [{ name: ' ' }, { name: 'Name of the list is required' }],
  [{ ownerId: 999 }, { ownerId: 'There is no such staff member' }],
  [{ columns: [] }, { file: 'No row of the file can be imported' }],
])('rejects %p', async (options, fields) => {
  const { body } = await manager.post(`imports/${await uploaded(people)}/start`, { ...list, ...options }).expect(422);
  expect(body.fields).toEqual(fields);
});
