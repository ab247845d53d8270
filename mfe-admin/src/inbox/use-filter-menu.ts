import { queryClient } from '@portal/platform/query';
import {
  type ChoiceMenu,
  type MenuItem,
  openFilterFields,
  openMenu,
  openPalette,
  type SubMenu,
} from '../commands/overlay.ts';
import { filterOf, isList, valuesOf } from '../leads/lead-filter.ts';
import { ownersQuery } from '../leads/owners.queries.ts';
import { summaryQuery } from '../leads/summary.queries.ts';
import { useFilterChange } from '../leads/use-filter-change.ts';
import { useHasRole } from '../session/session.ts';
import { useAction } from '../use-action.ts';
import { type FilterField, filterFields, typedFields } from './filter-fields.ts';

/**
 * Returns a function that opens the fields and values of the filter: as a menu at its button or, without a button, as a search for a value.
 * A value that is set is removed.
 */
export function useFilterMenu() {
  const changeFilter = useFilterChange();
  const canOwn = useHasRole('agent');
  const itemsOf = ({ name, options }: FilterField): MenuItem[] => {
    const chosen = valuesOf(name, filterOf(location)[name]);
    return options.map(([value, label]) => {
      const values = value.split(',');
      const isSet = values.every((one) => chosen.includes(one));
      const others = isList(name) ? chosen.filter((one) => !values.includes(one)) : [];
      const next = isSet ? others : [...others, value];
      return { label, hint: isSet ? 'Remove' : undefined, run: () => changeFilter({ [name]: next.join(',') }) };
    });
  };
  const menuOf = (field: FilterField): MenuItem | SubMenu | ChoiceMenu => {
    const { name, label, options } = field;
    const [only, second] = itemsOf(field);
    if (only && !second) return only;
    if (!isList(name)) return { label, items: itemsOf(field) };
    return {
      label,
      choices: [...options],
      chosen: valuesOf(name, filterOf(location)[name]),
      onChoose: (chosen) => changeFilter({ [name]: chosen.join(',') }),
    };
  };
  return useAction({
    run: (_button?: Element) =>
      Promise.all([queryClient.fetchQuery(ownersQuery), queryClient.fetchQuery(summaryQuery)]),
    failed: 'Owners could not be loaded',
    onSuccess: ([owners, { formerOwners }], button) => {
      const named = owners.map(({ id, label }) => ({ id, name: label }));
      const fields = filterFields({ owners: named, formerOwners, canOwn });
      const typed = typedFields.map((question) => ({
        label: `${question.title}…`,
        run: () => openFilterFields(question),
      }));
      if (button)
        return openMenu(
          'Filter',
          [...fields.slice(0, -1).map(menuOf), ...typed, ...fields.slice(-1).map(menuOf)],
          button,
        );
      const values = fields.flatMap((field) =>
        itemsOf(field).map((item, _, { length }) => ({
          ...item,
          label: length > 1 ? `${field.label}: ${item.label}` : item.label,
        })),
      );
      openPalette({ title: 'Filter', items: [...values, ...typed] });
    },
  }).mutate;
}
