import { useNavigate } from '@portal/platform';
import type { LeadSummary } from '@portal/staff-client/lead';
import { SortDownIcon, SortIcon, SortUpIcon } from '@portal/ui/icons';
import type { ReactTable } from '@tanstack/react-table';
import { directionOf, type features, isSortable, nextOrder, usualOrder } from './lead-columns.tsx';
import { type LeadFilter, toList, withChange } from './lead-filter.ts';
import { head, headCell, headRow, select, sortButton } from './leads-table.styles.ts';
import { asGroup, asHeading, asRow } from './table-roles.ts';

interface TableHeadingsProps {
  table: ReactTable<typeof features, LeadSummary>;
  filter: LeadFilter;
}

export function TableHeadings({ table, filter }: TableHeadingsProps) {
  const isAll = table.getIsAllRowsSelected();
  return (
    <thead className={head} {...asGroup}>
      {table.getHeaderGroups().map(({ id, headers }) => (
        <tr key={id} {...asRow} className={headRow} aria-rowindex={1}>
          {headers.map(({ id, column }) => (
            <th
              key={id}
              {...asHeading}
              scope="col"
              className={headCell}
              data-column={column.id}
              aria-sort={isSortable(column.id) ? (directionOf(column.id, filter.sort) ?? 'none') : undefined}
            >
              {column.id === 'select' ? (
                <label className={select}>
                  <input
                    type="checkbox"
                    aria-label="Select all that are loaded"
                    checked={isAll}
                    ref={(box) => {
                      if (box) box.indeterminate = table.getIsSomeRowsSelected() && !isAll;
                    }}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </label>
              ) : (
                <Heading column={column.id} words={String(column.columnDef.header)} filter={filter} />
              )}
            </th>
          ))}
        </tr>
      ))}
    </thead>
  );
}

function Heading({ column, words, filter }: { column: string; words: string; filter: LeadFilter }) {
  const navigate = useNavigate();
  if (!isSortable(column)) return words;

  const direction = directionOf(column, filter.sort);
  const Arrow = direction === 'ascending' ? SortUpIcon : direction === 'descending' ? SortDownIcon : SortIcon;
  const turn = () => {
    const order = nextOrder(column, filter.sort);
    navigate(toList(withChange(filter, { sort: order === usualOrder ? '' : order })));
  };
  return (
    <button type="button" className={sortButton} data-sorted={direction} onClick={turn}>
      {words}
      <Arrow aria-hidden />
    </button>
  );
}
