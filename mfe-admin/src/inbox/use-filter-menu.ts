import { toast } from '@portal/platform';
import { queryClient } from '@portal/platform/query';
import { openChoice } from '../commands/overlay.ts';
import { errorMessage } from '../error-message.ts';
import { filterOf } from '../leads/lead-filter.ts';
import { ownersQuery } from '../leads/owners.queries.ts';
import { summaryQuery } from '../leads/summary.queries.ts';
import { useFilterChange } from '../leads/use-filter-change.ts';
import { useHasRole } from '../session/session.ts';
import { type FilterField, filterFields } from './filter-fields.ts';

/** Returns a function that opens the menu of fields and values. A value that is set is removed. */
export function useFilterMenu() {
  const changeFilter = useFilterChange();
  const canOwn = useHasRole('agent');

  const choiceOf = ({ name, label, options }: FilterField) => {
    const current = filterOf(location)[name];
    const values = options.map(([value, label]) => {
      const isSet = value === current;
      return { label, hint: isSet ? 'Remove' : undefined, run: () => changeFilter({ [name]: isSet ? '' : value }) };
    });
    const [first, second] = values;
    return first && !second ? first : { label, choices: values };
  };
  return async () => {
    try {
      const [owners, { formerOwners }] = await Promise.all([
        queryClient.fetchQuery(ownersQuery),
        queryClient.fetchQuery(summaryQuery),
      ]);
      openChoice(
        'Filter',
        filterFields({ owners: owners.map(({ id, label }) => ({ id, name: label })), formerOwners, canOwn }).map(
          choiceOf,
        ),
      );
    } catch (error) {
      toast.error('Owners could not be loaded', errorMessage(error));
    }
  };
}
