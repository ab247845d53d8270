import { formatShortDay } from '@portal/contracts/business-time';
import { useQuery } from '@portal/platform/query';
import type { LeadList } from '@portal/staff-client/lead';
import { Icon } from '@portal/ui/icon';
import { XIcon } from '@portal/ui/icons';
import type { LeadFilter } from '../leads/lead-filter.ts';
import { ownersQuery } from '../leads/owners.queries.ts';
import { formerOwnersQuery } from '../leads/summary.queries.ts';
import { useFilterChange } from '../leads/use-filter-change.ts';
import { businessDay } from '../time/business-time.ts';
import { chip, chips } from './filter-bar.styles.ts';
import { type FilterField, filterFields, filterTexts } from './filter-fields.ts';

interface FilterChipsProps {
  filter: LeadFilter;
  /** The import of the filter, when it is loaded. */
  list: LeadList['import'] | undefined;
}

/** What the list is filtered by. A click removes one filter. */
export function FilterChips({ filter, list }: FilterChipsProps) {
  const changeFilter = useFilterChange();
  // Names are needed for a person only.
  const { data: owners = [] } = useQuery({ ...ownersQuery, enabled: /^\d/.test(filter.owner ?? '') });
  const { data: formerOwners = [] } = useQuery(formerOwnersQuery);
  const texts = filterTexts(filter, [
    ...filterFields({ owners, formerOwners, canOwn: true }),
    ...(filter.import && list ? [importField(filter.import, list)] : []),
  ]);
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

const importField = (id: string, { name, createdAt }: NonNullable<LeadList['import']>): FilterField => ({
  name: 'import',
  label: 'Import',
  options: [[id, `${name}, ${formatShortDay(businessDay(createdAt))}`]],
});
