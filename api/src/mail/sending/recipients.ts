import type { EntityManager } from 'typeorm';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { RecentSignInRequiredException } from '../../staff/auth/auth.guard.ts';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';

/**
 * Whoever has stolen a session could send mail in our name to anyone. So an address that has nothing to do with the lead needs a recent
 * sign-in (403), and is recorded. Call it last in the transaction.
 */
export async function guardRecipients(
  manager: EntityManager,
  staff: StaffMember,
  { rootId, messageId, addresses }: { rootId: number; messageId: number; addresses: string[] },
): Promise<void> {
  const [{ count }]: [{ count: number }] = await manager.query(
    `with member as (select id from leads where root_id = $1), known as (
       select email_identity as address from requests where lead_id in (select id from member)
       union all
       select identity from lead_details where field = 'email' and lead_id in (select id from member)
       union all
       select lower(from_address) from messages where lead_id in (select id from member)
       union all
       select lower(one ->> 'address')
       from messages, jsonb_array_elements(reply_to || recipients || copies) as one
       where lead_id in (select id from member) and messages.id <> $3
       union all
       select lower(email) from staff_accounts join users on users.id = user_id
     )
     select count(*)::integer as count from unnest($2::text[]) as address
     where not exists (select from known where known.address = address.address)`,
    [rootId, addresses.map(emailIdentity), messageId],
  );
  if (count === 0) return;
  if (!staff.session.isRecent) throw new RecentSignInRequiredException();
  await recordAudit(manager, { kind: 'mailed-new-address', actor: staff, data: { leadId: rootId, messageId, count } });
}
