import { randomUUID } from 'node:crypto';
import { businessDay } from '../../testing/business-day.ts';
import { useLeadDesk } from '../../testing/lead-desk.ts';
import { expectProjected } from '../../testing/lead-fixtures.ts';
import type { PipelineDto, PipelineSumDto } from './pipeline.dto.ts';

const { api, agent, viewer, manager, make, act, undo, merge, separate, show } = await useLeadDesk(['report_targets']);
const quote = (id: number, given: object = {}) =>
  agent.post(`leads/${id}/contacts`, { channel: 'quote', value: 18_500, ...given });
const pipeline = async (filter: object = {}): Promise<PipelineDto> =>
  (await viewer.post('leads/pipeline', filter).expect(200)).body;
const search = async (filter: object) => (await viewer.post('leads/search', filter).expect(200)).body;
const monthIn = (months: number) => {
  const [year = 0, month = 0] = businessDay(0).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
};
const open = ['new', 'contacted', 'qualified', 'quoted'];

describe('a quote', () => {
  test('makes an open lead a quoted one of its value, answers it, and is undone as a whole', async () => {
    const id = await make({ value: 5_000 });
    const { body } = await quote(id, { note: 'Offer 1203' }).expect(200);
    const lead = await show(id);
    expect(lead).toMatchObject({ status: 'quoted', value: 18_500, response: 'answered', owner: { name: 'Grace' } });
    expect(lead.timeline[0]).toMatchObject({
      kind: 'contact',
      note: 'Offer 1203',
      contact: { channel: 'quote', value: 18_500, file: null, at: null },
    });

    await undo(body.batchId).expect(200);
    expect(await show(id)).toMatchObject({ status: 'new', value: 5_000, response: 'waiting', owner: null });
    await expectProjected(api);
  });

  test('can be of an earlier time, and is stored once for its draft', async () => {
    const id = await make({ status: 'qualified' });
    const at = new Date(Date.now() - 86_400_000).toISOString();
    const draftId = randomUUID();
    for (let sent = 0; sent < 2; sent += 1) await quote(id, { at, draftId }).expect(200);
    const { timeline } = await show(id);
    expect(timeline.filter(({ kind }: { kind: string }) => kind === 'contact')).toMatchObject([{ contact: { at } }]);
    await quote(id, { at, draftId, value: 1 }).expect(409);
  });

  test('leaves the outcome of a won lead as it is', async () => {
    const id = await make({ status: 'won', value: 100 });
    await quote(id).expect(200);
    expect(await show(id)).toMatchObject({ status: 'won', value: 100, outcome: { value: 100 } });
  });

  test('has an amount in whole dollars, and a file of an e-mail of the lead if any', async () => {
    const id = await make();
    for (const value of [undefined, null, -1, 10.5, 100_000_000]) {
      const { body } = await quote(id, { value }).expect(422);
      expect(body.fields).toEqual({ value: 'Enter the amount of the quote in whole dollars' });
    }
    const { body } = await quote(id, { file: { messageId: 7, part: 0 } }).expect(422);
    expect(body.fields).toEqual({ file: 'This file is not on the lead any more' });
    await viewer.post(`leads/${id}/contacts`, { channel: 'quote', value: 1 }).expect(403);
    expect((await show(id)).status).toBe('new');

    const [message] = await api.sql<{ id: number }>(
      `insert into messages (lead_id, direction, kind, message_id, from_name, from_address, subject, subject_key, text, received_at,
                             raw_digest, raw_size, delivery_state)
       values ($1, 'out', 'message', 'offer', '', 'desk@example.com', 'Offer', 'offer', '', now(), '\\x00', 1, 'sent') returning id`,
      [id],
    );
    await api.sql(
      `insert into message_attachments (message_id, part, name, mime_type, size, is_inline) values ($1, 0, 'Offer.pdf', 'application/pdf', 1, false)`,
      [message?.id],
    );
    const file = { messageId: message?.id, part: 0 };
    await quote(id, { file }).expect(200);
    expect((await show(id)).timeline[0].contact.file).toEqual({ ...file, name: 'Offer.pdf' });
  });
});

