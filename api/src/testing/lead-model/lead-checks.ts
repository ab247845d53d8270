import { isDeepStrictEqual } from 'node:util';
import type { LeadDto } from '../../leads/detail/lead.dto.ts';
import type { Colleague } from '../staff.ts';
import type { TestApi } from '../test-api.ts';
import { type Answer, send } from './desk-client.ts';
import { expectedLead, seenLead } from './expected-lead.ts';
import type { Mailbox } from './mailbox.ts';
import { facts, ReferenceModel } from './reference-model.ts';
import { tracesIn } from './traces.ts';

export interface Desk {
  api: TestApi;
  agents: readonly [Colleague, Colleague];
  manager: Colleague;
  journalDir: string;
  /** Has the files of mails. */
  dataDir: string;
  mailbox: Mailbox;
}

/** Where a sequence runs: as which of its seed, and whether on a database of its own. */
export interface Place {
  number: number;
  isAlone: boolean;
}

export class SequenceError extends Error {
  /** Its number among those of its seed. */
  readonly sequence: number;

  constructor(sequence: number, message: string) {
    super(message);
    this.sequence = sequence;
  }
}

/** What a sequence has said about its leads, and checks of what staff see of them. */
export class LeadChecks {
  readonly model = new ReferenceModel();
  /** The traces of everything that was ever said about a lead. */
  readonly said = new Map<number, Set<string>>();
  /** Those of requests that were taken back: marks of staff and their events may have them still. */
  readonly takenBack = new Map<number, Set<string>>();
  /** The same of all leads, also of erased ones. */
  readonly everSaid = new Set<string>();
  /** Saved views, which search for somebody. */
  views: { value: string; text: string }[] = [];
  /** Due times by the moments of the model that stand for them. */
  private readonly dueTimes = new Map<number, string | null>();
  protected readonly steps: string[] = [];

  constructor(
    readonly desk: Desk,
    protected readonly place: Place,
  ) {}

  /** Returns everything that was said about leads, also by others in their conversations. */
  saidAbout(leads: number[]): Set<string> {
    const mails = this.model.mails.filter((mail) => leads.includes(this.model.leadOfMail(mail) ?? 0));
    const said = leads.flatMap((lead) => [...(this.said.get(lead) ?? [])]);
    return new Set([...said, ...mails.flatMap(({ text }) => [...tracesIn(text)])]);
  }

  /** Returns what belongs to the person of leads: without mails of others. */
  ownWordsOf(leads: number[]): Set<string> {
    const { model } = this;
    const addresses = leads.flatMap(model.addressesOf);
    const mails = model.mails.filter(
      (mail) =>
        leads.includes(model.leadOfMail(mail) ?? 0) &&
        (!mail.isAnswer || mail.addresses.some((address) => addresses.includes(address))),
    );
    const said = leads.flatMap((lead) => [...(this.said.get(lead) ?? [])]);
    return new Set([...said, ...mails.flatMap(({ text }) => [...tracesIn(text)])]);
  }

  protected say(lead: number, text: string): void {
    const said = this.said.get(lead) ?? new Set();
    for (const trace of tracesIn(text)) {
      said.add(trace);
      this.everSaid.add(trace);
    }
    this.said.set(lead, said);
  }

  /** Forgets what a request has said that was taken back: only marks of staff and their events may have it still. */
  protected unsay(lead: number, text: string): void {
    const takenBack = this.takenBack.get(lead) ?? new Set();
    for (const trace of tracesIn(text)) {
      this.said.get(lead)?.delete(trace);
      takenBack.add(trace);
    }
    this.takenBack.set(lead, takenBack);
  }

  /** Compares what staff see of leads with the model. */
  protected async lookAt(leads: Iterable<number>): Promise<void> {
    const known = [...leads].filter((lead) => this.model.leads.includes(lead));
    for (const root of new Set(known.map((lead) => this.model.rootOf(lead)))) await this.look(root);
  }

  protected async look(lead: number): Promise<LeadDto> {
    const answer = await send<LeadDto>(this.desk.api, 'GET', `admin/leads/${lead}`, { staff: this.desk.agents[0] });
    this.expectStatus(answer, 200);
    this.check(answer.body);
    return answer.body;
  }

  protected check({ possibleDuplicates: _, timeline, ...lead }: LeadDto): void {
    const root = lead.id;
    // Other leads are named where a timeline says that they were separated.
    const entries = timeline.map(({ lead: _, ...entry }) => entry);
    this.checkOwn(`lead ${root}`, this.model.membersOf(root), JSON.stringify([lead, entries]));
    this.expect(
      `lead ${root}`,
      seenLead({ ...lead, possibleDuplicates: [], timeline }),
      expectedLead(this.model, root),
    );
    this.checkDueTimes(lead);
  }

  /** A due time never changes, and a lead has the earliest of the requests that wait. */
  private checkDueTimes({ requests, responseDueAt }: Pick<LeadDto, 'requests' | 'responseDueAt'>): void {
    const waiting = new Set(this.model.requests.filter(this.model.isWaiting).map(({ id }) => id));
    const times = requests.flatMap(({ id, responseDueAt }) => (waiting.has(id) && responseDueAt ? responseDueAt : []));
    this.expect('the due time', responseDueAt, times.sort()[0] ?? null);
    for (const { id, responseDueAt } of requests) {
      const due = this.model.get<number>(facts.due(id));
      const known = due === null ? null : (this.dueTimes.get(due) ?? responseDueAt);
      this.expect(`the due time of request ${id}`, responseDueAt, known);
      if (due !== null) this.dueTimes.set(due, responseDueAt);
    }
  }

  /** Throws if a text about leads has something that was not said about them. */
  checkOwn(what: string, leads: number[], text: string, allowed = this.saidAbout(leads)): void {
    const foreign = [...tracesIn(text)].filter(
      (trace) => !allowed.has(trace) && !leads.some((lead) => this.takenBack.get(lead)?.has(trace)),
    );
    if (foreign.length > 0) throw this.failure(`${what} has values of others: ${foreign}`);
  }

  protected expectStatus({ status, text }: Answer<unknown>, expected: number): void {
    if (status !== expected) throw this.failure(`The status is ${status}, expected ${expected}: ${text}`);
  }

  expect(what: string, seen: unknown, expected: unknown): void {
    if (isDeepStrictEqual(seen, expected)) return;
    throw this.failure(`${what}: ${difference(seen, expected)}`);
  }

  failure = (message: string): SequenceError =>
    new SequenceError(this.place.number, `${message}\n${this.steps.join('\n')}`);
}

/** Returns what differs, by its path. */
function difference(seen: unknown, expected: unknown, path = ''): string {
  if (isDeepStrictEqual(seen, expected)) return '';
  if (typeof seen !== 'object' || typeof expected !== 'object' || seen === null || expected === null)
    return `\n  ${path || 'it'} is ${JSON.stringify(seen)}, expected ${JSON.stringify(expected)}`;
  const [one, other] = [seen, expected] as Record<string, unknown>[];
  const keys = new Set([...Object.keys(seen), ...Object.keys(expected)]);
  return [...keys].map((key) => difference(one?.[key], other?.[key], path ? `${path}.${key}` : key)).join('');
}
