import { queryClient } from '@portal/platform/query';
import { openMenu, openPalette, type SubMenu } from '../commands/overlay.ts';
import { filterOf } from '../leads/lead-filter.ts';
import { ownersQuery } from '../leads/owners.queries.ts';
import { summaryQuery } from '../leads/summary.queries.ts';
import { useFilterChange } from '../leads/use-filter-change.ts';
import { useHasRole } from '../session/session.ts';
import { useAction } from '../use-action.ts';
import { type FilterField, filterFields } from './filter-fields.ts';

/**
 * Returns a function that opens the fields and values of the filter: as a menu at its button or, without a button, as a search for a value.
 * A value that is set is removed.
 */
export function useFilterMenu() {
  const changeFilter = useFilterChange();
  const canOwn = useHasRole('agent');
  const menuOf = ({ name, label, options }: FilterField): SubMenu => {
    const current = filterOf(location)[name];
    const items = options.map(([value, label]) => {
      const isSet = value === current;
      return { label, hint: isSet ? 'Remove' : undefined, run: () => changeFilter({ [name]: isSet ? '' : value }) };
    });
    return { label, items };
  };
  return useAction({
    run: (_button?: Element) =>
      Promise.all([queryClient.fetchQuery(ownersQuery), queryClient.fetchQuery(summaryQuery)]),
    failed: 'Owners could not be loaded',
    onSuccess: ([owners, { formerOwners }], button) => {
      const named = owners.map(({ id, label }) => ({ id, name: label }));
      const menus = filterFields({ owners: named, formerOwners, canOwn }).map(menuOf);
      const values = menus.flatMap(({ label: field, items }) =>
        items.map((item) => ({ ...item, label: items.length > 1 ? `${field}: ${item.label}` : item.label })),
      );
      if (!button) openPalette({ title: 'Filter', items: values });
      else {
        const items = menus.map((menu) => (menu.items.length === 1 && menu.items[0] ? menu.items[0] : menu));
        openMenu('Filter', items, button);
      }
    },
  }).mutate;
}
