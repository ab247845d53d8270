import { leadStatuses, submissionKinds } from '@portal/contracts/lead';
import { practices } from '@portal/contracts/practices';

/** What may narrow the list, in the order in which addresses name it; a list of values is what one of them must be. */
const known = {
  q: null,
  status: null,
  owner: null,
  practice: [...practices.map(({ id }): string => id), 'none'],
  service: null,
  city: null,
  page: null,
  source: [...submissionKinds] as string[],
  due: ['overdue', 'soon'],
  unread: ['1'],
  answered: ['0', '1'],
  failed: ['1'],
  spam: ['1'],
  from: null,
  to: null,
  sort: ['-lastActivity', 'lastActivity', '-created', 'created', 'name', 'due'],
} as const;

export type FilterName = keyof typeof known;

/** The list as its address describes it, and as the API is asked for it. */
export type LeadFilter = Partial<Record<FilterName, string>>;

const names = Object.keys(known) as FilterName[];

/** Reads an address. What it names that no list knows, it does not name. */
export function readFilter(search: URLSearchParams): LeadFilter {
  const filter: LeadFilter = {};
  for (const name of names) {
    const value = search.get(name)?.trim();
    if (value && isKnown(name, value)) filter[name] = value;
  }
  return filter;
}

/** Two filters that mean the same have the same address. */
export function addressOf(filter: LeadFilter): string {
  const search = new URLSearchParams();
  for (const name of names) if (filter[name]) search.set(name, filter[name]);
  // Commas and slashes may stand in a query as they are, and read better so.
  return search.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
}

export const toList = (filter: LeadFilter) => {
  const address = addressOf(filter);
  return address ? `/admin?${address}` : '/admin';
};

/** With one thing changed; an empty value takes it away. */
export const withChange = (filter: LeadFilter, change: LeadFilter): LeadFilter =>
  readFilter(new URLSearchParams(addressOf({ ...filter, ...change })));

/** What narrows the list beside the words that are searched for and the order. */
export const narrowing = ({ q: _, sort: __, ...rest }: LeadFilter): [FilterName, string][] =>
  Object.entries(rest) as [FilterName, string][];

function isKnown(name: FilterName, value: string): boolean {
  if (name === 'status') return value.split(',').every((status) => leadStatuses.some((one) => one === status));
  if (name === 'owner') return /^(me|none|[1-9]\d{0,8})$/.test(value);
  if (name === 'from' || name === 'to') return /^\d{4}-\d\d-\d\d$/.test(value);
  const choices = known[name];
  return choices === null || choices.some((choice) => choice === value);
}
