import { stringify } from 'csv-stringify/sync';
import { csvOptions } from '../export/lead-csv.ts';
import type { BucketDto, ReportDto, ReportRowDto } from './report.dto.ts';
import type { Dimension } from './report-period.ts';

const columns = [
  { key: 'part', header: 'Part' },
  { key: 'name', header: 'Name' },
  { key: 'from', header: 'From' },
  { key: 'to', header: 'To' },
  { key: 'leads', header: 'Leads' },
  { key: 'won', header: 'Won' },
  { key: 'closed', header: 'Won or lost' },
  { key: 'wonValue', header: 'Won value (US dollars)' },
  { key: 'answeredInTime', header: 'Answered on time' },
  { key: 'due', header: 'Answered or due' },
  { key: 'medianMinutes', header: 'Median first response (business minutes)' },
];

type Days = ReportDto['period'];
type Figures = Partial<ReportRowDto['now']> & BucketDto['now'];

/** Returns what a report shows: totals, trend and rows, each of the period and of the one before. */
export function reportAsCsv({ period, before, totals, trend, rows }: ReportDto, by: Dimension): string {
  const both = (part: string, name: string, figures: { now: Figures; before: Figures }) => [
    rowOf(part, name, period, figures.now),
    rowOf(`${part}, period before`, name, before, figures.before),
  ];
  return stringify(
    [
      ...both('Total', '', totals),
      ...rows.flatMap((row) => both(`By ${by}`, row.label, row)),
      ...trend.map((bucket) => rowOf('Trend', bucket.isPartial ? 'not a whole one' : '', bucket, bucket.now)),
    ],
    { ...csvOptions, columns },
  );
}

const rowOf = (part: string, name: string, { from, to }: Days, figures: Figures) => ({
  ...{ part, name, from, to },
  leads: figures.leads.count,
  won: figures.won.count,
  closed: figures.closed?.count,
  wonValue: figures.wonValue,
  answeredInTime: figures.answeredInTime?.count,
  due: figures.due?.count,
  medianMinutes: figures.medianSeconds == null ? null : Math.round(figures.medianSeconds / 60),
});
