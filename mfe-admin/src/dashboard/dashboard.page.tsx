import { useSearchParams } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Skeleton } from '@portal/ui/skeleton';
import { css } from 'styled-system/css';
import { Layout } from '../layout/layout.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { title } from '../layout/page.styles.ts';
import { SegmentedNav } from '../layout/segmented-nav.tsx';
import { dashboardQuery, type Range, ranges } from '../leads/dashboard.queries.ts';
import { dashboardPath } from '../paths.ts';
import { Breakdown } from './breakdown.tsx';
import { DayChart } from './day-chart.tsx';
import { Responses } from './responses.tsx';

const page = css({ flex: '1', minHeight: '0', overflowY: 'auto', padding: { base: '4', md: '6' } });
const content = css({ display: 'flex', flexDirection: 'column', gap: '8', maxWidth: '72rem' });
const top = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' });
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: '8',
});

/** Lead statistics. Numbers of leads link to them. */
export function Component() {
  const [search] = useSearchParams();
  const days = ranges.find((range) => range === search.get('days')) ?? '30';

  return (
    <Layout title="Dashboard">
      <div className={page}>
        <div className={content}>
          <div className={top}>
            <h1 className={title}>Dashboard</h1>
            <SegmentedNav
              name="Period"
              items={ranges.map((range) => ({
                to: dashboardPath(range),
                label: `${range} days`,
                isCurrent: range === days,
              }))}
            />
          </div>
          <Statistics days={days} />
        </div>
      </div>
    </Layout>
  );
}

function Statistics({ days }: { days: Range }) {
  const { data, error, refetch } = useQuery(dashboardQuery(days));
  if (error && !data) return <LoadError title="The dashboard could not be loaded" error={error} retry={refetch} />;
  if (!data) return <Skeleton lines={10} label="Loading the dashboard" />;

  return (
    <>
      <Responses responses={data.responses} />
      <DayChart key={days} days={data.leadsPerDay} />
      <div className={columns}>
        <Breakdown title="By practice" rows={data.byPractice} />
        <Breakdown title="By city" rows={data.byCity} />
        <Breakdown title="By page" rows={data.byPage} />
      </div>
    </>
  );
}
