import { cityName } from '@portal/contracts/cities';
import { Icon } from '@portal/ui/icon';
import { XIcon } from '@portal/ui/icons';
import { serviceLabel } from '../leads/labels.content.ts';
import { activeFilters, type FilterName, type LeadFilter } from '../leads/lead-filter.ts';
import { useFilterChange } from '../leads/use-filter-change.ts';
import { chip } from './filter-bar.styles.ts';

/** Filter value for leads without this field. */
const unknown = 'none';

const labels: Partial<Record<FilterName, (value: string) => string>> = {
  service: (service) => `Service: ${service === unknown ? 'unknown' : serviceLabel(service)}`,
  city: (city) => `City: ${city === unknown ? 'unknown' : cityName(city)}`,
  page: (page) => (page === unknown ? 'Page: unknown' : `Page: ${page}`),
  from: (day) => `From: ${day}`,
  to: (day) => `To: ${day}`,
  answered: () => 'Answered',
  failed: () => 'Failed deliveries',
  spam: () => 'Spam',
};

/** Filters without a select, for example from dashboard links. A click removes one. */
export function FilterChips({ filter }: { filter: LeadFilter }) {
  const changeFilter = useFilterChange();
  return activeFilters(filter).map(([name, value]) => {
    const label = labels[name];
    if (!label) return null;
    return (
      <button
        key={name}
        type="button"
        className={chip}
        title="Remove filter"
        onClick={() => changeFilter({ [name]: '' })}
      >
        <span>{label(value)}</span>
        <Icon of={XIcon} size="sm" label="Remove" />
      </button>
    );
  });
}
