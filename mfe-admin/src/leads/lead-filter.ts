import { citySlugs } from '@portal/contracts/cities';
import { languages } from '@portal/contracts/language';
import { leadStatuses, lostReasons, requestKinds, stepStates } from '@portal/contracts/lead';
import { practices } from '@portal/contracts/practices';
import { serviceNames } from '@portal/contracts/service-name';
import type { LeadSearch } from '@portal/staff-client/lead';
import { inboxPath } from '../paths.ts';

const day = /^\d{4}-\d\d-\d\d$/;

/** Allowed values by name, in the order of the query string. `null`: any value. */
const allowedValues = {
  view: ['board'],
  q: null,
  status: [...leadStatuses] as string[],
  owner: /^(me|none|left|[1-9]\d{0,8})$/,
  practice: [...practices.map(({ id }): string => id), 'none'],
  service: null,
  city: null,
  page: null,
  campaign: null,
  domain: null,
  company: null,
  valueFrom: /^\d{1,8}$/,
  valueTo: /^\d{1,8}$/,
  expected: /^(past|none|2\d{3}-(0[1-9]|1[0-2]))$/,
  source: [...requestKinds] as string[],
  import: /^[1-9]\d{0,8}$/,
  language: [...languages] as string[],
  due: ['waiting', 'first', 'overdue', 'soon'],
  firstResponse: ['in-time', 'due', 'not-due'],
  lostReason: [...lostReasons, 'none'] as string[],
  step: [...stepStates] as string[],
  again: ['1'],
  snoozed: ['1', 'any'],
  unread: ['1'],
  answered: ['1'],
  failed: ['1'],
  spam: ['1'],
  from: day,
  to: day,
  closedFrom: day,
  closedTo: day,
  sort: ['-lastActivity', 'lastActivity', '-created', 'created', 'name', 'due', 'nextStep', '-value', 'expectedMonth'],
} as const;

export type FilterName = keyof typeof allowedValues;

/** Filters that can have several values, separated by commas. */
const lists = [
  'status',
  'owner',
  'practice',
  'service',
  'city',
  'source',
  'language',
  'lostReason',
  'expected',
] as const;
type ListName = (typeof lists)[number];

export const isList = (name: FilterName): name is ListName => lists.some((one) => one === name);

/** Some leads have a service or a city that is none of these, and can have a comma. */
const known: { [name in FilterName]?: string[] } = {
  service: [...serviceNames.keys(), 'none'],
  city: [...citySlugs, 'none'],
};

/** Returns the values of a filter, e.g. `won` and `lost` of `won,lost`. */
export function valuesOf(name: FilterName, value = ''): string[] {
  const values = value.split(',').filter(Boolean);
  const isWhole = !isList(name) || values.some((one) => known[name]?.includes(one) === false);
  return isWhole ? [value].filter(Boolean) : values;
}

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
  view: _,
  valueFrom,
  valueTo,
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
  const number = (value?: string) => (value ? Number(value) : undefined);
  const listed = lists.map((name) => [name, texts[name] && valuesOf(name, texts[name])]);
  return {
    ...(texts as LeadSearch),
    ...(Object.fromEntries(listed) as LeadSearch),
    valueFrom: number(valueFrom),
    valueTo: number(valueTo),
    import: number(list),
    again: flag(again),
    snoozed: flag(snoozed),
    withSnoozed: snoozed === 'any' || undefined,
    unread: flag(unread),
    answered: flag(answered),
    failed: flag(failed),
    spam: flag(spam),
  };
}

/** Returns the filter with some values changed. An empty value removes a filter. */
export const withChange = (filter: LeadFilter, change: LeadFilter): LeadFilter =>
  parseFilter(new URLSearchParams(toQueryString({ ...filter, ...change })));

/** Returns the filters without search text, sort order and look of the list. */
export const activeFilters = ({ q: _, sort: __, view: ___, ...rest }: LeadFilter): [FilterName, string][] =>
  Object.entries(rest) as [FilterName, string][];

function isValid(name: FilterName, value: string): boolean {
  const allowed: null | RegExp | readonly string[] = allowedValues[name];
  if (allowed === null) return true;
  const values = isList(name) ? value.split(',') : [value];
  return values.every((one) => (allowed instanceof RegExp ? allowed.test(one) : allowed.includes(one)));
}
