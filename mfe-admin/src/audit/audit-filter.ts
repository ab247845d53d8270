import type { AuditKind, AuditQuery } from '@portal/staff-client/audit-event';
import { isAuditKind } from './kinds.content.ts';

/** Reads the filter from the query string. `from` and `to` are days in the time zone of the browser. */
export function parseFilter(search: URLSearchParams): AuditQuery {
  const person = Number(search.get('person'));
  const kind = search.get('kind') ?? '';
  return {
    person: Number.isInteger(person) && person > 0 ? person : undefined,
    kind: isAuditKind(kind) ? (kind as AuditKind) : undefined,
    since: startOfDay(search.get('from'), 0),
    until: startOfDay(search.get('to'), 1),
  };
}

/** Returns the start of a day, or of the day `offset` days later, as ISO 8601. */
function startOfDay(day: string | null, offset: number): string | undefined {
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const date = new Date(`${day}T00:00:00`);
  if (Number.isNaN(date.getTime())) return undefined;
  date.setDate(date.getDate() + offset);
  return date.toISOString();
}
