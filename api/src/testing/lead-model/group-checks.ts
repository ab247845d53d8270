import { isDeepStrictEqual } from 'node:util';
import { detailFields } from '@portal/contracts/lead';
import type { LeadListDto } from '../../leads/list/lead-list.dto.ts';
import { send } from './desk-client.ts';
import type { Desk } from './lead-checks.ts';
import { facts, type ReferenceModel } from './reference-model.ts';
import type { SequenceRun } from './sequence-run.ts';
import { tracesInDatabase, tracesInFolder } from './stored-text.ts';
import { tracesIn } from './traces.ts';

interface Filter {
  spam?: boolean;
  snoozed?: boolean;
}

/** Checks what would take too long after each operation, at the end of sequences that ran on one database. */
export async function checkGroup(desk: Desk, runs: SequenceRun[]): Promise<void> {
  for (const filter of [{}, { spam: true }, { snoozed: true }]) {
    await checkList(desk, runs, filter);
    await checkExport(desk, runs, filter);
  }
  for (const [number, run] of runs.entries()) await checkSearches(desk, run, number);
  await checkNotifications(desk, runs);
  await checkProjection(desk, runs);
  await checkStoredText(desk, runs);
}

/** Each lead is in the list once, with nothing of others. */
async function checkList(desk: Desk, runs: SequenceRun[], filter: Filter): Promise<void> {
  const listed: number[] = [];
  for (let cursor: string | null = null, isFirst = true; isFirst || cursor; isFirst = false) {
    const { body } = await search(desk, { ...filter, cursor, limit: 100 });
    for (const item of body.items)
      runOf(runs, item.id).checkOwn(`row ${item.id}`, membersOf(runs, item.id), JSON.stringify(item));
    listed.push(...body.items.map(({ id }) => id));
    cursor = body.nextCursor;
  }
  checkIds(runs, 'the list', listed, filter);
}

async function checkExport(desk: Desk, runs: SequenceRun[], filter: Filter): Promise<void> {
  const { text } = await send(desk.api, 'POST', 'admin/leads/export.csv', { body: filter, staff: desk.manager });
  const rows = text.split('\r\n').slice(1, -1);
  const exported = rows.map((row) => {
    const id = Number(row.match(/^"(\d+)"/)?.[1]);
    const [run, members] = [runOf(runs, id), membersOf(runs, id)];
    run.checkOwn(`CSV row ${id}`, members, row, run.ownWordsOf(members));
    return id;
  });
  checkIds(runs, 'the CSV file', exported, filter);
}

function checkIds(runs: SequenceRun[], what: string, seen: number[], { spam = false, snoozed = false }: Filter): void {
  const expected = runs.flatMap(({ model }) =>
    model.roots.filter(
      (root) => model.isSpam(root) === spam && (spam || (model.get(facts.snooze(root)) !== null) === snoozed),
    ),
  );
  const [one, other] = [seen, expected].map((ids) => ids.toSorted((a, b) => a - b).join());
  if (one !== other) throw new Error(`${what} of ${JSON.stringify({ spam, snoozed })} has ${one}, expected ${other}`);
}

/** What was said in a sequence finds the leads of which it is true. Of each sequence another kind of value, because there are many. */
async function checkSearches(desk: Desk, run: SequenceRun, number: number): Promise<void> {
  const { model } = run;
  const request = model.requests.at(-1);
  const texts = [
    request?.said.name,
    request?.said.phone,
    request?.message,
    model.notes.at(-1)?.text,
    model.steps.at(-1)?.text,
  ];
  const traces = texts.flatMap((text) => [...tracesIn(text ?? '')].slice(0, 1));
  const q = traces[number % traces.length];
  if (q) {
    const { body } = await search(desk, { q });
    const expected = model.roots.filter((root) => !model.isSpam(root) && searchable(model, root).has(q));
    run.expect(`the search for ${q}`, idsOf(body), expected);
  }
  const address = model.mails.at(-1)?.sender.email ?? model.requests.at(-1)?.said.email;
  if (!address) return;
  const { body } = await search(desk, { q: address });
  const expected = model.roots.filter(
    (root) => !model.isSpam(root) && model.membersOf(root).some((lead) => model.addressesOf(lead).includes(address)),
  );
  run.expect(`the search for ${address}`, idsOf(body), expected);
  const found = await send<{ id: number }[]>(desk.api, 'POST', 'admin/leads/duplicates', {
    staff: desk.agents[0],
    body: { email: address },
  });
  const duplicates = found.body.map(({ id }) => id);
  run.expect(`the duplicates of ${address}`, duplicates, expected.slice(0, 5));
}

