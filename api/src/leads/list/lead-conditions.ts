import type { StepState } from '@portal/contracts/lead';
import { Temporal } from 'temporal-polyfill';
import { isOpenLead } from '../../staff/accounts/open-leads.ts';
import { practiceValues, valuesOfPractice } from '../practice-of-service.ts';
import { visitedLeads } from '../visits/visit-terms.ts';
import type { LeadFilterDto } from './lead-filter.dto.ts';
import type { SearchQuery } from './lead-search.ts';

/** How long before its due time a response is "due soon". */
const soonMinutes = 15;

/** Who reads leads, and the IANA time zone of the days in their filters. */
interface LeadReader {
  userId: number;
  timeZone: string;
}

/** Filters of what there is, not of what to do now: their lists have snoozed leads too. */
const snoozedIn = [
  'snoozed',
  'withSnoozed',
  'q',
  'from',
  'to',
  'closedFrom',
  'closedTo',
  'domain',
  'company',
  'import',
] as const;

/** Builds a `where` clause on table `leads` and its parameters. */
export class LeadConditions {
  readonly values: unknown[] = [];
  /** The inbox or spam. */
  readonly scope: string;
  private readonly terms: string[] = [];

  private constructor(filter: LeadFilterDto) {
    const hidesSnoozed = !filter.spam && !snoozedIn.some((name) => filter[name]);
    this.scope = `merged_into_id is null and ${filter.spam ? '' : 'not '}is_spam${hidesSnoozed ? ` and ${awakeTerm}` : ''}`;
  }

  static of(filter: LeadFilterDto, reader: LeadReader, query?: SearchQuery): LeadConditions {
    const conditions = new LeadConditions(filter);
    conditions.addFilter(filter, reader);
    if (query) conditions.addSearch(query);
    return conditions;
  }

