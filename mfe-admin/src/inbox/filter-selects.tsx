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
import { select } from './filter-bar.styles.ts';

interface Option {
  value: string;
  label: string;
  /** Heading of the group that the option belongs to. */
  group?: string;
}

/** The most used filters and the sort order, each as a select. */
export function FilterSelects() {
  const { data: owners = [] } = useQuery(ownersQuery);
  const { data: formerOwners = [] } = useQuery(formerOwnersQuery);
  const group = 'People who left';
  const leftOptions = [
    ...(formerOwners.length > 0 ? [{ value: 'left', label: 'Anyone who left', group }] : []),
    ...formerOwners.map(({ id, name }) => ({ value: String(id), label: name, group })),
  ];
  const ownerOptions = owners.map(({ id, name }) => ({ value: String(id), label: name }));
  // Viewers cannot own leads.
  const me = useHasRole('agent') ? [{ value: 'me', label: 'Me' }] : [];
  const selects: [name: FilterName, label: string, options: Option[]][] = [
    ['status', 'Status', statusOptions],
    ['owner', 'Owner', [...me, { value: 'none', label: 'Unassigned' }, ...ownerOptions, ...leftOptions]],
    [
      'practice',
      'Practice',
      [...practices.map(({ id, name }) => ({ value: id, label: name })), { value: 'none', label: 'Unknown' }],
    ],
    ['source', 'Source', Object.entries(sourceLabels).map(([value, label]) => ({ value, label }))],
    [
      'due',
      'Response',
      [
        { value: 'waiting', label: 'Unanswered' },
        { value: 'soon', label: 'Due soon' },
        { value: 'overdue', label: 'Overdue' },
      ],
    ],
    ['unread', 'Read and unread', [{ value: '1', label: 'Unread only' }]],
    ['sort', 'Latest activity first', sortOptions],
  ];

  return selects.map(([name, label, options]) => (
    <FilterSelect key={name} name={name} label={label} options={options} />
  ));
}

const statusOptions: Option[] = [
  ...leadStatuses.map((status) => ({ value: status, label: statuses[status].name })),
  { value: 'new,contacted,qualified', label: 'Open' },
];

const sortOptions: Option[] = [
  { value: 'lastActivity', label: 'Least recent activity' },
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'due', label: 'Response due' },
];

interface FilterSelectProps {
  name: FilterName;
  /** Accessible name, and the option for the default. */
  label: string;
  options: Option[];
}

function FilterSelect({ name, label, options }: FilterSelectProps) {
  const changeFilter = useFilterChange();
  const groups = new Set(options.flatMap(({ group }) => group ?? []));
  const { text: value, change } = useUrlText({
    read: (url) => filterOf(url)[name] ?? '',
    write: (value) => changeFilter({ [name]: value }),
  });
  return (
    <select
      className={select}
      aria-label={label}
      data-set={value || undefined}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={({ target }) => change(target.value)}
    >
      <option value="">{label}</option>
      <Options options={options.filter(({ group }) => !group)} />
      {[...groups].map((group) => (
        <optgroup key={group} label={group}>
          <Options options={options.filter((option) => option.group === group)} />
        </optgroup>
      ))}
    </select>
  );
}

const Options = ({ options }: { options: Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
