import type { LeadSummary } from '@portal/staff-client/lead';
import { useStore } from '@portal/ui/create-store';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { activeLead, setActiveLead } from '../leads/list-state.ts';
import { columns } from './columns.tsx';
import { cell as cellStyles, row as rowStyles, select } from './leads-table.styles.ts';
import type { Selection } from './selection.ts';
import { cellRole, rowRole } from './table-roles.ts';

interface LeadRowProps {
  lead: LeadSummary;
  index: number;
  filter: LeadFilter;
  /** Undefined: the user cannot select leads. */
  selection: Selection | undefined;
  measure: (element: HTMLElement | null) => void;
}

export function LeadRow({ lead, index, filter, selection, measure }: LeadRowProps) {
  const isActive = useStore(activeLead) === lead.id;
  const isSelected = selection?.ids.has(lead.id) ?? false;

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
      {selection && (
        <td {...cellRole} className={cellStyles} data-column="select">
          <label className={select}>
            <input
              type="checkbox"
              aria-label={`Select ${lead.name}`}
              checked={isSelected}
              onChange={() => selection.toggle(lead.id)}
            />
          </label>
        </td>
      )}
      {columns.map(({ id, cell }) => (
        <td key={id} {...cellRole} className={cellStyles} data-column={id}>
          {cell(lead, filter)}
        </td>
      ))}
    </tr>
  );
}
