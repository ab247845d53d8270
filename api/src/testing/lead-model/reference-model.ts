import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@portal/contracts/language';
import {
  type DetailField,
  formKinds,
  type LeadStatus,
  type LostReason,
  type RequestKind,
} from '@portal/contracts/lead';

/** A request, as it was sent. */
export interface ModelRequest {
  id: number;
  /** The lead that it is stored with. */
  lead: number;
  receivedAt: Date;
  kind: RequestKind;
  language: Language;
  said: Partial<Record<DetailField, string>>;
  message: string | null;
  /** It came by e-mail. */
  isMail: boolean;
}

/** A mail of a conversation names nobody. */
export const namesSomebody = ({ said: { name, company, email, phone } }: ModelRequest): boolean =>
  [name, company, email, phone].some((value) => value !== undefined);

/** Staff who enter a request know of it. */
const isNotified = ({ kind, isMail }: ModelRequest) => isMail || formKinds.some((form) => form === kind);

/** A note, or the note of a logged contact. */
export interface ModelNote {
  lead: number;
  text: string;
}

/** A site visit, as the customer was told last. */
export interface ModelVisit {
  id: number;
  /** The lead that it is stored with. */
  lead: number;
  address: string;
  isCancelled: boolean;
}

/** A next step, with the lead that it was typed for. */
export interface ModelStep {
  id: number;
  lead: number;
  text: string;
  due: string;
}

/** What staff have said about a value of a lead. */
export interface Marks {
  isAdded: boolean;
  isHidden: boolean;
  /** Later choices have a higher number. */
  preferred: number | null;
}

/** How a lead was won or lost. */
export interface Outcome {
  value: number | null;
  lostReason: LostReason | null;
  closedOn: string;
}

type Fact = string | number | boolean | Marks | null;

/** A change of a fact about a lead or one of its requests. */
export interface Change {
  lead: number;
  fact: string;
  before: Fact;
  after: Fact;
  /** The request that it moves, and the lead that was started for it. */
  moves?: { request: number; started: number | null };
}

/** A mail that is part of a conversation, or that has started a lead. */
export interface ModelMail {
  /** Null: a message of ours. */
  request: number | null;
  /** The lead that it is stored with, if it has no request. */
  lead: number;
  sender: { name: string; email: string | null };
  /** Addresses by which it is one of the person's own. */
  addresses: string[];
  /** Everything in it. */
  text: string;
  /** It came into a conversation. */
  isAnswer: boolean;
  isOfStaff: boolean;
}

/** The part of an action that is on the timeline of one lead. */
export interface ModelEvent {
  lead: number;
  changes: Change[];
  isUndone: boolean;
}

/** An action, with the id for its undo. */
export interface Batch {
  id: string;
  /** Whether an undo without an id undoes it: not an undo, and not what a form has changed. */
  isUndoneFirst: boolean;
  events: ModelEvent[];
  /** The request that has caused it: the action ends with it. */
  request?: number;
}

export const facts = {
  status: (lead: number) => `status of lead ${lead}`,
  value: (lead: number) => `value of lead ${lead}`,
  lostReason: (lead: number) => `lost reason of lead ${lead}`,
  closedOn: (lead: number) => `close date of lead ${lead}`,
  owner: (lead: number) => `owner of lead ${lead}`,
  parent: (lead: number) => `parent of lead ${lead}`,
  step: (lead: number) => `next step of lead ${lead}`,
  snooze: (lead: number) => `snooze of lead ${lead}`,
  marks: (lead: number, field: DetailField, value: string) => `${field} ${value} of lead ${lead}`,
  state: (request: number) => `state of request ${request}`,
  /** When it is due, was answered and was closed: a different number each time. Never due: nobody waits for an answer. */
  due: (request: number) => `due time of request ${request}`,
  answered: (request: number) => `answer of request ${request}`,
  closed: (request: number) => `end of request ${request}`,
  place: (request: number) => `lead of request ${request}`,
};

