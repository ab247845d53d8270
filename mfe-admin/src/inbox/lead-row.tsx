import type { LeadSummary } from '@portal/staff-client/lead';
import { useStore } from '@portal/ui/create-store';
import { FlexRender, type Row } from '@tanstack/react-table';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { activeLead, setActiveLead } from '../leads/list-state.ts';
import { PersonCell } from './lead-cells.tsx';
import type { features } from './lead-columns.tsx';
import { cell as cellStyles, row as rowStyles, select } from './leads-table.styles.ts';
import { cellRole, rowRole } from './table-roles.ts';

interface LeadRowProps {
  row: Row<typeof features, LeadSummary>;
  index: number;
  filter: LeadFilter;
  measure: (element: HTMLElement | null) => void;
}

export function LeadRow({ row, index, filter, measure }: LeadRowProps) {
  const { original: lead } = row;
  const isActive = useStore(activeLead) === lead.id;
  const isSelected = row.getIsSelected();

  return (
    <tr
      ref={measure}
      {...rowRole}
      className={rowStyles}
      data-index={index}
      data-active={isActive || undefined}
      data-unread={lead.isUnread || undefined}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      onFocus={() => setActiveLead(lead.id, { focus: false })}
    >
      {row.getAllCells().map((cell) => (
        <td key={cell.id} {...cellRole} className={cellStyles} data-column={cell.column.id}>
          {cell.column.id === 'select' ? (
            <label className={select}>
              <input
                type="checkbox"
                aria-label={`Select ${lead.name}`}
                checked={isSelected}
                onChange={() => {}}
                onClick={row.getToggleSelectedHandler()}
              />
            </label>
          ) : cell.column.id === 'person' ? (
            <PersonCell lead={lead} filter={filter} />
          ) : (
            <FlexRender cell={cell} />
          )}
        </td>
      ))}
    </tr>
  );
}
