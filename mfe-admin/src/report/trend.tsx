import { formatShortDay } from '@portal/contracts/business-time';
import { Link } from '@portal/platform';
import type { Bucket, LeadCount, Report } from '@portal/staff-client/report';
import { TextLink } from '@portal/ui/link';
import { Table, TableCell, TableHeading, TableRow } from '@portal/ui/table';
import { type KeyboardEvent, useState } from 'react';
import { css, cx } from 'styled-system/css';
import { formatDollars, formatShortDollars } from '../leads/outcomes.content.ts';
import { countOf, formatCount } from '../numbers.ts';
import { inboxPath } from '../paths.ts';
import { bucketName } from './format.ts';
import { type Metric, metricLabels } from './report-filter.ts';
import * as styles from './trend.styles.ts';

/** What the chart shows of a part of the trend. */
const valuesOf = ({ now, before, target }: Bucket, metric: Metric) =>
  ({
    leads: { ...queries(now.leads, before.leads), value: now.leads.count, before: before.leads.count, target: null },
    won: { ...queries(now.won, before.won), value: now.won.count, before: before.won.count, target: target.won },
    value: { ...queries(now.won, before.won), value: now.wonValue, before: before.wonValue, target: target.value },
  })[metric];

const queries = (now: LeadCount, before: LeadCount) => ({ query: now.query, queryBefore: before.query });

const formatValue = (value: number, metric: Metric): string =>
  metric === 'value' ? formatDollars(value) : countOf(value, 'lead');

/** A bar chart. Arrow keys move between the bars, Enter opens their leads. */
export function Trend({ report: { trend, unit, today }, metric }: { report: Report; metric: Metric }) {
  const [focused, setFocused] = useState(trend.length - 1);
  const buckets = trend.map((bucket) => ({ ...bucket, ...valuesOf(bucket, metric) }));
  const ticks = axisTicks(Math.max(...buckets.flatMap(({ value, before, target }) => [value, before, target ?? 0])));
  const max = ticks.at(-1) ?? 1;
  const height = (value: number) => `${(value / max) * 100}%`;
  const labelStep = Math.ceil(buckets.length / 15);

  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const steps = { ArrowRight: 1, ArrowLeft: -1, Home: -buckets.length, End: buckets.length }[event.key];
    if (!steps) return;
    event.preventDefault();
    const next = Math.min(Math.max(focused + steps, 0), buckets.length - 1);
    setFocused(next);
    event.currentTarget.querySelectorAll('a')[next]?.focus();
  };

  return (
    <>
      <fieldset className={styles.chart} aria-label={metricLabels[metric]} onKeyDown={moveFocus}>
        <div className={styles.plot}>
          {ticks.slice(1).map((tick) => (
            <div key={tick} className={styles.tick} style={{ bottom: height(tick) }} aria-hidden>
              <span>{metric === 'value' ? formatShortDollars(tick) : formatCount(tick)}</span>
            </div>
          ))}
          {buckets.map((bucket, index) => {
            const name = `${bucketName(bucket, unit, today)}: ${formatValue(bucket.value, metric)}`;
            return (
              <Link
                key={bucket.from}
                to={inboxPath(bucket.query)}
                className={styles.bucket}
                tabIndex={index === focused ? 0 : -1}
                aria-label={`${name}, before ${formatValue(bucket.before, metric)}`}
                title={name}
                onFocus={() => setFocused(index)}
              >
                <span className={styles.before} style={{ height: height(bucket.before) }} />
                <span
                  className={styles.now}
                  data-partial={bucket.isPartial || undefined}
                  data-empty={bucket.value === 0 || undefined}
                  style={{ height: height(bucket.value) }}
                />
                {bucket.target !== null && <span className={styles.target} style={{ bottom: height(bucket.target) }} />}
              </Link>
            );
          })}
          {buckets.map(
            ({ from, to }, index) =>
              index % labelStep === 0 && (
                <span
                  key={from}
                  className={styles.label}
                  style={{ left: `${((index + 0.5) / buckets.length) * 100}%` }}
                  data-minor={(buckets.length > 8 && (index / labelStep) % 3 > 0) || undefined}
                  aria-hidden
                >
                  {unit === 'day' && to === today ? 'Today' : formatShortDay(from)}
                </span>
              ),
          )}
        </div>
      </fieldset>
      <Legend
        hasPartial={buckets.some(({ isPartial }) => isPartial)}
        hasTarget={buckets.some(({ target }) => target !== null)}
        unit={unit}
      />
    </>
  );
}

function Legend({ hasPartial, hasTarget, unit }: { hasPartial: boolean; hasTarget: boolean; unit: Report['unit'] }) {
  return (
    <p className={styles.legend}>
      <span className={styles.key}>
        <span className={cx(styles.swatch, styles.swatchNow)} /> This period
      </span>
      <span className={styles.key}>
        <span className={cx(styles.swatch, styles.swatchBefore)} /> Period before
      </span>
      {hasPartial && (
        <span className={styles.key}>
          <span className={cx(styles.swatch, styles.swatchNow)} data-partial />{' '}
          {unit === 'day' ? 'Today so far' : `Not a whole ${unit}`}
        </span>
      )}
      {hasTarget && (
        <span className={styles.key}>
          <span className={styles.swatchTarget} /> Target
        </span>
      )}
    </p>
  );
}

/** Returns up to five round numbers from 0 to at least `max` and 4. */
function axisTicks(max: number): number[] {
  const minStep = Math.max(max, 4) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(minStep));
  const step = ([1, 2, 5].find((factor) => factor * magnitude >= minStep) ?? 10) * magnitude;
  return Array.from({ length: Math.ceil(Math.max(max, 4) / step) + 1 }, (_, index) => index * step);
}

const frame = css({
  fontSize: 'xs',
  '& summary': { cursor: 'pointer', color: 'fg.muted', minHeight: '8', width: 'fit-content' },
});

/** The data of the chart, the latest first. */
export function TrendTable({ report: { trend, unit, today }, metric }: { report: Report; metric: Metric }) {
  return (
    <details className={frame}>
      <summary>View as table</summary>
      <Table caption={metricLabels[metric]} headings={['Time', metricLabels[metric], 'Period before']}>
        {trend.toReversed().map((bucket) => {
          const { value, before, query, queryBefore } = valuesOf(bucket, metric);
          return (
            <TableRow key={bucket.from}>
              <TableHeading scope="row">{bucketName(bucket, unit, today)}</TableHeading>
              <TableCell>
                <TextLink to={inboxPath(query)} tone="quiet">
                  {formatValue(value, metric)}
                </TextLink>
              </TableCell>
              <TableCell>
                <TextLink to={inboxPath(queryBefore)} tone="quiet">
                  {formatValue(before, metric)}
                </TextLink>
              </TableCell>
            </TableRow>
          );
        })}
      </Table>
    </details>
  );
}
