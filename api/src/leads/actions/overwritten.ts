import type { LeadStatus } from '@portal/contracts/lead';
import type { EntityManager } from 'typeorm';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import type { LockedLead } from '../lead-lock.ts';
import type { LeadActionDto, LeftLeadDto, SeenLeadDto } from './lead-action.dto.ts';

type Column = 'owner_id' | 'status';

interface Action {
  leads: LockedLead[];
  action: LeadActionDto;
  seen: SeenLeadDto[];
  staff: StaffMember;
}

/** Returns the leads on which the action would overwrite something that its actor has not seen, with who changed it. */
export async function findOverwritten(
  manager: EntityManager,
  { leads, action, seen, staff }: Action,
): Promise<LeftLeadDto[]> {
  const seenLeads = new Map(seen.map((lead) => [lead.leadId, lead]));
  const left: LeftLeadDto[] = [];
  for (const lead of leads) {
    const seenLead = seenLeads.get(lead.id);
    const column = isClaim(lead, action, seenLead, staff) ? 'owner_id' : overwrittenColumn(lead, action, seenLead);
    if (!column) continue;
    const latest = await latestChange(manager, lead, column);
    // Taking a lead is no conflict if its owner was never changed, or last by this person.
    if (!seenLead && (!latest || latest.actor_id === staff.userId)) continue;
    left.push({ leadId: lead.id, reason: 'changed', message: describe(lead, column, latest) });
  }
  return left;
}

/** Returns what someone has changed since it was seen: the owner or the status. */
const changedColumn = (lead: LockedLead, seen: SeenLeadDto | undefined): Column | undefined => {
  if (seen?.ownerId !== undefined && seen.ownerId !== lead.owner_id) return 'owner_id';
  return seen?.status !== undefined && seen.status !== lead.status ? 'status' : undefined;
};

/** Returns a sentence about what has changed since the lead was seen, or undefined. */
export async function describeUnseen(manager: EntityManager, lead: LockedLead, seen: SeenLeadDto | undefined) {
  const column = changedColumn(lead, seen);
  return column && describe(lead, column, await latestChange(manager, lead, column));
}

/** Whether someone takes a lead of a colleague without saying whose it is. */
const isClaim = (
  lead: LockedLead,
  { kind, ownerId }: LeadActionDto,
  seen: SeenLeadDto | undefined,
  { userId }: StaffMember,
): boolean =>
  kind === 'assign' &&
  ownerId === userId &&
  seen?.ownerId === undefined &&
  lead.owner_id !== null &&
  lead.owner_id !== userId;

function overwrittenColumn(
  lead: LockedLead,
  { kind, status, ownerId = null }: LeadActionDto,
  seen: SeenLeadDto | undefined,
): Column | undefined {
  switch (kind) {
    case 'status':
      return lead.status === status ? undefined : changedColumn(lead, seen && { ...seen, ownerId: undefined });
    case 'assign':
      return lead.owner_id === ownerId ? undefined : changedColumn(lead, seen && { ...seen, status: undefined });
    case 'spam':
    case 'release':
      return lead.is_spam === (kind === 'spam') ? undefined : changedColumn(lead, seen);
    default:
      return undefined;
  }
}

interface LatestChange {
  kind: string;
  actor_id: number | null;
  actor: string | null;
  seconds: number;
  owner: string | null;
  is_by_rule: boolean;
}

async function latestChange(
  manager: EntityManager,
  lead: LockedLead,
  column: Column,
): Promise<LatestChange | undefined> {
  const [latest]: LatestChange[] = await manager.query(
    `select kind, actor_id, actor.name as actor, extract(epoch from now() - at)::integer as seconds,
            (select name from users where id = $2) as owner, data ? 'rule' as is_by_rule
     from lead_events left join users actor on actor.id = actor_id
     where lead_id = $1 and data @? $3::jsonpath order by lead_events.id desc limit 1`,
    [lead.id, lead.owner_id, `$.changes[*].after.${column}`],
  );
  return latest;
}

/** Returns a sentence: `Ben took this lead a moment ago.` */
function describe(lead: LockedLead, column: Column, latest: LatestChange | undefined): string {
  const { kind, actor, owner, is_by_rule } = latest ?? {};
  const when = ago(latest?.seconds ?? 0);
  if (column === 'status') {
    const status = statusName(lead.status);
    if (kind === 'reopened') return `${lead.name} wrote again, so the status is ${status}.`;
    return actor ? `${actor} changed the status to ${status}${when}.` : `The status is ${status} now.`;
  }
  if (lead.owner_id === null) return actor ? `${actor} removed the owner${when}.` : 'This lead has no owner any more.';
  if (actor && latest?.actor_id === lead.owner_id) return `${actor} took this lead${when}.`;
  if (actor && owner) return `${actor} assigned this lead to ${owner}${when}.`;
  return is_by_rule && owner ? `${owner} got this lead by rule${when}.` : 'This lead has another owner now.';
}

const statusName = (status: LeadStatus) => status.charAt(0).toUpperCase() + status.slice(1);

function ago(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return ' a moment ago';
  if (minutes === 1) return ' a minute ago';
  return minutes < 60 ? ` ${minutes} minutes ago` : '';
}
