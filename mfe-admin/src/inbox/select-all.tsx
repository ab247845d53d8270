import type { LeadSummary } from '@portal/staff-client/lead';
import { select } from './lead-list.styles.ts';
import type { Selection } from './selection.ts';

/** Selects all loaded leads, or none. */
export function SelectAll({ leads, selection: { ids, set } }: { leads: LeadSummary[]; selection: Selection }) {
  const isAll = leads.length > 0 && leads.every(({ id }) => ids.has(id));
  return (
    <label className={select}>
      <input
        type="checkbox"
        aria-label="Select all loaded leads"
        checked={isAll}
        disabled={leads.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = ids.size > 0 && !isAll;
        }}
        onChange={() => set(isAll ? [] : leads.map(({ id }) => id))}
      />
    </label>
  );
}
