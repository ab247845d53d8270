import { firstResponseTerm } from '../list/lead-conditions.ts';
import type { Dimension } from './report-period.ts';

/** SQL of the value by which leads are grouped. $3: the practices of services. */
const groupedBy: Record<Dimension, string> = {
  owner: 'owner_id::text',
  source: 'source',
  practice: '$3::jsonb ->> service',
  city: 'city',
  page: 'page',
  campaign: 'campaign',
};

type Moment = 'created_at' | 'closed_on';

/**
 * SQL: leads of both periods with the number of their part of the trend. $1: the starts of the parts of the period before, its end, the
 * starts of the parts of the period, and its end. $2: the number of parts before.
 */
function placed(by: Dimension, at: Moment, columns: string, condition = 'true') {
  const limits = at === 'created_at' ? '$1::timestamptz[]' : '$1::date[]';
  return `
  with counted as (
    select width_bucket(${at}, ${limits}) - 1 as part, ${groupedBy[by]} as "group", ${columns}
    from leads
    where merged_into_id is null and not is_spam and ${condition}
      and ${at} >= (${limits})[1] and ${at} < (${limits})[cardinality(${limits})]
  ), placed as (
    -- Between the periods there can be days that neither has.
    select *, part > $2::integer as "isNow" from counted where part <> $2::integer
  )`;
}

/** SQL that computes figures for each part, each period, and each group in each period. */
const grouped = (by: Dimension, at: Moment, columns: string, figures: string) => `
  ${placed(by, at, columns)}
  select part, "isNow", "group", grouping("group") = 0 as "isGroup", ${figures}
  from placed group by grouping sets ((part), ("isNow"), ("isNow", "group"))`;

export const arrivals = (by: Dimension) =>
  grouped(
    by,
    'created_at',
    'answered_in_time, first_due_at',
    `count(*)::integer as leads,
     (count(*) filter (where ${firstResponseTerm['in-time']}))::integer as "answeredInTime",
     (count(*) filter (where ${firstResponseTerm.due}))::integer as due,
     (count(*) filter (where ${firstResponseTerm['not-due']}))::integer as "notDue"`,
  );

export const outcomes = (by: Dimension) =>
  grouped(
    by,
    'closed_on',
    'status, value_usd',
    `(count(*) filter (where status = 'won'))::integer as won,
     (count(*) filter (where status in ('won', 'lost')))::integer as closed,
     coalesce(sum(value_usd) filter (where status = 'won'), 0)::float as "wonValue"`,
  );

/** Not with the other figures: medians need sorted rows. */
export const medians = (by: Dimension) => `
  ${placed(by, 'created_at', 'first_response_seconds', 'first_response_seconds is not null')}
  select "isNow", "group", grouping("group") = 0 as "isGroup",
         round(percentile_cont(0.5) within group (order by first_response_seconds))::integer as "medianSeconds"
  from placed group by grouping sets (("isNow"), ("isNow", "group"))`;

/** $1, $2: the first and the last day. */
export const lostReasons = `
  select coalesce(lost_reason, 'none') as reason, count(*)::integer as count
  from leads
  where merged_into_id is null and not is_spam and status = 'lost' and closed_on between $1::date and $2::date
  group by lost_reason order by lost_reason is null, 2 desc, 1`;

/** $1, $2: the period; $3, $4: the one before. */
export const removed = `
  select (count(*) filter (where received_on between $1::date and $2::date))::integer as now,
         (count(*) filter (where received_on between $3::date and $4::date))::integer as before
  from lead_statistics`;
