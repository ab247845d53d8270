import { leadStatuses } from '@portal/contracts/lead';
import { practices } from '@portal/contracts/practices';
import { useNavigate } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { statusWords } from '../lead/statuses.content.ts';
import { staffNamesQuery } from '../staff/names.queries.ts';
import { choice } from './filter-bar.styles.ts';
import { type FilterName, type LeadFilter, toList, withChange } from './lead-filter.ts';
import { sourceWords } from './words.content.ts';

interface Option {
  value: string;
  label: string;
}

/** The filters one reaches for every day, each a list to choose from. */
export function FilterChoices({ filter }: { filter: LeadFilter }) {
  const { data: names } = useQuery(staffNamesQuery);
  const owners = (names ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const choices: [name: FilterName, label: string, options: Option[]][] = [
    ['status', 'Status', statuses],
    ['owner', 'Owner', [{ value: 'me', label: 'Me' }, { value: 'none', label: 'Nobody' }, ...owners]],
    [
      'practice',
      'Practice',
      [...practices.map(({ id, name }) => ({ value: id, label: name })), { value: 'none', label: 'Not known' }],
    ],
    ['source', 'Source', Object.entries(sourceWords).map(([value, label]) => ({ value, label }))],
    [
      'due',
      'First answer',
      [
        { value: 'soon', label: 'Due soon' },
        { value: 'overdue', label: 'Overdue' },
      ],
    ],
    ['unread', 'Read and unread', [{ value: '1', label: 'Unread only' }]],
    ['sort', 'Latest activity first', orders],
  ];

  return choices.map(([name, label, options]) => (
    <Choice key={name} name={name} label={label} options={options} filter={filter} />
  ));
}

const statuses: Option[] = [
  ...leadStatuses.map((status) => ({ value: status, label: statusWords[status].name })),
  { value: 'new,contacted,qualified', label: 'Open (not won or lost)' },
];

const orders: Option[] = [
  { value: 'lastActivity', label: 'Longest quiet first' },
  { value: '-created', label: 'Newest lead first' },
  { value: 'created', label: 'Oldest lead first' },
  { value: 'name', label: 'By name' },
  { value: 'due', label: 'First answer due' },
];

interface ChoiceProps {
  name: FilterName;
  /** Says what is chosen between, and that nothing is. */
  label: string;
  options: Option[];
  filter: LeadFilter;
}

function Choice({ name, label, options, filter }: ChoiceProps) {
  const navigate = useNavigate();
  const value = filter[name] ?? '';
  return (
    <select
      className={choice}
      aria-label={label}
      data-set={value || undefined}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={({ target }) => navigate(toList(withChange(filter, { [name]: target.value })))}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
