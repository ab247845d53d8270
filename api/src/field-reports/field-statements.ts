import type { FieldError } from '@portal/contracts/field-report';

const keptDays = 90;

export const findRelease = (remote: string, version: string) => ({
  text: 'select id from field_releases where remote = $1 and version = $2',
  values: [remote, version],
});

/** Removes the releases with the fewest loads when there are too many: forged ones are among them. */
export const addRelease = (remote: string, version: string, max: number) => [
  {
    text: `delete from field_releases where id in (
             select id from field_releases
             left join field_counters on release_id = id and name = 'loads'
             group by id order by coalesce(sum(count), 0) desc, id desc offset $1)`,
    values: [max - 1],
  },
  {
    text: 'insert into field_releases (remote, version) values ($1, $2) on conflict do nothing',
    values: [remote, version],
  },
];

export const findSignature = (releaseId: number, signature: string) => ({
  text: 'select id from field_signatures where release_id = $1 and signature = $2',
  values: [releaseId, signature],
});

/** Replaces the one that the fewest networks have reported when there are too many, of these the one that was not seen for the longest time. */
export const addSignature = (
  releaseId: number,
  signature: string,
  { kind, message, page, frames }: FieldError & { page: string },
  max: number,
) => [
  {
    text: `delete from field_signatures where id in (
             select id from field_signatures where release_id = $1 order by networks desc, seen_at desc offset $2)`,
    values: [releaseId, max - 1],
  },
  {
    text: `insert into field_signatures (release_id, signature, kind, message, page, frames)
           values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values: [releaseId, signature, kind, message, page, frames],
  },
];

/** Networks are forgotten after an hour; how many there were at most is kept with the signature. */
export const addNetwork = (signatureId: number, network: Buffer, max: number) => [
  {
    text: `insert into field_networks (signature_id, network)
           select $1, $2
           where (select count(*) from field_networks where signature_id = $1 and network <> $2) < $3
           on conflict (signature_id, network) do update set seen_at = now()`,
    values: [signatureId, network, max],
  },
  {
    text: `update field_signatures set seen_at = now(),
             networks = greatest(networks, (select count(*) from field_networks where signature_id = $1))
           where id = $1`,
    values: [signatureId],
  },
];

export const addCounts = (counts: { id: number; name: string; count: number }[]) => ({
  text: `insert into field_counters (release_id, name, span, starts_at, count)
         select id, name, 'minute', date_trunc('minute', now()), count
         from unnest($1::integer[], $2::text[], $3::integer[]) as added (id, name, count)
         where exists (select from field_releases where field_releases.id = added.id)
         on conflict (release_id, name, span, starts_at) do update set count = field_counters.count + excluded.count`,
  values: [counts.map(({ id }) => id), counts.map(({ name }) => name), counts.map(({ count }) => count)],
});

/** Sums of an interval, the largest first. Its first and last minute, hour or day count whole. */
export const countsBetween = (from: Date, to: Date) => ({
  text: `select remote, version, name, sum(count)::integer as count, kind, message, page, frames,
           (select count(*)::integer from field_networks
            where signature_id = signed.id and seen_at >= $1 and seen_at < $2) as networks
         from field_counters counted
         join field_releases released on released.id = counted.release_id
         left join field_signatures signed on signed.release_id = counted.release_id and signature = name
         where starts_at >= date_trunc(span, $1::timestamptz) and starts_at < $2
         group by released.id, name, signed.id
         order by sum(count) desc, name`,
  values: [from, to],
});

const addUp = (from: string, to: string, age: string) => `
  with old as (
    delete from field_counters where span = '${from}' and starts_at < date_trunc('${to}', now() - interval '${age}')
    returning release_id, name, date_trunc('${to}', starts_at) as starts_at, count)
  insert into field_counters (release_id, name, span, starts_at, count)
  select release_id, name, '${to}', starts_at, sum(count) from old group by 1, 2, 4
  on conflict (release_id, name, span, starts_at) do update set count = field_counters.count + excluded.count`;

export const rollUp = [
  addUp('minute', 'hour', '1 hour'),
  addUp('hour', 'day', '2 days'),
  `delete from field_networks where seen_at < now() - interval '1 hour'`,
];

/** What is older than 90 days, and names of which nothing is counted any more. */
export const removeOld = [
  `delete from field_counters where starts_at < now() - interval '${keptDays} days'`,
  `delete from field_signatures signed where not exists (
     select from field_counters where release_id = signed.release_id and name = signature)`,
  'delete from field_releases where not exists (select from field_counters where release_id = id)',
];
