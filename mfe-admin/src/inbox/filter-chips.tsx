import { Link } from '@portal/platform';
import { Icon } from '@portal/ui/icon';
import { XIcon } from '@portal/ui/icons';
import { chip } from './filter-bar.styles.ts';
import { type FilterName, type LeadFilter, narrowing, toList, withChange } from './lead-filter.ts';
import { fromSlug, serviceWords } from './words.content.ts';

/** What a filter is called that asks for leads of which this is not known. */
const unknown = 'none';

const words: Partial<Record<FilterName, (value: string) => string>> = {
  service: (service) => `Service: ${service === unknown ? 'not known' : serviceWords(service)}`,
  city: (city) => `City: ${city === unknown ? 'not known' : fromSlug(city)}`,
  page: (page) => (page === unknown ? 'Page not known' : `Sent from ${page}`),
  from: (day) => `From ${day}`,
  to: (day) => `Until ${day}`,
  answered: (value) => (value === '1' ? 'Answered' : 'Waiting for an answer'),
  failed: () => 'Failed deliveries',
  spam: () => 'Spam',
};

/** What else narrows the list, mostly because a number of the dashboard led here. Each goes with a click. */
export function FilterChips({ filter }: { filter: LeadFilter }) {
  return narrowing(filter).map(([name, value]) => {
    const say = words[name];
    if (!say) return null;
    return (
      <Link key={name} to={toList(withChange(filter, { [name]: '' }))} className={chip} title="Remove this filter">
        <span>{say(value)}</span>
        <Icon of={XIcon} size="sm" label="Remove" />
      </Link>
    );
  });
}