/**
 * What leads are, without SQL: requests as they were sent, facts that actions change, and everything else derived from both. An action
 * is the list of its changes, so there is one undo for all.
 */
export class ReferenceModel {
  leads: number[] = [];
  requests: ModelRequest[] = [];
  mails: ModelMail[] = [];
  /** Whether a lead has more than what it was started for. */
  isWorkedOn: (lead: number) => boolean = () => false;
  notes: ModelNote[] = [];
  visits: ModelVisit[] = [];
  steps: ModelStep[] = [];
  /** Values that staff have marked or typed, each once for its lead. */
  marked: { lead: number; field: DetailField; value: string }[] = [];
  readonly batches: Batch[] = [];
  /** Forms and mails that have been in the inbox: each is notified once. */
  admitted = new Set<number>();
  private readonly facts = new Map<string, Fact>();
  private lastMoment = 0;

  get = <Value extends Fact>(fact: string): Value | null => (this.facts.get(fact) ?? null) as Value | null;

  /** Returns a number for the time of an action. */
  moment = (): number => ++this.lastMoment;

  statusOf = (lead: number): LeadStatus => this.get<LeadStatus>(facts.status(lead)) ?? 'new';

  outcomeOf = (lead: number): Outcome | null => {
    const closedOn = this.get<string>(facts.closedOn(lead));
    return closedOn === null
      ? null
      : { value: this.get(facts.value(lead)), lostReason: this.get(facts.lostReason(lead)), closedOn };
  };

  /** Returns the changes that give a lead an outcome, or none. */
  setOutcome = (lead: number, outcome: Outcome | null): Change[] => [
    this.change(lead, facts.value(lead), outcome?.value ?? null),
    this.change(lead, facts.lostReason(lead), outcome?.lostReason ?? null),
    this.change(lead, facts.closedOn(lead), outcome?.closedOn ?? null),
  ];

  parentOf = (lead: number): number | null => this.get<number>(facts.parent(lead));

  rootOf(lead: number): number {
    const parent = this.parentOf(lead);
    return parent === null ? lead : this.rootOf(parent);
  }

  get roots(): number[] {
    return this.leads.filter((lead) => this.parentOf(lead) === null);
  }

  membersOf = (root: number): number[] => this.leads.filter((lead) => this.rootOf(lead) === root);

