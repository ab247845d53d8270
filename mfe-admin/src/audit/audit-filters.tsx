import { useLocation, useNavigate } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { control } from '../layout/control.styles.ts';
import { useUrlText } from '../layout/use-url-text.ts';
import { auditPath } from '../paths.ts';
import { staffQuery } from '../session/staff.queries.ts';
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
  const select = (name: string, label: string, all: string, options: ReactNode) => (
    <Filter name={name} label={label}>
      {(value, change) => (
        <select className={control} value={value} onChange={({ target }) => change(target.value)}>
          <option value="">{all}</option>
          {options}
        </select>
      )}
    </Filter>
  );
  const day = (name: string, label: string) => (
    <Filter name={name} label={label}>
      {(value, change) => (
        <input type="date" className={control} value={value} onChange={({ target }) => change(target.value)} />
      )}
    </Filter>
  );

  return (
    <fieldset className={bar} aria-label="Filters">
      {select(
        'person',
        'Person',
        'Everyone',
        staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        )),
      )}
      {select(
        'kind',
        'Event',
        'All events',
        Object.entries(kinds).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        )),
      )}
      {day('from', 'From')}
      {day('to', 'To')}
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
  children: (value: string, change: (value: string) => void) => ReactNode;
}

function Filter({ name, label, children }: FilterProps) {
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
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is rendered by the caller
    <label className={field}>
      {label}
      {children(text, change)}
    </label>
  );
}
