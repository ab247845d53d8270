import type { LeadSummary } from '@portal/staff-client/lead';
import { SortDownIcon, SortIcon, SortUpIcon } from '@portal/ui/icons';
import type { ReactTable } from '@tanstack/react-table';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { useFilterChange } from '../leads/use-filter-change.ts';
import { defaultSort, type features, isSortable, nextSort, sortDirection } from './lead-columns.tsx';
import { head, headCell, headRow, select, sortButton } from './leads-table.styles.ts';
import { columnHeaderRole, rowGroupRole, rowRole } from './table-roles.ts';

interface TableHeaderProps {
  table: ReactTable<typeof features, LeadSummary>;
  filter: LeadFilter;
}

export function TableHeader({ table, filter }: TableHeaderProps) {
  const isAll = table.getIsAllRowsSelected();
  return (
    <thead className={head} {...rowGroupRole}>
      {table.getHeaderGroups().map(({ id, headers }) => (
        <tr key={id} {...rowRole} className={headRow} aria-rowindex={1}>
          {headers.map(({ id, column }) => (
            <th
              key={id}
              {...columnHeaderRole}
              scope="col"
              className={headCell}
              data-column={column.id}
              aria-sort={isSortable(column.id) ? (sortDirection(column.id, filter.sort) ?? 'none') : undefined}
            >
              {column.id === 'select' ? (
                <label className={select}>
                  <input
                    type="checkbox"
                    aria-label="Select all loaded leads"
                    checked={isAll}
                    ref={(box) => {
                      if (box) box.indeterminate = table.getIsSomeRowsSelected() && !isAll;
                    }}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </label>
              ) : (
                <Heading column={column.id} label={String(column.columnDef.header)} filter={filter} />
              )}
            </th>
          ))}
        </tr>
      ))}
    </thead>
  );
}

function Heading({ column, label, filter }: { column: string; label: string; filter: LeadFilter }) {
  const changeFilter = useFilterChange();
  if (!isSortable(column)) return label;

  const direction = sortDirection(column, filter.sort);
  const Arrow = direction === 'ascending' ? SortUpIcon : direction === 'descending' ? SortDownIcon : SortIcon;
  const toggleSort = () => {
    const sort = nextSort(column, filter.sort);
    changeFilter({ sort: sort === defaultSort ? '' : sort });
  };
  return (
    <button type="button" className={sortButton} data-sorted={direction} onClick={toggleSort}>
      {label}
      <Arrow aria-hidden />
    </button>
  );
}