  /** Returns the requests of a merge tree, in the order in which they arrived. */
  requestsOf = (root: number): ModelRequest[] =>
    this.requests
      .filter(({ lead }) => this.rootOf(lead) === root)
      .sort((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime() || one.id - other.id);

  isInInbox = ({ id }: ModelRequest): boolean => this.get(facts.state(id)) === 'inbox';

  isSpam = (root: number): boolean => !this.requestsOf(root).some(this.isInInbox);

  /** Returns the requests that count: those in the inbox or, of spam, all. */
  visibleRequestsOf(root: number): ModelRequest[] {
    const requests = this.requestsOf(root);
    const inbox = requests.filter(this.isInInbox);
    return inbox.some(namesSomebody) ? inbox : requests;
  }

  notesOf = (root: number): string[] =>
    this.notes.filter(({ lead }) => this.rootOf(lead) === root).map(({ text }) => text);

  isClosed = (root: number): boolean => ['won', 'lost'].includes(this.statusOf(root));

  /** Returns the next step of a merge tree. That of a lead that has been separated since is not. */
  stepOf(root: number): ModelStep | undefined {
    const id = this.get(facts.step(root));
    return this.steps.find((step) => step.id === id && this.rootOf(step.lead) === root);
  }

  shownStepOf = (root: number): ModelStep | undefined =>
    this.isClosed(root) || this.isSpam(root) ? undefined : this.stepOf(root);

  isWaiting = (request: ModelRequest): boolean =>
    this.isInInbox(request) &&
    this.get(facts.due(request.id)) !== null &&
    this.get(facts.answered(request.id)) === null &&
    this.get(facts.closed(request.id)) === null;

  /** Whether it has ever been in the inbox, and nobody has answered it. */
  isUnanswered = ({ id }: ModelRequest): boolean =>
    this.get(facts.due(id)) !== null && this.get(facts.answered(id)) === null;

  marksOf = (lead: number, field: DetailField, value: string): Marks | null =>
    this.get(facts.marks(lead, field, value));

  /** Returns the marks of a field that are stored with the leads of a merge tree. */
  rowsOf(root: number, field: DetailField): { lead: number; value: string; marks: Marks }[] {
    return this.marked.flatMap((row) => {
      const marks = this.marksOf(row.lead, row.field, row.value);
      return marks && row.field === field && this.rootOf(row.lead) === root ? [{ ...row, marks }] : [];
    });
  }

  /** Returns the lead that the next form of an address is added to: that of the request that was stored first. */
  leadOfAddress(address: string): number | null {
    const first = this.requests.find((request) => request.said.email === address && this.isInInbox(request));
    const added = this.leads.filter((lead) => {
      const marks = this.marksOf(lead, 'email', address);
      return marks?.isAdded && !marks.isHidden && !this.isSpam(this.rootOf(lead));
    });
    return first?.lead ?? (added.length > 0 ? Math.min(...added) : null);
  }

  addressesOf = (lead: number): string[] => [
    ...this.requests.filter((request) => request.lead === lead).flatMap(({ said }) => said.email ?? []),
    ...this.marked
      .filter((row) => row.lead === lead && row.field === 'email' && this.marksOf(lead, 'email', row.value))
      .map(({ value }) => value),
  ];

  /** Returns the names, addresses and numbers of a lead. */
  identifiersOf = (lead: number): string[] =>
    [
      ...this.requests.filter((one) => one.lead === lead).flatMap(({ said }) => [said.name, said.email, said.phone]),
      ...this.marked
        .filter(({ field }) => field === 'name' || field === 'email' || field === 'phone')
        .filter((row) => row.lead === lead && this.marksOf(lead, row.field, row.value))
        .map(({ value }) => value),
    ].filter((value) => value !== undefined);

  /** Returns the leads of a person: the merge tree, all leads with one of its addresses, their merge trees, and so on. */
  personOf(lead: number): number[] {
    let leads = this.membersOf(this.rootOf(lead));
    for (;;) {
      const addresses = new Set(leads.flatMap(this.addressesOf));
      const roots = this.leads
        .filter((one) => leads.includes(one) || this.addressesOf(one).some((address) => addresses.has(address)))
        .map((one) => this.rootOf(one));
      const more = this.leads.filter((one) => roots.includes(this.rootOf(one)));
      if (more.length === leads.length) return leads;
      leads = more;
    }
  }

  /** Returns the lead that a mail is part of; undefined: it is erased. */
  leadOfMail = ({ request, lead }: ModelMail): number | undefined =>
    request === null ? lead : this.requests.find(({ id }) => id === request)?.lead;

  /** Returns the lead of a merge tree that a mail to one of its leads is added to. Spam has no conversation. */
  placeInTree(lead: number): number | null {
    const places = this.requests.filter((one) => this.rootOf(one.lead) === this.rootOf(lead) && this.isInInbox(one));
    return (
      (places.find((one) => one.lead === lead) ?? places.toSorted((one, other) => one.id - other.id)[0])?.lead ?? null
    );
  }

  /** Moves a request, which names its sender only in a lead that was started for it. */
  private place(request: ModelRequest, lead: number, started: number | null): void {
    const { sender } = this.mails.find((mail) => mail.request === request.id) ?? {};
    const left = request.lead;
    request.lead = lead;
    if (started !== null)
      request.said =
        lead === started && sender ? { name: sender.name, ...(sender.email && { email: sender.email }) } : {};
    if (!this.leads.includes(lead)) this.leads = [...this.leads, lead].sort((one, other) => one - other);
    if (left === started && !this.requests.some((one) => one.lead === left)) this.remove([left]);
  }

  /** Whether a mail can be moved back: both leads are in the inbox, and nobody has worked on the one that was started for it. */
  private canMoveBack({ before, after, moves }: Change): boolean {
    const request = this.requests.find(({ id }) => id === moves?.request);
    if (!request || request.lead !== after || !this.isInInbox(request)) return false;
    const exists = this.leads.includes(Number(before));
    if (exists ? this.isSpam(this.rootOf(Number(before))) : before !== moves?.started) return false;
    return after !== moves?.started || !this.isWorkedOn(Number(after));
  }

  change = (lead: number, fact: string, after: Fact): Change => ({ lead, fact, before: this.get(fact), after });

  mark(lead: number, field: DetailField, value: string): void {
    const isKnown = this.marked.some((row) => row.lead === lead && row.field === field && row.value === value);
    if (!isKnown) this.marked.push({ lead, field, value });
  }

  /** Makes the changes of events. Those without an effect are left out, and so are events without changes. */
  apply(events: { lead: number; changes: Change[] }[]): ModelEvent[] {
    const effective = events
      .map(({ lead, changes }) => ({
        lead,
        isUndone: false,
        changes: changes.filter(({ before, after }) => !isDeepStrictEqual(before, after)),
      }))
      .filter(({ changes }) => changes.length > 0);
    for (const { changes } of effective) for (const { fact, after } of changes) this.facts.set(fact, after);
    for (const { after, moves } of effective.flatMap(({ changes }) => changes)) {
      const request = this.requests.find(({ id }) => id === moves?.request);
      if (request) this.place(request, Number(after), moves?.started ?? null);
    }
    for (const request of this.requests)
      if (isNotified(request) && this.isInInbox(request)) this.admitted.add(request.id);
    return effective;
  }

  /** Returns the events that are undone with an action. None if what one of them changed was removed, or changed since. */
  undoable({ events }: Batch): ModelEvent[] {
    const open = events.filter(({ lead: own, isUndone }) => !isUndone && this.leads.includes(own));
    const isUnchanged = open.every(({ changes }) =>
      changes.every(
        ({ lead, fact, before, after, moves }) =>
          (!moves || this.canMoveBack({ lead, fact, before, after, moves })) &&
          this.leads.includes(lead) &&
          isDeepStrictEqual(this.get(fact), after) &&
          (fact !== facts.step(lead) || before === null || this.steps.some(({ id }) => id === before)) &&
          (fact !== facts.parent(lead) || typeof before !== 'number' || this.canMerge(lead, before)),
      ),
    );
    return isUnchanged ? open : [];
  }

  private canMerge = (lead: number, into: number): boolean => this.leads.includes(into) && this.rootOf(into) !== lead;

  /** Removes requests of leads that keep others. What actions have changed of them cannot be undone any more. */
  removeRequests(ids: number[]): void {
    this.requests = this.requests.filter(({ id }) => !ids.includes(id));
    for (const id of ids)
      for (const fact of [facts.state(id), facts.due(id), facts.answered(id), facts.closed(id)])
        this.facts.set(fact, 'removed');
    for (const batch of this.batches) if (batch.request && ids.includes(batch.request)) batch.events = [];
  }

  /** Removes leads with everything about them. */
  remove(erased: number[]): void {
    const isKept = ({ lead }: { lead: number }) => !erased.includes(lead);
    this.leads = this.leads.filter((lead) => isKept({ lead }));
    this.requests = this.requests.filter(isKept);
    this.admitted = new Set(this.requests.flatMap(({ id }) => (this.admitted.has(id) ? id : [])));
    this.notes = this.notes.filter(isKept);
    this.mails = this.mails.filter((mail) => mail.request !== null || isKept(mail));
    this.visits = this.visits.filter(isKept);
    const steps = this.steps.filter(isKept);
    for (const lead of this.leads)
      if (this.steps.some((step) => step.id === this.get(facts.step(lead)) && !steps.includes(step)))
        this.facts.set(facts.step(lead), null);
    this.steps = steps;
    this.marked = this.marked.filter(isKept);
    for (const batch of this.batches) batch.events = batch.events.filter(isKept);
  }
}