describe('what is expected of an open lead', () => {
  test('is changed in parts, and undone', async () => {
    const id = await make();
    await act([id], { kind: 'expected', expected: { value: 9_000 } }).expect(200);
    const { body } = await act([id], { kind: 'expected', expected: { month: monthIn(1) } }).expect(200);
    const lead = await show(id);
    expect(lead).toMatchObject({ value: 9_000, expectedMonth: monthIn(1), outcome: null });
    expect(lead.timeline[0]).toMatchObject({ kind: 'expected', expected: { value: 9_000, month: monthIn(1) } });
    await undo(body.batchId).expect(200);
    expect(await show(id)).toMatchObject({ value: 9_000, expectedMonth: null });
    await act([id], { kind: 'expected', expected: { value: null } }).expect(200);
    expect((await show(id)).value).toBeNull();
  });

  test('is what it was won for, unless that is said, and is expected again after it is reopened', async () => {
    const [kept, said, unknown] = [
      await make({ value: 9_000 }),
      await make({ value: 9_000 }),
      await make({ value: 9 }),
    ];
    await act([kept], { kind: 'status', status: 'won' }).expect(200);
    await act([said], { kind: 'status', status: 'won', outcome: { value: 8_000 } }).expect(200);
    await act([unknown], { kind: 'status', status: 'won', outcome: { value: null } }).expect(200);
    expect((await show(kept)).timeline[0].outcome.value).toBe(9_000);
    expect((await show(said)).outcome.value).toBe(8_000);
    expect((await show(unknown)).outcome.value).toBeNull();
    await act([said], { kind: 'status', status: 'contacted' }).expect(200);
    expect(await show(said)).toMatchObject({ value: 8_000, outcome: null });
  });

  test('a closed lead has none, and the others of a selection are changed', async () => {
    const [lost, ours] = [await make({ status: 'lost' }), await make()];
    const action = { kind: 'expected', expected: { month: '2026-12' } };
    expect((await act([lost], action).expect(409)).body.detail).toBe(
      'Ada Byron is lost, so its outcome has the value.',
    );
    expect((await act([lost, ours], action).expect(200)).body).toMatchObject({ changed: 1, left: [{ leadId: lost }] });
  });

  test.each([
    [{ value: 1.5 }, 'Value must be whole dollars from 0 to 99,999,999'],
    [{ month: '2026-13' }, 'month must be a month like 2026-06'],
    [undefined, 'expected must be an object'],
  ])('rejects %j', async (expected, message) => {
    const { body } = await act([await make()], { kind: 'expected', expected }).expect(422);
    expect(JSON.stringify(body)).toContain(message);
  });

  test('is that of the lead whose stage a merge keeps, or what that one lacks, and a separation gives it back', async () => {
    const fresh = await make({ value: 1_000 });
    const quoted = await make({ status: 'quoted', expectedMonth: '2027-01' });
    await merge(fresh, quoted).expect(200);
    expect(await show(fresh)).toMatchObject({ status: 'quoted', value: 1_000, expectedMonth: '2027-01' });
    await separate(fresh, quoted).expect(200);
    expect(await show(fresh)).toMatchObject({ status: 'new', value: 1_000, expectedMonth: null });
    expect(await show(quoted)).toMatchObject({ status: 'quoted', value: null, expectedMonth: '2027-01' });

    const won = await make({ status: 'won' });
    await merge(won, fresh).expect(200);
    expect(await show(won)).toMatchObject({ status: 'won', value: null });
  });
});

describe('lists', () => {
  test('are filtered by value and expected month, and sorted by them', async () => {
    const small = await make({ value: 500, expectedMonth: monthIn(2) });
    const large = await make({ value: 20_000, expectedMonth: monthIn(-1) });
    const unknown = await make();
    const ids = async (filter: object) => (await search(filter)).items.map(({ id }: { id: number }) => id);
    expect(await ids({ valueFrom: 500, valueTo: 19_999 })).toEqual([small]);
    expect(await ids({ valueFrom: 0, sort: '-value' })).toEqual([large, small]);
    expect(await ids({ sort: '-value' })).toEqual([large, small, unknown]);
    expect(await ids({ sort: 'expectedMonth' })).toEqual([large, small, unknown]);
    expect(await ids({ expected: ['past'] })).toEqual([large]);
    expect(await ids({ expected: ['past', 'none'], sort: '-value' })).toEqual([large, unknown]);
    expect(await ids({ expected: [monthIn(2)] })).toEqual([small]);

    const first = await search({ sort: '-value', limit: 1 });
    expect(await ids({ sort: '-value', limit: 2, cursor: first.nextCursor })).toEqual([small, unknown]);
    const forged = Buffer.from(JSON.stringify(['-value', 'x', 1])).toString('base64url');
    await viewer.post('leads/search', { sort: '-value', cursor: forged }).expect(400);
  });

  test('have the leads of any of several values of a filter, and a single value stands for an array', async () => {
    const grace = await make({ ownerId: agent.id, service: 'access-control', city: 'austin' });
    const none = await make({
      service: 'structured-cabling',
      city: 'san-antonio',
      status: 'lost',
      lostReason: 'price',
    });
    const other = await make({ ownerId: manager.id, service: null, status: 'lost' });
    const ids = async (filter: object) =>
      (await search(filter)).items.map(({ id }: { id: number }) => id).sort((one: number, two: number) => one - two);
    expect(await ids({ owner: ['me', 'none'] })).toEqual([none]);
    expect(await ids({ owner: [agent.id, 'none'] })).toEqual([grace, none]);
    expect(await ids({ owner: agent.id })).toEqual([grace]);
    expect(await ids({ owner: '' })).toEqual([grace, none, other]);
    expect(await ids({ practice: ['physical-security', 'none'] })).toEqual([grace, other]);
    expect(await ids({ city: ['austin', 'san-antonio'] })).toEqual([grace, none]);
    expect(await ids({ service: ['access-control', 'none'] })).toEqual([grace, other]);
    expect(await ids({ lostReason: ['price', 'none'] })).toEqual([none, other]);
    expect(await ids({ source: ['contact', 'phone'], language: ['en'] })).toEqual([grace, none, other]);
  });
});

