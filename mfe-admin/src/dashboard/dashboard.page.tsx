import { useSearchParams } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { css } from 'styled-system/css';
import { Layout } from '../layout/layout.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SegmentedNav } from '../layout/segmented-nav.tsx';
import { dashboardQuery, ranges } from '../leads/dashboard.queries.ts';
import { dashboardPath } from '../paths.ts';
import { page } from '../shared.styles.ts';
import { Breakdown } from './breakdown.tsx';
import { DayChart } from './day-chart.tsx';
import { Responses } from './responses.tsx';

const content = css({ display: 'flex', flexDirection: 'column', gap: '8' });
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: '8',
});

/** Lead statistics. Numbers of leads link to them. */
export function Component() {
  const [search] = useSearchParams();
  const days = ranges.find((range) => range === search.get('days')) ?? '30';

  const query = useQuery(dashboardQuery(days));

  return (
    <Layout title="Dashboard">
      <div className={page}>
        <PageHeader title="Dashboard">
          <SegmentedNav
            name="Period"
            items={ranges.map((range) => ({
              to: dashboardPath(range),
              label: `${range} days`,
              isCurrent: range === days,
            }))}
          />
        </PageHeader>
        <Loaded query={query} what="the dashboard" lines={10}>
          {({ responses, leadsPerDay, byPractice, byCity, byPage }) => (
            <div className={content}>
              <Responses responses={responses} />
              <DayChart key={days} days={leadsPerDay} />
              <div className={columns}>
                <Breakdown title="By practice" rows={byPractice} />
                <Breakdown title="By city" rows={byCity} />
                <Breakdown title="By page" rows={byPage} />
              </div>
            </div>
          )}
        </Loaded>
      </div>
    </Layout>
  );
}
