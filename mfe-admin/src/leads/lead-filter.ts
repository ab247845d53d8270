import { languages } from '@portal/contracts/language';
import { leadStatuses, lostReasons, requestKinds, stepStates } from '@portal/contracts/lead';
import { practices } from '@portal/contracts/practices';
import type { LeadSearch } from '@portal/staff-client/lead';
import { inboxPath } from '../paths.ts';

/** Allowed values by name, in the order of the query string. `null`: any value that `isValid` accepts. */
const allowedValues = {
  q: null,
  status: null,
  owner: null,
  practice: [...practices.map(({ id }): string => id), 'none'],
  service: null,
  city: null,
  page: null,
  campaign: null,
  domain: null,
  company: null,
  source: [...requestKinds] as string[],
  import: null,
  language: [...languages] as string[],
  due: ['waiting', 'first', 'overdue', 'soon'],
  firstResponse: ['in-time', 'due', 'not-due'],
  lostReason: [...lostReasons, 'none'] as string[],
  step: [...stepStates] as string[],
  again: ['1'],
  snoozed: ['1'],
  unread: ['1'],
  answered: ['1'],
  failed: ['1'],
  spam: ['1'],
  from: null,
  to: null,
  closedFrom: null,
  closedTo: null,
  sort: ['-lastActivity', 'lastActivity', '-created', 'created', 'name', 'due', 'nextStep'],
} as const;

export type FilterName = keyof typeof allowedValues;

/** Search, filters and sort order of the inbox, as in its URL. */
export type LeadFilter = Partial<Record<FilterName, string>>;

const names = Object.keys(allowedValues) as FilterName[];

/** Reads the filter of a URL of the inbox. */
export const filterOf = ({ search, hash }: { search: string; hash: string }): LeadFilter =>
  parseFilter(new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`));

/** Reads a filter from a query string. Unknown names and invalid values are ignored. */
export function parseFilter(search: URLSearchParams): LeadFilter {
  const filter: LeadFilter = {};
  for (const name of names) {
    const value = search.get(name)?.trim();
    if (value && isValid(name, value)) filter[name] = value;
  }
  return filter;
}

/** Returns the canonical query string: equal filters have equal query strings. */
export function toQueryString(filter: LeadFilter): string {
  const search = new URLSearchParams();
  for (const name of names) if (filter[name]) search.set(name, filter[name]);
  // Commas and slashes need no escaping in a query string.
  return search.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
}

export const toInboxPath = (filter: LeadFilter) => inboxPath(toQueryString(filter));

/** Returns the filter as the API reads it: typed values instead of text. */
export function toSearch({
  status,
  owner,
  import: list,
  again,
  snoozed,
  unread,
  answered,
  failed,
  spam,
  ...texts
}: LeadFilter): LeadSearch {
  const flag = (value?: string) => value === '1' || undefined;
  return {
    ...(texts as LeadSearch),
    status: status?.split(',') as LeadSearch['status'],
    owner: (Number(owner) || owner) as LeadSearch['owner'],
    import: list ? Number(list) : undefined,
    again: flag(again),
    snoozed: flag(snoozed),
    unread: flag(unread),
    answered: flag(answered),
    failed: flag(failed),
    spam: flag(spam),
  };
}

/** Returns the filter with some values changed. An empty value removes a filter. */
export const withChange = (filter: LeadFilter, change: LeadFilter): LeadFilter =>
  parseFilter(new URLSearchParams(toQueryString({ ...filter, ...change })));

/** Returns the filters without search text and sort order. */
export const activeFilters = ({ q: _, sort: __, ...rest }: LeadFilter): [FilterName, string][] =>
  Object.entries(rest) as [FilterName, string][];

function isValid(name: FilterName, value: string): boolean {
  if (name === 'status') return value.split(',').every((status) => leadStatuses.some((one) => one === status));
  if (name === 'owner') return /^(me|none|left|[1-9]\d{0,8})$/.test(value);
  if (name === 'import') return /^[1-9]\d{0,8}$/.test(value);
  if (name === 'from' || name === 'to' || name === 'closedFrom' || name === 'closedTo')
    return /^\d{4}-\d\d-\d\d$/.test(value);
  const allowed = allowedValues[name];
  return allowed === null || allowed.some((choice) => choice === value);
}
