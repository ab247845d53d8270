import type { LeadSummary } from '@portal/staff-client/lead';
import { createColumnHelper, rowSelectionFeature, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import { DueBadge } from '../lead/due-badge.tsx';
import { Moment } from '../time/moment.tsx';
import { OwnerCell, PracticeCell, SourceCell, StatusCell, WordsCell } from './lead-cells.tsx';

/** The server filters, sorts and cuts to pages; the table keeps what is selected and which way it is sorted. */
export const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

const helper = createColumnHelper<typeof features, LeadSummary>();

/** The order of columns on wide screens. Those that need the list around them are drawn by the row itself. */
export const columns = helper.columns([
  helper.display({ id: 'select', header: 'Select' }),
  helper.accessor('name', { id: 'person', header: 'Person' }),
  helper.display({ id: 'words', header: 'What they wrote', cell: ({ row }) => <WordsCell lead={row.original} /> }),
  helper.display({ id: 'practice', header: 'Practice', cell: ({ row }) => <PracticeCell lead={row.original} /> }),
  helper.display({ id: 'source', header: 'Source', cell: ({ row }) => <SourceCell lead={row.original} /> }),
  helper.display({ id: 'status', header: 'Status', cell: ({ row }) => <StatusCell lead={row.original} /> }),
  helper.display({ id: 'owner', header: 'Owner', cell: ({ row }) => <OwnerCell owner={row.original.owner} /> }),
  helper.accessor('responseDueAt', {
    id: 'due',
    header: 'First answer',
    cell: ({ row }) => <DueBadge lead={row.original} />,
  }),
  helper.accessor('lastActivityAt', {
    id: 'age',
    header: 'Age',
    cell: ({ row }) => <Moment at={row.original.lastActivityAt} short />,
  }),
]);

/** Which orders of the list a column stands for, ascending and descending; a column without both turns one way only. */
const orders: Record<string, { ascending: string; descending?: string }> = {
  person: { ascending: 'name' },
  due: { ascending: 'due' },
  age: { ascending: 'lastActivity', descending: '-lastActivity' },
};

export const usualOrder = '-lastActivity';

/** Whether a column can order the list at all. */
export const isSortable = (column: string): boolean => column in orders;

/** Which way a column orders the list now. */
export function directionOf(column: string, sort = usualOrder): 'ascending' | 'descending' | undefined {
  const { ascending, descending } = orders[column] ?? {};
  if (sort === ascending) return 'ascending';
  return sort === descending ? 'descending' : undefined;
}

/** The order after a press on a column's heading: the other way round, or back to the usual one. */
export function nextOrder(column: string, sort = usualOrder): string {
  const { ascending = usualOrder, descending = usualOrder } = orders[column] ?? {};
  return sort === ascending ? descending : ascending;
}
