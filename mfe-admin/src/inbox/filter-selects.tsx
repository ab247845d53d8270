import { languageNames } from '@portal/contracts/language';
import { leadStatuses } from '@portal/contracts/lead';
import { practices } from '@portal/contracts/practices';
import { useQuery } from '@portal/platform/query';
import { useUrlText } from '../layout/use-url-text.ts';
import { sourceLabels } from '../leads/labels.content.ts';
import { type FilterName, filterOf } from '../leads/lead-filter.ts';
import { formerOwnersQuery, ownersQuery } from '../leads/owners.queries.ts';
import { statuses } from '../leads/statuses.content.ts';
import { useFilterChange } from '../leads/use-filter-change.ts';
import { useHasRole } from '../session/session.ts';
import { control } from '../shared.styles.ts';

type Option = readonly [value: string, label: string];

/** The most used filters and the sort order, each as a select. */
export function FilterSelects() {
  const { data: owners = [] } = useQuery(ownersQuery);
  const { data: formerOwners = [] } = useQuery(formerOwnersQuery);
  const optionOf = ({ id, name }: { id: number | string; name: string }): Option => [String(id), name];
  const left: Option[] = formerOwners.length > 0 ? [['left', 'Anyone who left'], ...formerOwners.map(optionOf)] : [];
  // Viewers cannot own leads.
  const me: Option[] = useHasRole('agent') ? [['me', 'Me']] : [];

  return (
    <>
      <FilterSelect name="status" label="Status" options={statusOptions} />
      <FilterSelect
        name="owner"
        label="Owner"
        options={[...me, ['none', 'Unassigned'], ...owners.map(optionOf)]}
        group={['People who left', left]}
      />
      <FilterSelect name="practice" label="Practice" options={[...practices.map(optionOf), ['none', 'Unknown']]} />
      <FilterSelect name="source" label="Source" options={Object.entries(sourceLabels)} />
      <FilterSelect name="language" label="Language" options={Object.entries(languageNames)} />
      <FilterSelect name="due" label="Response" options={dueOptions} />
      <FilterSelect name="unread" label="Read and unread" options={[['1', 'Unread only']]} />
      <FilterSelect name="sort" label="Latest activity first" options={sortOptions} />
    </>
  );
}

const statusOptions: Option[] = [
  ...leadStatuses.map((status) => [status, statuses[status].name] as const),
  ['new,contacted,qualified', 'Open'],
];

const dueOptions: Option[] = [
  ['waiting', 'Unanswered'],
  ['soon', 'Due soon'],
  ['overdue', 'Overdue'],
];

const sortOptions: Option[] = [
  ['lastActivity', 'Least recent activity'],
  ['-created', 'Newest first'],
  ['created', 'Oldest first'],
  ['name', 'Name'],
  ['due', 'Response due'],
];

interface FilterSelectProps {
  name: FilterName;
  /** Accessible name, and the option for the default. */
  label: string;
  options: Option[];
  /** Options below a heading. */
  group?: [heading: string, options: Option[]];
}

function FilterSelect({ name, label, options, group: [heading, grouped] = ['', []] }: FilterSelectProps) {
  const changeFilter = useFilterChange();
  const { text: value, change } = useUrlText({
    read: (url) => filterOf(url)[name] ?? '',
    write: (value) => changeFilter({ [name]: value }),
  });
  return (
    <select
      className={control}
      aria-label={label}
      data-set={value || undefined}
      value={[...options, ...grouped].some(([known]) => known === value) ? value : ''}
      onChange={({ target }) => change(target.value)}
    >
      <option value="">{label}</option>
      <Options of={options} />
      {grouped.length > 0 && (
        <optgroup label={heading}>
          <Options of={grouped} />
        </optgroup>
      )}
    </select>
  );
}

const Options = ({ of: options }: { of: Option[] }) =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
