import type { Temporal } from 'temporal-polyfill';
import type { DataSource } from 'typeorm';
import { type PlannedVisitDto, visitAsJson } from './site-visit.dto.ts';
import { isCurrent } from './visit-terms.ts';

const maxVisits = 500;

interface VisitPeriod {
  /** The first day. */
  from: Temporal.PlainDate;
  days: number;
  timeZone: string;
  /** Who goes. Null: anyone. */
  assigneeId: number | null;
}

/** Returns the visits of some days, the earliest first, without cancelled ones. */
export async function plannedVisits(
  database: DataSource,
  { from, days, timeZone, assigneeId }: VisitPeriod,
): Promise<PlannedVisitDto[]> {
  const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  const rows: { visit: PlannedVisitDto }[] = await database.query(
    `select ${visitAsJson} || jsonb_build_object('lead', jsonb_build_object(
              'id', root.id, 'name', root.name, 'company', root.company, 'phone', root.phone)) as visit
     from site_visits visit join leads member on member.id = visit.lead_id join leads root on root.id = member.root_id
     where starts_at >= $1 and starts_at < $2 and not is_cancelled and ${isCurrent('visit')}
       and ($3::integer is null or assignee_id = $3)
     order by starts_at, visit.id limit ${maxVisits}`,
    [startOf(from), startOf(from.add({ days })), assigneeId],
  );
  return rows.map(({ visit }) => visit);
}
