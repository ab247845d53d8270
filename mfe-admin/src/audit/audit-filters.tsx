import { useLocation, useNavigate } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import type { ChangeEvent } from 'react';
import { css } from 'styled-system/css';
import { Select } from '../app/layout/select.tsx';
import { useUrlText } from '../app/layout/use-url-text.ts';
import { staffQuery } from '../leads/owners.queries.ts';
import { auditPath } from '../paths.ts';
import { control } from '../shared.styles.ts';
import { kinds } from './kinds.content.ts';

const bar = css({
  display: { base: 'grid', md: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '3',
  marginBottom: '5',
});
const field = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1',
  fontSize: 'xs',
  color: 'fg.muted',
  minWidth: '0',
  '& > *': { width: { base: 'full', md: 'auto' } },
});

/** Filters by person, event and time. They are kept in the URL. */
export function AuditFilters() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: staff = [] } = useQuery(staffQuery);
  const people = staff.map(({ id, name }) => [String(id), name] as const);

  return (
    <fieldset className={bar} aria-label="Filters">
      <Filter name="person" label="Person" options={[['', 'Everyone'], ...people]} />
      <Filter name="kind" label="Event" options={[['', 'All events'], ...Object.entries(kinds)]} />
      <Filter name="from" label="From" />
      <Filter name="to" label="To" />
      {search && (
        <Button tone="plain" size="sm" onClick={() => navigate(auditPath, { replace: true })}>
          Clear filters
        </Button>
      )}
    </fieldset>
  );
}

interface FilterProps {
  /** Name in the query string. */
  name: string;
  label: string;
  /** Without them, the filter is a day. */
  options?: (readonly [value: string, label: string])[];
}

function Filter({ name, label, options }: FilterProps) {
  const navigate = useNavigate();
  const { text, change } = useUrlText({
    read: ({ search }) => new URLSearchParams(search).get(name) ?? '',
    write: (value) => {
      // The current URL, which can be newer than the rendered one.
      const next = new URLSearchParams(location.search);
      if (value) next.set(name, value);
      else next.delete(name);
      navigate(next.size > 0 ? `${auditPath}?${next}` : auditPath, { replace: true });
    },
  });
  const props = {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => change(target.value),
  };
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it has an input or a select
    <label className={field}>
      {label}
      {options ? <Select options={options} {...props} /> : <input type="date" className={control} {...props} />}
    </label>
  );
}
