import { useSearchParams } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton } from '@portal/ui/skeleton';
import { css } from 'styled-system/css';
import { Frame } from '../frame/frame.tsx';
import { Segments } from '../frame/segments.tsx';
import { reasonOf } from '../lead/lead-actions.ts';
import { Breakdown } from './breakdown.tsx';
import { dashboardQuery, type Range, ranges } from './dashboard.queries.ts';
import { DayChart } from './day-chart.tsx';
import { FirstResponse } from './first-response.tsx';

const page = css({ flex: '1', minHeight: '0', overflowY: 'auto', padding: { base: '4', md: '6' } });
const content = css({ display: 'flex', flexDirection: 'column', gap: '8', maxWidth: '72rem' });
const top = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' });
const title = css({ fontFamily: 'heading', fontSize: '1.25rem', fontWeight: 'semibold' });
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: '8',
});

/** How many came, from where, and how fast they were answered. Every number leads to its leads. */
export function Component() {
  const [search] = useSearchParams();
  const days = ranges.find((range) => range === search.get('days')) ?? '30';

  return (
    <Frame title="Dashboard">
      <div className={page}>
        <div className={content}>
          <div className={top}>
            <h1 className={title}>Dashboard</h1>
            <Segments
              name="Days"
              of={ranges.map((range) => ({
                to: `/admin/dashboard?days=${range}`,
                label: `${range} days`,
                isHere: range === days,
              }))}
            />
          </div>
          <Figures days={days} />
        </div>
      </div>
    </Frame>
  );
}

function Figures({ days }: { days: Range }) {
  const { data, error, refetch } = useQuery(dashboardQuery(days));
  if (error && !data)
    return (
      <EmptyState
        title="The numbers cannot be read right now"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {reasonOf(error)}
      </EmptyState>
    );
  if (!data) return <Skeleton lines={10} label="Loading the dashboard" />;

  return (
    <>
      <FirstResponse response={data.firstResponse} />
      <DayChart days={data.leadsPerDay} />
      <div className={columns}>
        <Breakdown title="By practice" shares={data.byPractice} />
        <Breakdown title="By city" shares={data.byCity} />
        <Breakdown title="By page" shares={data.byPage} />
      </div>
    </>
  );
}
