import { useNavigate, useSearchParams } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import type { Report } from '@portal/staff-client/report';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { DownloadIcon } from '@portal/ui/icons';
import type { FormEvent, ReactNode } from 'react';
import { css } from 'styled-system/css';
import { stack } from 'styled-system/patterns';
import { Layout } from '../app/layout/layout.tsx';
import { Loaded } from '../app/layout/loaded.tsx';
import { PageHeader } from '../app/layout/page-header.tsx';
import { SegmentedNav } from '../app/layout/segmented-nav.tsx';
import { BusinessHours } from '../leads/business-hours.tsx';
import { countOf, formatCount } from '../numbers.ts';
import { useHasRole } from '../session/session.ts';
import { useDownload } from '../session/use-download.ts';
import { buttons, control, header, heading, muted } from '../shared.styles.ts';
import { Breakdown } from './breakdown.tsx';
import { formatDays } from './format.ts';
import { KeyFigures } from './key-figures.tsx';
import { LostReasons } from './lost-reasons.tsx';
import { OpenPipeline } from './open-pipeline.tsx';
import { downloadReport, reportQuery } from './report.queries.ts';
import {
  groupingLabels,
  metricLabels,
  periodLabels,
  pipelineLabels,
  type ReportFilter,
  reportFilterOf,
  toReportPath,
  unitLabels,
} from './report-filter.ts';
import { TargetDialog } from './target-dialog.tsx';
import { Trend, TrendTable } from './trend.tsx';

// What is positioned in it scrolls with it.
const page = css({
  position: 'relative',
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  padding: { base: '4', md: '6' },
});
const content = stack({
  gap: '6',
  maxWidth: 'measure.wide',
  // Choices stay in one row on small screens.
  '& nav': { flexWrap: 'nowrap', overflowX: 'auto', maxWidth: 'full', scrollbarWidth: 'none' },
});
const card = stack({
  gap: '3',
  padding: { base: '3', md: '5' },
  border: 'hairline',
  borderRadius: 'card',
  bg: 'bg.raised',
});

/** How many leads came, from where, how fast they were answered, and what was won. Each number of leads links to them. */
export function Component() {
  const [search] = useSearchParams();
  const filter = reportFilterOf(search);
  const query = useQuery(reportQuery(filter));
  const isManager = useHasRole('manager');

  return (
    <Layout title="Report">
      <div className={page}>
        <div className={content}>
          <PageHeader title="Report">
            <PeriodNav filter={filter} report={query.data} />
            <div className={buttons}>
              {isManager && query.data && <TargetDialog target={query.data.monthTarget} />}
              <DownloadButton filter={filter} />
            </div>
          </PageHeader>
          <Loaded query={query} what="the report" lines={12}>
            {(report) => <ReportContent report={report} filter={filter} />}
          </Loaded>
        </div>
      </div>
    </Layout>
  );
}

function PeriodNav({ filter, report }: { filter: ReportFilter; report: Report | undefined }) {
  const { from: _, to: __, unit: ___, ...rest } = filter;
  const current = filter.from ? undefined : (filter.period ?? '30');
  const days = report?.period;
  return (
    <SegmentedNav
      name="Period"
      items={[
        ...segmentsOf(periodLabels, current, (period) => toReportPath({ ...rest, period })),
        {
          label: 'Custom',
          to: toReportPath({ ...filter, period: undefined, ...days }),
          isCurrent: current === undefined,
        },
      ]}
    />
  );
}

function DownloadButton({ filter }: { filter: ReportFilter }) {
  const { mutate: download, isPending } = useDownload(() => downloadReport(filter));
  return (
    <Button
      size="sm"
      tone="plain"
      disabled={isPending}
      onClick={() => download()}
      title="Download these numbers as CSV"
    >
      <Icon of={DownloadIcon} size="sm" />
      CSV
    </Button>
  );
}

function ReportContent({ report, filter }: { report: Report; filter: ReportFilter }) {
  const { period, before, today, removed } = report;
  const by = filter.by ?? 'owner';
  const metric = filter.metric ?? 'leads';
  return (
    <>
      {filter.from && <CustomPeriod filter={filter} days={period} today={today} />}
      <p className={muted}>
        {formatDays(period)}
        {period.to >= today && ' (today so far)'}, compared with {formatDays(before)}.
      </p>
      <KeyFigures report={report} />
      <Card
        name="Open pipeline"
        nav={
          <SegmentedNav
            name="Open pipeline by"
            items={segmentsOf(pipelineLabels, filter.open ?? 'month', (open) => toReportPath({ ...filter, open }))}
          />
        }
      >
        <OpenPipeline by={filter.open ?? 'month'} />
      </Card>
      <Card
        name="Trend"
        nav={
          <>
            <SegmentedNav
              name="Trend of"
              items={segmentsOf(metricLabels, metric, (next) => toReportPath({ ...filter, metric: next }))}
            />
            <SegmentedNav
              name="Trend by"
              items={segmentsOf(unitLabels, report.unit, (unit) => toReportPath({ ...filter, unit }))}
            />
          </>
        }
      >
        <Trend key={`${period.from} ${report.unit}`} report={report} metric={metric} />
        <TrendTable report={report} metric={metric} />
      </Card>
      <Card
        name="Where leads come from, and what becomes of them"
        nav={
          <SegmentedNav
            name="Leads by"
            items={segmentsOf(groupingLabels, by, (next) => toReportPath({ ...filter, by: next }))}
          />
        }
      >
        <Breakdown report={report} by={by} />
      </Card>
      <Card name="Why leads were lost">
        <LostReasons of={report.lostReasons} />
      </Card>
      <p className={muted}>
        New leads are counted on the day they arrived, won and lost ones on the day they were closed; spam is left out.{' '}
        {removed.now + removed.before > 0 &&
          `Not counted: ${countOf(removed.now, 'lead')} of this period and ${formatCount(removed.before)} of the one before that were removed since. `}
        Business hours: <BusinessHours closedDays={3} />
      </p>
    </>
  );
}

interface CardProps {
  name: string;
  nav?: ReactNode;
  children: ReactNode;
}

const Card = ({ name, nav, children }: CardProps) => (
  <section className={card} aria-label={name}>
    <div className={header}>
      <h2 className={heading}>{name}</h2>
      {nav && <div className={buttons}>{nav}</div>}
    </div>
    {children}
  </section>
);

/** Returns the links of a `SegmentedNav`. */
const segmentsOf = <Name extends string>(
  labels: Record<Name, string>,
  current: Name | undefined,
  pathOf: (name: Name) => string,
) =>
  (Object.entries(labels) as [Name, string][]).map(([name, label]) => ({
    label,
    to: pathOf(name),
    isCurrent: name === current,
  }));

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3', fontSize: 'xs' });
const field = css({ display: 'grid', gap: '1', color: 'fg.muted' });

interface CustomPeriodProps {
  filter: ReportFilter;
  days: { from: string; to: string };
  today: string;
}

/** The first and the last day of a period. */
function CustomPeriod({ filter, days, today }: CustomPeriodProps) {
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
