import type { PipelineGroup } from '../leads/pipeline.queries.ts';
import { reportPath } from '../paths.ts';

const periods = ['7', '30', '90', 'quarter'] as const;
const groupings = ['owner', 'source', 'practice', 'city', 'page', 'campaign'] as const;
const units = ['day', 'week', 'month'] as const;
const metrics = ['leads', 'won', 'value'] as const;

export type Metric = (typeof metrics)[number];

/** What a report shows, as in its URL. */
export interface ReportFilter {
  period?: (typeof periods)[number];
  /** Instead of `period`. */
  from?: string;
  to?: string;
  by?: (typeof groupings)[number];
  unit?: (typeof units)[number];
  /** Of the trend. */
  metric?: Metric;
  /** By what the open pipeline is. */
  open?: PipelineGroup;
}

/** Reads the URL of a report. Invalid values are ignored. */
export function reportFilterOf(search: URLSearchParams): ReportFilter {
  const choice = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name));
  const day = (name: string) => /^\d{4}-\d\d-\d\d$/.exec(search.get(name) ?? '')?.[0];
  const [from, to] = [day('from'), day('to')];
  return {
    ...(from && to ? { from, to } : { period: choice('period', periods) }),
    by: choice('by', groupings),
    unit: choice('unit', units),
    metric: choice('metric', metrics),
    open: choice('open', Object.keys(pipelineLabels) as PipelineGroup[]),
  };
}

export const toReportPath = (filter: ReportFilter): string =>
  reportPath(new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString());

export const periodLabels: Record<(typeof periods)[number], string> = {
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
  quarter: 'Quarter',
};

export const groupingLabels: Record<(typeof groupings)[number], string> = {
  owner: 'Owner',
  source: 'Source',
  practice: 'Practice',
  city: 'City',
  page: 'Page',
  campaign: 'Campaign',
};

export const unitLabels: Record<(typeof units)[number], string> = { day: 'Days', week: 'Weeks', month: 'Months' };

export const pipelineLabels: Record<PipelineGroup, string> = { month: 'Month', owner: 'Owner', practice: 'Practice' };

export const metricLabels: Record<Metric, string> = { leads: 'New leads', won: 'Won leads', value: 'Won value' };
