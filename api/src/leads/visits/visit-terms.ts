/** SQL for whether a version of a visit is the visit: there is no later one. */
export const isCurrent = (visit: string) => `
  not exists (select from site_visits later where later.uid = ${visit}.uid and later.sequence > ${visit}.sequence)`;

/** SQL: ids of leads with a visit that is ahead, or going on. */
export const visitedLeads = `
  select member.root_id from site_visits visit join leads member on member.id = visit.lead_id
  where not visit.is_cancelled and visit.starts_at + make_interval(mins => visit.minutes) > now() and ${isCurrent('visit')}`;
