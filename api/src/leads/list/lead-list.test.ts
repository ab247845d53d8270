import { countStatements } from '../../testing/count-statements.ts';
import { useLeadDesk } from '../../testing/lead-desk.ts';

const statementsOf = countStatements();
const { api, agent, viewer, make } = await useLeadDesk();

const list = async (search = {}) => (await viewer.post('leads/search', search).expect(200)).body;
const names = async (search: object): Promise<string[]> =>
  (await list(search)).items.map(({ name }: { name: string }) => name);

test('returns the summary of a lead', async () => {
  const id = await make({
    name: 'Ada Byron',
    company: 'Analytical Homes',
    email: 'ada@example.com',
    phone: '512 555 0199',
    message: 'Two gates.',
    service: 'access-control',
    city: 'austin',
    page: '/austin-access-control',
    ownerId: viewer.id,
    createdAt: '2026-06-01T15:00:00.000Z',
  });

  expect(await list()).toMatchObject({
    items: [
      {
        id,
        name: 'Ada Byron',
        company: 'Analytical Homes',
        email: 'ada@example.com',
        phone: '512 555 0199',
        service: 'access-control',
        practice: 'physical-security',
        city: 'austin',
        page: '/austin-access-control',
        language: 'en',
        source: 'contact',
        status: 'new',
        owner: { id: viewer.id, name: 'Vera' },
        isUnread: true,
        lastRequestId: 1,
        createdAt: '2026-06-01T15:00:00.000Z',
        lastActivityAt: '2026-06-01T15:00:00.000Z',
        responseDueAt: '2026-06-01T15:30:00.000Z',
        response: 'waiting',
        answeredAt: null,
        snippet: 'Two gates.',
      },
    ],
    import: null,
    nextCursor: null,
    total: { count: 1, isExact: true },
  });
});

test('applies each filter', async () => {
  await make({
    name: 'One',
    status: 'won',
    service: 'access-control',
    city: 'austin',
    page: '/austin',
    language: 'es',
    isUnread: false,
  });
  await make({ name: 'Two', status: 'lost', service: 'physical-security', hasFailedDelivery: true, isUnread: false });
  await make({
    name: 'Three',
    ownerId: viewer.id,
    city: 'san-antonio',
    isUnread: true,
    createdAt: '2026-06-02T04:59:59Z',
  });
  await make({ name: 'Four', isSpam: true });
  await api.sql(`update leads set due_at = now() + interval '10 minutes' where name = 'One'`);
  await api.sql(`update leads set due_at = now() + interval '10 days' where name = 'Two'`);

  for (const [search, expected] of [
    [{ status: ['won'] }, ['One']],
    [{ status: ['won', 'lost'] }, ['Two', 'One']],
    [{ owner: 'me' }, ['Three']],
    [{ owner: viewer.id }, ['Three']],
    [{ owner: 'none' }, ['Two', 'One']],
    [{ service: 'access-control' }, ['One']],
    [{ practice: 'physical-security' }, ['Two', 'One']],
    [{ city: 'san-antonio' }, ['Three']],
    [{ page: '/austin' }, ['One']],
    [{ city: 'none' }, ['Two']],
    [{ page: 'none' }, ['Two', 'Three']],
    [{ service: 'none' }, ['Three']],
    [{ practice: 'none' }, ['Three']],
    [{ due: 'waiting' }, ['Two', 'One', 'Three']],
    [{ answered: true }, []],
    [{ answered: false }, ['Two', 'One', 'Three']],
    [{ source: 'contact' }, ['Two', 'One', 'Three']],
    [{ source: 'case-study' }, []],
    [{ language: 'es' }, ['One']],
    [{ language: 'en' }, ['Two', 'Three']],
    [{ unread: true }, ['Three']],
    [{ spam: true }, ['Four']],
    [{ failed: true }, ['Two']],
    [{ due: 'overdue' }, ['Three']],
    [{ due: 'soon' }, ['One']],
    // Midnight in Texas is 05:00 in UTC.
    [{ to: '2026-06-01' }, ['Three']],
    [{ from: '2026-06-02' }, ['Two', 'One']],
    [{ from: '2026-06-01', to: '2026-06-01' }, ['Three']],
    [{ status: ['won'], city: 'austin', owner: 'none' }, ['One']],
    [{ status: ['won'], city: 'san-antonio' }, []],
    [
      { q: '', status: [], owner: null, practice: '', city: ' ', due: null, from: '', unread: null },
      ['Two', 'One', 'Three'],
    ],
  ] as const) {
    expect([search, await names(search)]).toEqual([search, expected]);
  }
});

test('an answered lead is in no list of leads that wait', async () => {
  await make({ name: 'Answered', answeredAt: '2026-06-01T15:10:00Z', responseSeconds: 600 });
  expect(await names({ due: 'waiting' })).toEqual([]);
  expect(await names({ due: 'overdue' })).toEqual([]);
  expect(await names({ answered: true })).toEqual(['Answered']);
  expect((await list()).items[0]).toMatchObject({
    responseDueAt: null,
    response: 'answered',
    answeredAt: '2026-06-01T15:10:00.000Z',
  });
});

