import { Field } from '@portal/ui/field';
import { type SyntheticEvent, useState } from 'react';
import { FormDialog } from '../app/layout/form-dialog.tsx';
import { closeOverlay, type FilterQuestion } from '../commands/overlay.ts';
import { type FilterName, filterOf, type LeadFilter } from '../leads/lead-filter.ts';
import { notDollars, parseDollars } from '../leads/outcomes.content.ts';
import { useFilterChange } from '../leads/use-filter-change.ts';

const done = { isPending: false, error: null };

/** Asks for values of the filter that are typed. Empty fields do not filter. */
export function FilterDialog({ title, fields }: FilterQuestion) {
  const changeFilter = useFilterChange();
  const [wrong, setWrong] = useState<string>();
  const filter = filterOf(location);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const values = fields.map(({ name, type }) => {
      const text = String(typed.get(name)).trim();
      return type === 'dollars' ? parseDollars(text) : text;
    });
    const problem = fields[values.indexOf(undefined)];
    if (problem) return setWrong(problem.name);
    const [first, second] = values;
    // The other way round, the limits would leave nothing.
    if (first && second && first > second) values.reverse();
    closeOverlay();
    changeFilter(
      Object.fromEntries(fields.map(({ name }, index) => [name, String(values[index] ?? '')])) as LeadFilter,
    );
  };
  return (
    <FormDialog title={title} onClose={closeOverlay} form={{ onSubmit, mutation: done }} submitLabel="Filter" wide>
      {fields.map(({ name, label, type }) => (
        <Field
          key={name}
          label={label}
          name={name}
          id={`filter-${name}`}
          type={type === 'date' ? 'date' : 'text'}
          inputMode={type === 'dollars' ? 'decimal' : undefined}
          autoComplete="off"
          defaultValue={filter[name as FilterName]}
          error={wrong === name ? notDollars : undefined}
        />
      ))}
    </FormDialog>
  );
}
