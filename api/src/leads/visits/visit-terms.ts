/** SQL for whether a version of a visit is the visit: there is no later one. */
export const isCurrent = (visit: string) => `
  not exists (select from site_visits later where later.uid = ${visit}.uid and later.sequence > ${visit}.sequence)`;

/** SQL of a `visit` that is ahead, or going on. */
const isAhead = `
  not visit.is_cancelled and visit.starts_at + make_interval(mins => visit.minutes) > now() and ${isCurrent('visit')}`;

const visitsOfLeads = 'site_visits visit join leads member on member.id = visit.lead_id';

/** SQL: ids of leads with a visit that is ahead, or going on. */
export const visitedLeads = `select member.root_id from ${visitsOfLeads} where ${isAhead}`;

/** SQL: when the visit of `lead` begins that is next, or going on. */
export const nextVisitOfLead = `(
  select min(visit.starts_at) from ${visitsOfLeads} where member.root_id = lead.id and ${isAhead})`;
