import { useNavigate } from '@portal/platform';
import { filterOf, type LeadFilter, toInboxPath, withChange } from './lead-filter.ts';

/** Returns a function that changes the filter of the current URL, which can be newer than the rendered one. */
export function useFilterChange() {
  const navigate = useNavigate();
  return (change: LeadFilter) => navigate(toInboxPath(withChange(filterOf(location), change)));
}
