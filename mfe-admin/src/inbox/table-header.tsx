import type { LeadSummary } from '@portal/staff-client/lead';
import { SortDownIcon, SortIcon, SortUpIcon } from '@portal/ui/icons';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { useFilterChange } from '../leads/use-filter-change.ts';
import { columns, nextSort, sortDirection } from './columns.tsx';
import { head, headCell, select, sortButton } from './leads-table.styles.ts';
import type { Selection } from './selection.ts';
import { columnHeaderRole, rowGroupRole, rowRole } from './table-roles.ts';

interface TableHeaderProps {
  filter: LeadFilter;
  leads: LeadSummary[];
  /** Undefined: the user cannot select leads. */
  selection: Selection | undefined;
}

export function TableHeader({ filter, leads, selection }: TableHeaderProps) {
  const changeFilter = useFilterChange();
  return (
    <thead className={head} {...rowGroupRole}>
      <tr {...rowRole} aria-rowindex={1}>
        {selection && (
          <th {...columnHeaderRole} scope="col" className={headCell} data-column="select">
            <SelectAll leads={leads} selection={selection} />
          </th>
        )}
        {columns.map((column) => {
          const { id, heading, sort } = column;
          const direction = sortDirection(column, filter.sort);
          const Arrow = direction === 'ascending' ? SortUpIcon : direction === 'descending' ? SortDownIcon : SortIcon;
          return (
            <th
              key={id}
              {...columnHeaderRole}
              scope="col"
              className={headCell}
              data-column={id}
              aria-sort={sort && (direction ?? 'none')}
            >
              {sort ? (
                <button
                  type="button"
                  className={sortButton}
                  data-sorted={direction}
                  onClick={() => changeFilter({ sort: nextSort(column, filter.sort) })}
                >
                  {heading}
                  <Arrow aria-hidden />
                </button>
              ) : (
                heading
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SelectAll({ leads, selection: { ids, set } }: { leads: LeadSummary[]; selection: Selection }) {
  const isAll = leads.every(({ id }) => ids.has(id));
  return (
    <label className={select}>
      <input
        type="checkbox"
        aria-label="Select all loaded leads"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = ids.size > 0 && !isAll;
        }}
        onChange={() => set(isAll ? [] : leads.map(({ id }) => id))}
      />
    </label>
  );
}
