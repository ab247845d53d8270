import { useNavigate } from '@portal/platform';
import { Button } from '@portal/ui/button';
import type { FormEvent } from 'react';
import { css } from 'styled-system/css';
import { control } from '../shared.styles.ts';
import { type ReportFilter, toReportPath } from './report-filter.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3', fontSize: 'xs' });
const field = css({ display: 'grid', gap: '1', color: 'fg.muted' });

interface CustomPeriodProps {
  filter: ReportFilter;
  days: { from: string; to: string };
  today: string;
}

/** The first and the last day of a period. */
export function CustomPeriod({ filter, days, today }: CustomPeriodProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [from = '', to = ''] = [String(form.get('from')), String(form.get('to'))].sort();
    navigate(toReportPath({ ...filter, period: undefined, unit: undefined, from, to }));
  };
  return (
    <form className={row} onSubmit={submit} key={`${days.from} ${days.to}`}>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className={field}>
          {name === 'from' ? 'First day' : 'Last day'}
          <input type="date" name={name} required max={today} defaultValue={days[name]} className={control} />
        </label>
      ))}
      <Button type="submit" size="sm">
        Show
      </Button>
    </form>
  );
}