  /** Adds a parameter and returns its placeholder. */
  value(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  add(term: string): void {
    this.terms.push(term);
  }

  get where(): string {
    return [this.scope, ...this.terms].join(' and ');
  }

  private addFilter(filter: LeadFilterDto, { userId, timeZone }: LeadReader): void {
    const { status, owner, service, practice, city, page, campaign, source, language, due, from, to } = filter;
    const { domain, company, firstResponse, lostReason, closedFrom, closedTo, valueFrom, valueTo, expected } = filter;
    const columns = { status, service, city, source, language, page, campaign };
    for (const [column, values] of Object.entries(columns))
      this.addAnyOf(column, typeof values === 'string' ? [values].filter(Boolean) : values);
    this.addAnyOf(
      'owner_id',
      owner?.map((one) => (one === 'me' ? userId : Number(one) || one)),
      { left: () => `owner_id in (${formerOwners})` },
    );
    this.addAnyOf(
      'service',
      practice?.flatMap((one) => (one === 'none' ? one : valuesOfPractice(one))),
      { none: () => `(service is null or service <> all(${this.value(practiceValues)}))` },
    );
    this.addAnyOf('lost_reason', lostReason, { none: () => `(status = 'lost' and lost_reason is null)` });
    this.addAnyOf(expectedMonth, expected, {
      none: () => `${expectedMonth} = 'none'`,
      past: () => `${expectedMonth} < ${this.value(Temporal.Now.plainDateISO(timeZone).toPlainYearMonth().toString())}`,
    });
    if (typeof valueFrom === 'number') this.add(`${knownValue} and coalesce(value_usd, 0) >= ${this.value(valueFrom)}`);
    if (typeof valueTo === 'number') this.add(`${knownValue} and coalesce(value_usd, 0) <= ${this.value(valueTo)}`);
    if (domain) this.add(`${domainTerm} = lower(${this.value(domain)}::text)`);
    if (company) this.add(`lower(company) = lower(${this.value(company)}::text)`);
    if (firstResponse) this.add(firstResponseTerm[firstResponse]);
    if (closedFrom) this.add(`closed_on >= ${this.value(closedFrom)}::date`);
    if (closedTo) this.add(`closed_on <= ${this.value(closedTo)}::date`);
    if (filter.import) this.add(`id = any(array(${rootsOfImport} ${this.value(filter.import)}))`);
    if (filter.unread) this.add(unreadTerm(this.value(userId)));
    if (filter.failed) this.add('has_failed_delivery');
    if (due) this.add(dueTerm[due]);
    if (filter.answered) this.add(answeredTerm);
    if (filter.again) this.add(againTerm);
    if (filter.step) this.add(stepTerm(filter.step, timeZone, (value) => this.value(value)));
    if (filter.snoozed) this.add('snoozed_until > now()');
    if (from) this.addFrom(startOf(Temporal.PlainDate.from(from), timeZone));
    if (to) this.add(`created_at < ${this.value(startOf(Temporal.PlainDate.from(to).add({ days: 1 }), timeZone))}`);
  }

  private addSearch(query: SearchQuery): void {
    if ('leadIds' in query) this.add(`id = any(${this.value(query.leadIds)}::integer[])`);
    else if (query.by === 'to_tsquery') this.add(`search @@ to_tsquery('simple', ${this.value(query.argument)})`);
    else this.add(`search @@ search_query(${this.value(query.argument)}::text[])`);
  }

  /** Adds a filter for any of some values. `words`: terms of values that no row has, by default of `none`. */
  private addAnyOf(
    column: string,
    values: readonly (string | number)[] | null | undefined,
    words: Record<string, () => string> = {},
  ): void {
    if (!values || values.length === 0) return;
    const termOf = new Map(Object.entries({ none: () => `${column} is null`, ...words }));
    const stored = values.filter((value) => !termOf.has(String(value)));
    const terms = values.flatMap((value) => termOf.get(String(value))?.() ?? []);
    // An index in the order of a list serves one value only.
    if (stored.length === 1) terms.push(`${column} = ${this.value(stored[0])}`);
    else if (stored.length > 1) terms.push(`${column} = any(${this.value(stored)})`);
    this.add(terms.length === 1 ? (terms[0] ?? '') : `(${terms.join(' or ')})`);
  }

  /** The second condition is implied by the first and lets the index on activity be used. */
  private addFrom(moment: Date): void {
    const value = this.value(moment);
    this.add(`created_at >= ${value}`);
    this.add(`last_activity_at >= ${value}`);
  }
}

/**
 * SQL: the lead is unread for the user of the placeholder. An array is computed once: a subquery is computed for each lead when
 * PostgreSQL expects few leads, for example before it has statistics.
 */
export const unreadTerm = (user: string) => `id = any(array(select unread_leads(${user})))`;

const wasAnswered = `exists (
  select from leads member join requests on lead_id = member.id
  where member.root_id = leads.id and response_due_at is not null and (answered_at is not null or closed_at is not null))`;

/** `due_at` is infinite for leads without a request that waits for an answer. */
export const dueTerm = {
  waiting: `due_at < 'infinity'`,
  first: `due_at < 'infinity' and not ${wasAnswered}`,
  overdue: `due_at < 'infinity' and due_at <= now()`,
  soon: `due_at < 'infinity' and due_at > now() and due_at <= now() + interval '${soonMinutes} minutes'`,
};

/** The domain of the shown email address: an index has this expression. */
export const domainTerm = `split_part(lower(email), '@', 2)`;

/** SQL: the expected month, and `none`, which is after all months, without one. An index has this expression. */
const expectedMonth = `coalesce(expected_month, 'none')`;

/** An index has the value with 0 for what is not known. */
const knownValue = 'value_usd is not null';

const isDecided = '(answered_in_time is not null or first_due_at <= now())';

/** The first request of a lead is `due` when it was answered or closed, or should have been. */
export const firstResponseTerm = {
  'in-time': 'answered_in_time',
  due: isDecided,
  'not-due': `first_due_at is not null and not ${isDecided}`,
};
/** Lists leave out leads that somebody has snoozed. */
export const awakeTerm = '(snoozed_until is null or snoozed_until <= now())';

/** SQL: ids of users who cannot own leads (any more). */
export const formerOwners = 'select id from users where not can_own_leads(id)';

/** SQL: a lead that is new or waits for an answer, and has no owner who can answer it. */
export const unassignedTerm = `merged_into_id is null and not is_spam and ${awakeTerm} and (
  owner_id is null and (status = 'new' or due_at < 'infinity')
  or due_at < 'infinity' and owner_id in (${formerOwners}))`;

export const againTerm = `due_at < 'infinity' and ${wasAnswered}`;

/** SQL: when the next step is due, and `none`, which is after all days, without one. An index has this expression. */
export const stepDue = `coalesce(next_step_due, 'none')`;

/** SQL: the next step is due then. `value` adds a parameter and returns its placeholder. */
export function stepTerm(state: StepState, timeZone: string, value: (value: string) => string): string {
  const now = Temporal.Now.plainDateTimeISO(timeZone);
  const day = (days: number) => value(now.toPlainDate().add({ days }).toString());
  // As they are sorted: a day, then the times of the day. A step of the whole day is not overdue on it.
  const isOverdue = () =>
    `${stepDue} <= ${value(now.toString({ smallestUnit: 'minute' }))} and ${stepDue} <> ${day(0)}`;
  switch (state) {
    case 'overdue':
      return isOverdue();
    case 'today':
      return `${stepDue} >= ${day(0)} and ${stepDue} < ${day(1)} and not (${isOverdue()})`;
    case 'later':
      return `${stepDue} >= ${day(1)} and ${stepDue} < 'none'`;
    default:
      // To answer is a next step, and so is a visit.
      return `next_step_due is null and owner_id is not null and ${isOpenLead}
        and due_at = 'infinity' and id <> all(array(${visitedLeads}))`;
  }
}

const answeredTerm = `due_at = 'infinity' and exists (
  select from leads member join requests on lead_id = member.id
  where member.root_id = leads.id and answered_at is not null)`;

const rootsOfImport = 'select root_id from requests join leads member on member.id = lead_id where import_id =';

const startOf = (day: Temporal.PlainDate, timeZone: string) =>
  new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
