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

/**
 * SQL that computes figures for each part of the trend, each period, and each group in each period. $1: the starts of the parts of the
 * period before, its end, the starts of the parts of the period, and its end. $2: the number of parts before.
 */
function grouped(by: Dimension, at: 'created_at' | 'closed_on', figures: Record<string, string>) {
  const limits = at === 'created_at' ? '$1::timestamptz[]' : '$1::date[]';
  const named = Object.entries(figures).map(([name, figure]) => `(${figure})::float as "${name}"`);
  return `
  select part, "isNow", "group", grouping("group") = 0 as "isGroup", ${named.join(', ')}
  from (
    select *, part > $2::integer as "isNow" from (
      select leads.*, width_bucket(${at}, ${limits}) - 1 as part, ${groupedBy[by]} as "group" from leads
      where merged_into_id is null and not is_spam and ${at} >= (${limits})[1] and ${at} < (${limits})[cardinality(${limits})]
    ) as lead
    -- Between the periods there can be days that neither has.
    where part <> $2::integer) as placed
  group by grouping sets ((part), ("isNow"), ("isNow", "group"))`;
}

export const arrivals = (by: Dimension) =>
  grouped(by, 'created_at', {
    leads: 'count(*)',
    answeredInTime: `count(*) filter (where ${firstResponseTerm['in-time']})`,
    due: `count(*) filter (where ${firstResponseTerm.due})`,
    notDue: `count(*) filter (where ${firstResponseTerm['not-due']})`,
    medianSeconds: 'round(percentile_cont(0.5) within group (order by first_response_seconds))',
  });

export const outcomes = (by: Dimension) =>
  grouped(by, 'closed_on', {
    won: `count(*) filter (where status = 'won')`,
    closed: `count(*) filter (where status in ('won', 'lost'))`,
    wonValue: `coalesce(sum(value_usd) filter (where status = 'won'), 0)`,
  });

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
