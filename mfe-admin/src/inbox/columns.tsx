import type { LeadSummary } from '@portal/staff-client/lead';
import type { ReactNode } from 'react';
import { DueBadge } from '../leads/due-badge.tsx';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { Owner } from '../leads/owner.tsx';
import { RelativeTime } from '../time/relative-time.tsx';
import { MessageCell, PersonCell, PracticeCell, StatusCell } from './lead-cells.tsx';

interface Column {
  id: string;
  heading: string;
  cell: (lead: LeadSummary, filter: LeadFilter) => ReactNode;
  /** Values of the `sort` filter, if the list can be sorted by the column. */
  sort?: { ascending: string; descending?: string };
}

/** Columns of wide screens, after the one with the selection. */
export const columns: Column[] = [
  {
    id: 'person',
    heading: 'Name',
    cell: (lead, filter) => <PersonCell lead={lead} filter={filter} />,
    sort: { ascending: 'name' },
  },
  { id: 'message', heading: 'Message', cell: (lead) => <MessageCell lead={lead} /> },
  { id: 'practice', heading: 'Practice', cell: (lead) => <PracticeCell lead={lead} /> },
  { id: 'status', heading: 'Status', cell: (lead) => <StatusCell lead={lead} /> },
  { id: 'owner', heading: 'Owner', cell: ({ owner }) => <Owner owner={owner} /> },
  { id: 'due', heading: 'Response', cell: (lead) => <DueBadge lead={lead} />, sort: { ascending: 'due' } },
  {
    id: 'age',
    heading: 'Last activity',
    cell: ({ lastActivityAt }) => <RelativeTime at={lastActivityAt} short />,
    sort: { ascending: 'lastActivity', descending: '-lastActivity' },
  },
];

const defaultSort = '-lastActivity';

/** Returns the direction of the current sort order, if it is the column's. */
export function sortDirection({ sort }: Column, current = defaultSort): 'ascending' | 'descending' | undefined {
  if (current === sort?.ascending) return 'ascending';
  return current === sort?.descending ? 'descending' : undefined;
}

/** Returns the value of the `sort` filter after a click on the heading: the next direction of the column, or empty for the default. */
export function nextSort({ sort }: Column, current = defaultSort): string {
  const next = current === sort?.ascending ? sort.descending : sort?.ascending;
  return !next || next === defaultSort ? '' : next;
}