function searchable(model: ReferenceModel, root: number): Set<string> {
  const texts = [
    ...model.visibleRequestsOf(root).flatMap(({ said, message }) => [...Object.values(said), message ?? '']),
    ...detailFields.flatMap((field) =>
      model.rowsOf(root, field).flatMap(({ value, marks }) => (marks.isAdded ? [value] : [])),
    ),
    ...model.notesOf(root),
    model.shownStepOf(root)?.text ?? '',
  ];
  return tracesIn(texts.join('\n'));
}

/** Sales are notified of each form and mail that has ever been in the inbox, once. */
async function checkNotifications({ api }: Desk, runs: SequenceRun[]): Promise<void> {
  const rows = await api.sql<{ id: number }>(
    `select request_id as id from deliveries where channel = 'sales-email' order by request_id`,
  );
  const planned = rows.map(({ id }) => id).join();
  const expected = runs.flatMap(({ model }) => [...model.admitted]).sort((one, other) => one - other);
  if (planned !== expected.join()) throw new Error(`Notifications are planned of ${planned}, expected ${expected}`);
}

/** The projection of all leads equals its rebuild. */
async function checkProjection({ api }: Desk, runs: SequenceRun[]): Promise<void> {
  const leads = () => api.sql<{ lead: { id: number } }>('select to_jsonb(leads) as lead from leads order by id');
  const before = await leads();
  await api.sql('select project_leads(array(select id from leads))');
  const after = await leads();
  for (const [index, { lead }] of before.entries()) {
    const rebuilt: Record<string, unknown> = { ...after[index]?.lead };
    const different = Object.entries(lead).filter(([name, value]) => !isDeepStrictEqual(value, rebuilt[name]));
    if (different.length > 0) {
      const columns = different.map(([name, value]) => `${name}: ${JSON.stringify([value, rebuilt[name]])}`).join();
      throw runOf(runs, lead.id).failure(`The projection differs from its rebuild: ${columns}`);
    }
  }
}

/** The database, the journal and the mails have everything that was said about the leads, and nothing that was said only about erased ones. */
async function checkStoredText(desk: Desk, runs: SequenceRun[]): Promise<void> {
  const said = new Set(
    runs.flatMap((run) => [...run.saidAbout([...new Set([...run.said.keys(), ...run.model.leads])])]),
  );
  for (const { views } of runs) for (const { text } of views) for (const trace of tracesIn(text)) said.add(trace);
  const allowed = new Set(runs.flatMap((run) => [...run.takenBack.values()].flatMap((traces) => [...traces])));
  const stored = await tracesInDatabase(desk.api);
  const missing = [...said].filter((trace) => !stored.has(trace));
  if (missing.length > 0) throw new Error(`The search of the database is blind for ${missing}.`);
  for (const [trace, places] of [...stored, ...tracesInFolder(desk.journalDir), ...tracesInFolder(desk.dataDir)]) {
    const run = said.has(trace) || allowed.has(trace) ? undefined : runs.find(({ everSaid }) => everSaid.has(trace));
    if (run) throw run.failure(`After the erasure, ${trace} is in ${[...places]}.`);
  }
}

const search = (desk: Desk, body: object) =>
  send<LeadListDto>(desk.api, 'POST', 'admin/leads/search', { body, staff: desk.agents[0] });

const idsOf = ({ items }: LeadListDto) => items.map(({ id }) => id).sort((one, other) => one - other);

function runOf(runs: SequenceRun[], lead: number): SequenceRun {
  const run = runs.find(({ model }) => model.leads.includes(lead));
  if (!run) throw new Error(`Lead ${lead} has been erased.`);
  return run;
}

const membersOf = (runs: SequenceRun[], lead: number): number[] => runOf(runs, lead).model.membersOf(lead);