describe('the open pipeline', () => {
  test('each sum is that of the list behind it, by month, owner and practice', async () => {
    await make({
      status: 'quoted',
      value: 20_000,
      expectedMonth: monthIn(0),
      ownerId: agent.id,
      service: 'access-control',
    });
    const snoozed = await make({
      status: 'quoted',
      value: 7_000,
      expectedMonth: monthIn(3),
      service: 'access-control',
    });
    await make({ status: 'qualified', value: 500, expectedMonth: monthIn(-2), ownerId: agent.id });
    await make({ service: 'structured-cabling' });
    await make({ status: 'won', value: 1 });
    await make({ isSpam: true, value: 3 });
    const merged = await make({ value: 9 });
    await merge(snoozed, merged).expect(200);
    await act([snoozed], { kind: 'snooze', until: businessDay(40) }).expect(200);

    const listed = async (filter: object, { count, value, withoutValue }: PipelineSumDto) => {
      const { items } = await search({ status: open, withSnoozed: true, ...filter });
      const values = items.map((item: { value: number | null }) => item.value);
      expect({ count, withoutValue, value }).toEqual({
        count: items.length,
        withoutValue: values.filter((one: number | null) => one === null).length,
        value: values.reduce((sum: number, one: number | null) => sum + (one ?? 0), 0),
      });
    };
    const field = { month: 'expected', owner: 'owner', practice: 'practice' };
    for (const by of ['month', 'owner', 'practice'] as const) {
      const { total, stages, rows } = await pipeline({ by });
      await listed({}, total);
      for (const { status, ...stage } of stages) await listed({ status: [status] }, stage);
      for (const { key, ...row } of rows) await listed({ [field[by]]: [key] }, row);
      expect(rows.map(({ key }) => key)).toEqual(
        {
          month: ['past', monthIn(0), monthIn(3), 'none'],
          owner: [String(agent.id), 'none'],
          practice: ['physical-security', 'connectivity', 'none'],
        }[by],
      );
    }
    expect((await pipeline({ by: 'owner' })).rows[0]).toMatchObject({ label: 'Grace', value: 20_500 });
    expect((await pipeline({ owner: [agent.id] })).total).toMatchObject({ count: 2, value: 20_500, withoutValue: 0 });
    expect((await pipeline({ status: ['won', 'qualified'] })).total).toMatchObject({ count: 1, value: 500 });
    expect((await pipeline({ snoozed: true })).total).toMatchObject({ count: 1, value: 7_000 });
  });

  test('is weighted by the share of leads of a stage and later ones that was won within a year', async () => {
    await make({ status: 'quoted', value: 10_000 });
    await make({ status: 'contacted', value: 1_000 });
    const close = (status: 'won' | 'lost', closedFrom: 'new' | 'quoted', days: number) =>
      make({ status, closedFrom, closedOn: businessDay(-days) });
    for (let count = 0; count < 5; count += 1) {
      await close('won', 'quoted', 10);
      await close('won', 'quoted', 20);
      await close('won', 'quoted', 300);
      await close('lost', 'quoted', 30);
      await close('lost', 'new', 40);
      await close('lost', 'quoted', 400);
    }
    const { total, stages } = await pipeline();
    const rates = stages.map(({ status, closed, winRate }) => [status, closed, winRate]);
    expect(rates).toEqual([
      ['new', 25, 0.6],
      ['contacted', 20, 0.75],
      ['qualified', 20, 0.75],
      ['quoted', 20, 0.75],
    ]);
    expect(total).toMatchObject({ value: 11_000, weighted: 8_250 });
  });

  test('is not weighted while too few leads of a stage were closed', async () => {
    const closing = await make({ status: 'qualified' });
    await act([closing], { kind: 'status', status: 'won' }).expect(200);
    const reopened = await make({ status: 'quoted' });
    await act([reopened], { kind: 'status', status: 'lost' }).expect(200);
    await act([reopened], { kind: 'status', status: 'new' }).expect(200);
    await make({ status: 'quoted', value: 10_000 });
    const { total, stages } = await pipeline();
    expect(stages.map(({ closed, winRate }) => [closed, winRate])).toEqual([
      [1, null],
      [1, null],
      [1, null],
      [0, null],
    ]);
    expect(total).toMatchObject({ value: 10_000, weighted: null });
  });

  test('has the target of each month, and a row for this one without leads', async () => {
    await manager.put(`report/targets/${monthIn(0)}`, { won: null, value: 50_000 }).expect(204);
    await make({ value: 3, expectedMonth: monthIn(1) });
    const { month, rows } = await pipeline();
    expect(month).toBe(monthIn(0));
    expect(rows.map(({ key, count, target }) => [key, count, target])).toEqual([
      [monthIn(0), 0, 50_000],
      [monthIn(1), 1, 50_000],
    ]);
  });

  test('rejects an unknown grouping', () => viewer.post('leads/pipeline', { by: 'color' }).expect(422));
});