test.each([
  [{ status: ['done'] }, 'status must be one of new, contacted, qualified, quoted, won, lost.'],
  [{ owner: 'ada' }, 'owner must be me, none, left or the id of a staff member.'],
  [
    { practice: 'plumbing' },
    'practice must be one of physical-security, audiovisual, connectivity, it-security, none.',
  ],
  [{ due: 'never' }, 'due must be one of waiting, first, overdue, soon.'],
  [{ unread: 'yes' }, 'unread must be true or false.'],
  [{ from: '2026-02-30' }, 'from must be a day like 2026-06-30.'],
  [
    { sort: 'age' },
    'sort must be one of -lastActivity, lastActivity, -created, created, name, due, -value, expectedMonth, nextStep.',
  ],
  [{ limit: 101 }, 'limit must be a whole number from 1 to 100.'],
  [{ q: 'a\0' }, 'q contains a character that cannot be stored. Please type it again.'],
  [{ city: 'x'.repeat(201) }, 'city is too long: at most 200 characters, please.'],
])('rejects %j', async (search, detail) => {
  const { body } = await viewer
    .post('leads/search', search)
    .expect(422)
    .expect('Content-Type', /^application\/problem\+json/);
  expect(body).toMatchObject({ status: 422, detail });
});

describe('sorting', () => {
  beforeEach(async () => {
    for (let n = 0; n < 9; n += 1) {
      // Three leads have the same time.
      const moment = `2026-06-0${1 + Math.floor(n / 3)}T12:00:00.123456Z`;
      await make({ name: `Name ${n % 4}`, createdAt: moment, responseDueAt: moment });
    }
    await api.sql(`update leads set due_at = 'infinity' where id % 4 = 0`);
  });

  test.each([
    ['-lastActivity', [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ['lastActivity', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['-created', [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ['created', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['name', [1, 5, 9, 2, 6, 3, 7, 4, 8]],
    ['due', [1, 2, 3, 5, 6, 7, 9, 4, 8]],
  ])('by %s returns every lead once across pages', async (sort, expected) => {
    for (const filter of [{}, { source: 'contact' }]) {
      const seen: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: { items: { id: number }[]; nextCursor: string | null; total: object } = await list({
          ...filter,
          sort,
          limit: 2,
          cursor,
        });
        expect(page.total).toEqual({ count: 9, isExact: true });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(expected);
    }
  });

  test('continues after a cursor although the list has changed', async () => {
    const { nextCursor } = await list({ sort: '-created', limit: 4 });
    await make({ name: 'Late' });
    await api.sql('update leads set is_spam = true where id = 6');
    expect((await list({ sort: '-created', cursor: nextCursor })).items.map(({ id }: { id: number }) => id)).toEqual([
      5, 4, 3, 2, 1,
    ]);
  });

  test('rejects a malformed cursor or one of another sort order', async () => {
    const { nextCursor } = await list({ sort: '-created', limit: 4 });
    const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    for (const cursor of [
      'x',
      nextCursor.slice(1),
      nextCursor.slice(0, -6),
      forged('name', 'a', 1),
      forged('-created', '2026-02-30T00:00:00Z', 1),
      forged('-created', "'; drop table leads", 1),
      forged('-created', '2026-01-01T00:00:00Z', 1e12),
      forged('-created', '2026-01-01T00:00:00Z', '1'),
    ]) {
      const { body } = await viewer.post('leads/search', { sort: '-created', cursor }).expect(400);
      expect(body.detail).toBe('cursor does not belong to this list. Please start at its first page.');
    }
    await viewer.post('leads/search', { sort: 'name', cursor: forged('name', 'a\0', 1) }).expect(400);
  });
});

test('counts up to 10,000 leads, but pages continue', async () => {
  await api.sql(`
    insert into leads (root_id, name, source, status, city, created_at, last_activity_at, due_at, search_text, search_words)
    select 1, 'Lead ' || n, 'contact', 'won', 'austin', now() - n * interval '1 minute', now() - n * interval '1 minute', now(), 'lead', ''
    from generate_series(1, 10001) as n`);
  await api.sql('analyze leads');
  for (const search of [{ limit: 100 }, { limit: 100, city: 'austin', q: 'lead' }]) {
    const first = await list(search);
    expect(first.total).toEqual({ count: 10_000, isExact: false });
    const second = await list({ ...search, cursor: first.nextCursor });
    expect(second.items[0].name).toBe('Lead 101');
    expect(second.items).toHaveLength(100);
  }
});

test('needs a constant number of statements', async () => {
  const needed = async () => [await statementsOf(() => list()), await statementsOf(() => list({ status: ['new'] }))];
  await make({});
  const forOne = await needed();
  for (let n = 0; n < 20; n += 1) await make({ ownerId: viewer.id });
  expect(await needed()).toEqual(forOne);
  expect(Math.max(...forOne)).toBeLessThan(10);
});

test('returns the ids of all leads of a filter, also of a corrected search', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 120; n += 1) ids.push(await make({ name: n % 2 ? 'Grace Hopper' : 'Ada Byron' }));
  const all = async (filter: object) => (await agent.post('leads/ids', filter).expect(200)).body;
  expect(await all({})).toEqual({ ids: ids.toReversed(), hasMore: false });
  expect((await all({ q: 'hoper' })).ids).toEqual(ids.filter((_, n) => n % 2 === 1).toReversed());
  expect((await all({ status: ['won'] })).ids).toEqual([]);
  await viewer.post('leads/ids', {}).expect(403);
});
