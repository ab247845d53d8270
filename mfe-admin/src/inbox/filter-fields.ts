import { formatMonth } from '@portal/contracts/business-time';
import { cityName, citySlugs } from '@portal/contracts/cities';
import { languageNames } from '@portal/contracts/language';
import { leadStatuses, lostReasons, openStatuses, requestKindNames } from '@portal/contracts/lead';
import { practices } from '@portal/contracts/practices';
import { services } from '@portal/contracts/services';
import type { FilterQuestion } from '../commands/overlay.ts';
import { activeFilters, type FilterName, type LeadFilter, valuesOf } from '../leads/lead-filter.ts';
import { monthChoices } from '../leads/months.ts';
import { formatDollars, lostReasonLabels } from '../leads/outcomes.content.ts';
import { statuses } from '../leads/statuses.content.ts';

type Option = readonly [value: string, label: string];

/** A field of the filter menu. One with a single option is a switch with its name. */
export interface FilterField {
  name: FilterName;
  label: string;
  options: readonly Option[];
}

interface Owners {
  owners: { id: number; name: string }[];
  formerOwners: { id: number; name: string }[];
  /** Viewers cannot own leads. */
  canOwn: boolean;
}

const optionOf = ({ id, name }: { id: number | string; name: string }): Option => [String(id), name];
const unknown: Option = ['none', 'Not specified'];

/** Returns the fields of the filter menu, the most used first. */
export const filterFields = ({ owners, formerOwners, canOwn }: Owners): FilterField[] => [
  {
    name: 'status',
    label: 'Status',
    options: [
      ...leadStatuses.map((status) => [status, statuses[status].name] as const),
      [openStatuses.join(','), 'Open'],
    ],
  },
  {
    name: 'owner',
    label: 'Owner',
    options: [
      ...(canOwn ? [['me', 'Me'] as const] : []),
      ['none', 'Unassigned'],
      ...owners.map(optionOf),
      ...(formerOwners.length > 0 ? [['left', 'Anyone who left'] as const] : []),
      ...formerOwners.map(({ id, name }) => optionOf({ id, name: `${name} (left)` })),
    ],
  },
  { name: 'practice', label: 'Practice', options: [...practices.map(optionOf), unknown] },
  {
    name: 'service',
    label: 'Service',
    options: [...Object.entries(services).map(([slug, { name }]) => [slug, name] as const), unknown],
  },
  { name: 'city', label: 'City', options: [...citySlugs.map((slug) => [slug, cityName(slug)] as const), unknown] },
  { name: 'expected', label: 'Expected month', options: [['past', 'Before this month'], ...monthChoices(), unknown] },
  { name: 'source', label: 'Source', options: Object.entries(requestKindNames) },
  { name: 'language', label: 'Language', options: Object.entries(languageNames) },
  {
    name: 'due',
    label: 'Response',
    options: [
      ['waiting', 'Unanswered'],
      ['first', 'Never answered'],
      ['soon', 'Due soon'],
      ['overdue', 'Overdue'],
    ],
  },
  {
    name: 'lostReason',
    label: 'Lost because of',
    options: [...lostReasons.map((reason) => [reason, lostReasonLabels[reason]] as const), unknown],
  },
  {
    name: 'step',
    label: 'Next step',
    options: [
      ['overdue', 'Overdue'],
      ['today', 'Due today'],
      ['later', 'Later'],
      ['none', 'None'],
    ],
  },
  {
    name: 'snoozed',
    label: 'Snoozed',
    options: [
      ['1', 'Only snoozed'],
      ['any', 'Also snoozed'],
    ],
  },
  { name: 'again', label: 'Wrote again', options: [['1', 'Wrote again']] },
  { name: 'answered', label: 'Answered', options: [['1', 'Answered']] },
  { name: 'unread', label: 'Unread', options: [['1', 'Unread']] },
  { name: 'failed', label: 'Failed deliveries', options: [['1', 'Failed deliveries']] },
  { name: 'spam', label: 'Spam', options: [['1', 'Spam']] },
  {
    name: 'sort',
    label: 'Sort',
    options: [
      ['lastActivity', 'Longest silent first'],
      ['-created', 'Newest first'],
      ['created', 'Oldest first'],
      ['name', 'By name'],
      ['due', 'By response time'],
      ['nextStep', 'By next step'],
      ['-value', 'Highest value first'],
      ['expectedMonth', 'By expected month'],
    ],
  },
];

/** Fields of the filter menu that are typed. */
export const typedFields: FilterQuestion[] = [
  {
    title: 'Value',
    fields: [
      { name: 'valueFrom', label: 'At least, in US dollars', type: 'dollars' },
      { name: 'valueTo', label: 'At most', type: 'dollars' },
    ],
  },
  { title: 'Company', fields: [{ name: 'company', label: 'The whole name', type: 'text' }] },
  {
    title: 'Received',
    fields: [
      { name: 'from', label: 'First day', type: 'date' },
      { name: 'to', label: 'Last day', type: 'date' },
    ],
  },
  {
    title: 'Won or lost',
    fields: [
      { name: 'closedFrom', label: 'First day', type: 'date' },
      { name: 'closedTo', label: 'Last day', type: 'date' },
    ],
  },
];

/** Fields that are typed or that only links set, for example those of the report. */
const linkFields: { [name in FilterName]?: Pick<FilterField, 'label' | 'options'> } = {
  page: { label: 'Page', options: [unknown] },
  import: { label: 'Import', options: [] },
  campaign: { label: 'Campaign', options: [unknown] },
  domain: { label: 'Domain', options: [] },
  company: { label: 'Company', options: [] },
  firstResponse: {
    label: 'First response',
    options: [
      ['in-time', 'On time'],
      ['due', 'Given or due'],
      ['not-due', 'Not due yet'],
    ],
  },
  from: { label: 'From', options: [] },
  to: { label: 'To', options: [] },
  closedFrom: { label: 'Closed from', options: [] },
  closedTo: { label: 'Closed to', options: [] },
  valueFrom: { label: 'At least', options: [] },
  valueTo: { label: 'At most', options: [] },
};

/** Returns what the filter is set to, in words: `Status: New`. */
export const filterTexts = (filter: LeadFilter, fields: FilterField[]): [FilterName, text: string][] =>
  [...activeFilters(filter), ...(filter.sort ? [['sort', filter.sort] as const] : [])].map(([name, value]) => {
    const { label, options } = fields.find((field) => field.name === name) ??
      linkFields[name] ?? { label: name, options: [] };
    const labelOf = (wanted: string) => options.find(([option]) => option === wanted)?.[1];
    const text =
      labelOf(value) ??
      valuesOf(name, value)
        .map((one) => labelOf(one) ?? shownValue(name, one))
        .join(', ');
    return [name, text === label ? text : `${label}: ${text}`];
  });

function shownValue(name: FilterName, value: string): string {
  if (name === 'valueFrom' || name === 'valueTo') return formatDollars(Number(value));
  return name === 'expected' ? formatMonth(value) : value;
}
