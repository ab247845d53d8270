import { useSearchParams } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { control } from '../layout/control.styles.ts';
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
  const [search, setSearch] = useSearchParams();
  const { data: staff = [] } = useQuery(staffQuery);
  const value = (name: string) => search.get(name) ?? '';
  const set = (name: string, text: string) => {
    const next = new URLSearchParams(search);
    if (text) next.set(name, text);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  const select = (name: string, label: string, all: string, options: ReactNode) => (
    <label className={field}>
      {label}
      <select className={control} value={value(name)} onChange={({ target }) => set(name, target.value)}>
        <option value="">{all}</option>
        {options}
      </select>
    </label>
  );
  const day = (name: string, label: string) => (
    <label className={field}>
      {label}
      <input type="date" className={control} value={value(name)} onChange={({ target }) => set(name, target.value)} />
    </label>
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
      {search.size > 0 && (
        <Button tone="plain" size="sm" onClick={() => setSearch({}, { replace: true })}>
          Clear filters
        </Button>
      )}
    </fieldset>
  );
}
