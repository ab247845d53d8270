import type { LeadSummary } from '@portal/staff-client/lead';
import { createColumnHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table';
import { DueBadge } from '../leads/due-badge.tsx';
import { Owner } from '../leads/owner.tsx';
import { RelativeTime } from '../time/relative-time.tsx';
import { MessageCell, PracticeCell, StatusCell } from './lead-cells.tsx';

/** The API filters, sorts and pages; the table keeps the selection. */
export const features = tableFeatures({ rowSelectionFeature });

const helper = createColumnHelper<typeof features, LeadSummary>();

/** Columns of wide screens. `LeadRow` renders the cells of `select` and `person`, which need more than the lead. */
export const columns = helper.columns([
  helper.display({ id: 'select', header: 'Select' }),
  helper.accessor('name', { id: 'person', header: 'Name' }),
  helper.display({ id: 'message', header: 'Message', cell: ({ row }) => <MessageCell lead={row.original} /> }),
  helper.display({ id: 'practice', header: 'Practice', cell: ({ row }) => <PracticeCell lead={row.original} /> }),
  helper.display({ id: 'status', header: 'Status', cell: ({ row }) => <StatusCell lead={row.original} /> }),
  helper.display({ id: 'owner', header: 'Owner', cell: ({ row }) => <Owner owner={row.original.owner} /> }),
  helper.accessor('responseDueAt', {
    id: 'due',
    header: 'Response',
    cell: ({ row }) => <DueBadge lead={row.original} />,
  }),
  helper.accessor('lastActivityAt', {
    id: 'age',
    header: 'Last activity',
    cell: ({ row }) => <RelativeTime at={row.original.lastActivityAt} short />,
  }),
]);

/** Without the selection, for those who cannot change leads. */
export const readOnlyColumns = columns.filter(({ id }) => id !== 'select');

/** Values of the `sort` filter by column. */
const columnSort: Record<string, { ascending: string; descending?: string }> = {
  person: { ascending: 'name' },
  due: { ascending: 'due' },
  age: { ascending: 'lastActivity', descending: '-lastActivity' },
};

export const defaultSort = '-lastActivity';

export const isSortable = (column: string): boolean => column in columnSort;

/** Returns the direction of the current sort order, if it is the column's. */
export function sortDirection(column: string, sort = defaultSort): 'ascending' | 'descending' | undefined {
  const { ascending, descending } = columnSort[column] ?? {};
  if (sort === ascending) return 'ascending';
  return sort === descending ? 'descending' : undefined;
}

/** Returns the sort order after a click on the column header: the next direction of the column, or the default. */
export function nextSort(column: string, sort = defaultSort): string {
  const { ascending = defaultSort, descending = defaultSort } = columnSort[column] ?? {};
  return sort === ascending ? descending : ascending;
}
