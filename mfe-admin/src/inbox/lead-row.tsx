import type { LeadSummary } from '@portal/staff-client/lead';
import { FlexRender, type Row } from '@tanstack/react-table';
import { PersonCell } from './lead-cells.tsx';
import type { features } from './lead-columns.tsx';
import type { LeadFilter } from './lead-filter.ts';
import { cell as cellLook, row as look, select } from './leads-table.styles.ts';
import { asCell, asRow } from './table-roles.ts';
import { activeLead, useActiveLead } from './where-we-are.ts';

interface LeadRowProps {
  row: Row<typeof features, LeadSummary>;
  index: number;
  filter: LeadFilter;
  measure: (element: HTMLElement | null) => void;
}

export function LeadRow({ row, index, filter, measure }: LeadRowProps) {
  const { original: lead } = row;
  const isActive = useActiveLead() === lead.id;
  const isSelected = row.getIsSelected();

  return (
    <tr
      ref={measure}
      {...asRow}
      className={look}
      data-index={index}
      data-active={isActive || undefined}
      data-unread={lead.isUnread || undefined}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      onFocus={() => activeLead.become(lead.id, false)}
    >
      {row.getAllCells().map((cell) => (
        <td key={cell.id} {...asCell} className={cellLook} data-column={cell.column.id}>
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
