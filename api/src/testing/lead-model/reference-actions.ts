import { isClosed, type LeadStatus } from '@portal/contracts/lead';
import { type Correction, changesOf, valuesOf } from './reference-details.ts';
import {
  type Batch,
  type Change,
  facts,
  type ModelRequest,
  type Outcome,
  type ReferenceModel,
} from './reference-model.ts';

/** What an action changes, by the lead on whose timeline it is. */
type Events = { lead: number; changes: Change[] }[];

/** What is won, lost or spam has no next step, and is not snoozed. */
const finish = (model: ReferenceModel, root: number): Change[] => [
  model.change(root, facts.step(root), null),
  model.change(root, facts.snooze(root), null),
];

export const setStep = (model: ReferenceModel, root: number, step: number | null): Events => [
  { lead: root, changes: [model.change(root, facts.step(root), step)] },
];

export const snooze = (model: ReferenceModel, root: number, until: string | null): Events =>
  model.isClosed(root) || model.isSpam(root)
    ? []
    : [{ lead: root, changes: [model.change(root, facts.snooze(root), until)] }];

/** A won or lost lead waits for nothing, and has an outcome. Open again, it waits for what was closed. */
export function setStatus(model: ReferenceModel, root: number, status: LeadStatus, outcome: Outcome): Events {
  const before = model.statusOf(root);
  const hasEnded = (request: ModelRequest) => model.get(facts.closed(request.id)) !== null;
  const requests =
    isClosed(before) || isClosed(status)
      ? model.requestsOf(root).filter((one) => model.isUnanswered(one) && hasEnded(one) !== isClosed(status))
      : [];
  const closed = isClosed(status) ? model.moment() : null;
  return [
    {
      lead: root,
      changes: [
        model.change(root, facts.status(root), status),
        ...(status === before ? [] : model.setOutcome(root, isClosed(status) ? ofStatus(status, outcome) : null)),
        ...(isClosed(status) && status !== before ? finish(model, root) : []),
        ...requests.map(({ id, lead }) => model.change(lead, facts.closed(id), closed)),
      ],
    },
  ];
}

/** Only a lost lead has a reason. */
const ofStatus = (status: LeadStatus, outcome: Outcome): Outcome => ({
  ...outcome,
  lostReason: status === 'lost' ? outcome.lostReason : null,
});

/** Replaces the outcome of a lead that has one. */
export function setOutcome(model: ReferenceModel, root: number, outcome: Outcome): Events {
  const status = model.statusOf(root);
  if (!isClosed(status)) return [];
  return [{ lead: root, changes: model.setOutcome(root, ofStatus(status, outcome)) }];
}

export const assign = (model: ReferenceModel, root: number, owner: number | null): Events => [
  { lead: root, changes: [model.change(root, facts.owner(root), owner)] },
];

export const markAsSpam = (model: ReferenceModel, root: number): Events => [
  {
    lead: root,
    changes: [
      ...(model.isSpam(root) ? [] : finish(model, root)),
      ...model
        .requestsOf(root)
        .filter(model.isInInbox)
        .map(({ id, lead }) => model.change(lead, facts.state(id), 'spam')),
    ],
  },
];

/** A request that enters the inbox for the first time gets its due time. */
export function release(model: ReferenceModel, root: number): Events {
  const requests = model.requestsOf(root).filter((request) => !model.isInInbox(request));
  const due = model.moment();
  const changes = requests.flatMap(({ id, lead }) => [
    model.change(lead, facts.state(id), 'inbox'),
    ...(model.get(facts.state(id)) === 'held' ? [model.change(lead, facts.due(id), due)] : []),
  ]);
  return [{ lead: root, changes }];
}

/** Answers all requests, claims a lead without an owner, and makes a new lead a contacted one. */
export function contact(model: ReferenceModel, root: number, agent: number): Events {
  const answered = model.moment();
  const status = model.statusOf(root);
  return [
    {
      lead: root,
      changes: [
        model.change(root, facts.owner(root), model.get(facts.owner(root)) ?? agent),
        model.change(root, facts.status(root), status === 'new' ? 'contacted' : status),
        ...model
          .requestsOf(root)
          .filter(model.isUnanswered)
          .map(({ id, lead }) => model.change(lead, facts.answered(id), answered)),
      ],
    },
  ];
}

/**
 * Changes one pointer. The lead takes the status with its outcome if its own is new, and the owner and the next step if it has none. It
 * stays snoozed if both are.
 */
