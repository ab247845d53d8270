import { useQuery } from '@portal/platform/query';
import { Icon } from '@portal/ui/icon';
import { XIcon } from '@portal/ui/icons';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { ownersQuery } from '../leads/owners.queries.ts';
import { formerOwnersQuery } from '../leads/summary.queries.ts';
import { useFilterChange } from '../leads/use-filter-change.ts';
import { chip, chips } from './filter-bar.styles.ts';
import { filterFields, filterTexts } from './filter-fields.ts';

/** What the list is filtered by. A click removes one filter. */
export function FilterChips({ filter }: { filter: LeadFilter }) {
  const changeFilter = useFilterChange();
  // Names are needed for a person only.
  const { data: owners = [] } = useQuery({ ...ownersQuery, enabled: /^\d/.test(filter.owner ?? '') });
  const { data: formerOwners = [] } = useQuery(formerOwnersQuery);
  const texts = filterTexts(filter, filterFields({ owners, formerOwners, canOwn: true }));
  if (texts.length === 0) return null;
  return (
    <ul className={chips} aria-label="Filters">
      {texts.map(([name, text]) => (
        <li key={name}>
          <button type="button" className={chip} title="Remove filter" onClick={() => changeFilter({ [name]: '' })}>
            <span>{text}</span>
            <Icon of={XIcon} size="sm" label="Remove" />
          </button>
        </li>
      ))}
    </ul>
  );
}
