import type { EntityManager } from 'typeorm';
import { isCurrent } from '../../leads/visits/site-visit.dto.ts';

/** Returns when the next planned site visit of a lead begins. Undefined: none is planned. */
export async function nextVisitOf(manager: EntityManager, rootId: number): Promise<Date | undefined> {
  const [visit]: { starts_at: Date }[] = await manager.query(
    `select starts_at from leads member join site_visits visit on visit.lead_id = member.id
     where member.root_id = $1 and starts_at > now() and not is_cancelled and ${isCurrent('visit')} order by 1 limit 1`,
    [rootId],
  );
  return visit?.starts_at;
}