export function merge(model: ReferenceModel, into: number, merged: number): Events {
  const status = model.statusOf(into);
  const owner = model.get<number>(facts.owner(into)) ?? model.get<number>(facts.owner(merged));
  const step = model.stepOf(into) ?? model.stepOf(merged);
  const snoozes = [into, merged].flatMap((lead) => model.get<string>(facts.snooze(lead)) ?? []);
  return [
    {
      lead: into,
      changes: [
        model.change(merged, facts.parent(merged), into),
        model.change(into, facts.status(into), status === 'new' ? model.statusOf(merged) : status),
        ...(status === 'new' ? model.setOutcome(into, model.outcomeOf(merged)) : []),
        model.change(into, facts.owner(into), owner),
        model.change(into, facts.step(into), step?.id ?? null),
        model.change(into, facts.snooze(into), snoozes.length === 2 ? (snoozes.sort()[0] ?? null) : null),
      ],
    },
  ];
}

/**
 * Changes one pointer. The other lead gives back what the merge gave it and what is unchanged since: the owner, and the status
 * with its outcome.
 */
export function separate(model: ReferenceModel, root: number, lead: number): Events {
  const parent = model.parentOf(lead) ?? root;
  const merge = model.batches
    .flatMap(({ events }) => events)
    .findLast(({ changes }) => changes.some(({ fact, after }) => fact === facts.parent(lead) && after === parent));
  const outcome = [facts.value(parent), facts.lostReason(parent), facts.closedOn(parent)];
  const returned = [[facts.owner(parent)], [facts.status(parent), ...outcome]].flatMap(([main, ...others]) => {
    const taken = merge?.changes.filter(({ fact }) => fact === main || others.includes(fact)) ?? [];
    const valueAfter = (fact: string | undefined) => taken.find((change) => change.fact === fact)?.after ?? null;
    const isTaken = taken.some(({ fact }) => fact === main);
    return isTaken && [main, ...others].every((fact) => model.get(fact ?? '') === valueAfter(fact))
      ? taken.map(reversed)
      : [];
  });
  return [{ lead: root, changes: [model.change(lead, facts.parent(lead), null), ...returned] }];
}

/** A request that waits for an answer opens a lead that is snoozed, won or lost. The undo closes the request. */
export function reopen(model: ReferenceModel, root: number, request: ModelRequest): Events {
  const awake = model.change(root, facts.snooze(root), null);
  if (!isClosed(model.statusOf(root))) return [{ lead: root, changes: [awake] }];
  const closed = { lead: request.lead, fact: facts.closed(request.id), before: model.moment(), after: null };
  return [
    {
      lead: root,
      changes: [model.change(root, facts.status(root), 'new'), ...model.setOutcome(root, null), awake, closed],
    },
  ];
}

/** Makes corrections one after the other, all or none. Returns null, and changes nothing, if the API must reject them. */
export function correct(model: ReferenceModel, root: number, corrections: Correction[]): Events | null {
  const made: Change[] = [];
  let isValid = true;
  for (const correction of corrections) {
    const changes = changesOf(model, root, correction);
    isValid &&= changes !== null;
    if (!changes) break;
    for (const { lead } of changes) model.mark(lead, correction.field, correction.value);
    model.apply([{ lead: root, changes }]);
    made.push(...changes);
  }
  const names = valuesOf(model, root, 'name');
  isValid &&= names.length === 0 || names.some(({ isHidden }) => !isHidden);
  model.apply([{ lead: root, changes: made.toReversed().map(reversed) }]);
  if (!isValid) return null;

  const first = new Map(made.toReversed().map((change) => [change.fact, change]));
  const last = new Map(made.map((change) => [change.fact, change]));
  const whole = [...last.values()].map((change) => ({ ...change, before: first.get(change.fact)?.before ?? null }));
  return [...Map.groupBy(whole, ({ lead }) => lead)].map(([lead, changes]) => ({ lead, changes }));
}

/** Moves a mail of a conversation. Who waits for an answer opens the other lead. `started`: it is a new one. */
export function move(model: ReferenceModel, request: ModelRequest, target: number, isStarted: boolean): Events {
  const source = model.rootOf(request.lead);
  const root = isStarted ? target : model.rootOf(target);
  const isOpen = model.get(facts.answered(request.id)) === null && model.get(facts.closed(request.id)) === null;
  const opened = [
    ...(model.isClosed(root) ? [model.change(root, facts.status(root), 'new'), ...model.setOutcome(root, null)] : []),
    model.change(root, facts.snooze(root), null),
  ];
  const place: Change = {
    ...{ lead: source, fact: facts.place(request.id), before: request.lead, after: target },
    moves: { request: request.id, started: isStarted ? target : null },
  };
  return [{ lead: source, changes: [place, ...(isOpen && !isStarted ? opened : [])] }];
}

/** Restores what was before the events of an action that can be undone. */
export function undo(model: ReferenceModel, batch: Batch): Events {
  const events = model.undoable(batch);
  for (const event of events) event.isUndone = true;
  return events.map(({ lead, changes }) => ({ lead, changes: changes.map(reversed) }));
}

const reversed = (change: Change): Change => ({ ...change, before: change.after, after: change.before });
