import type { EntityManager } from 'typeorm';
import { lockRootOfLead } from '../../intake/storage/add-to-lead.ts';
import { projectLeads } from '../../platform/database/project-leads.ts';
import type { ParsedMail } from '../rules/parsed-mail.ts';
import { answeredIds } from './find-thread.ts';

/** Marks the message that a delivery report is about, unless it was only delayed. */
export async function markBounced(manager: EntityManager, mail: ParsedMail): Promise<void> {
  const failed = mail.report?.recipients.filter(({ action }) => action === 'failed') ?? [];
  if (failed.length === 0) return;
  const ids = answeredIds(mail);
  const leads: { id: number }[] = await manager.query(
    `select distinct lead_id as id from messages where direction = 'out' and message_id = any($1::text[]) order by lead_id`,
    [ids],
  );
  for (const { id } of leads) await lockRootOfLead(manager, id);
  await manager.query(
    `with bounced as (
       update messages set delivery_state = 'bounced', report = $2, last_error = $3
       where direction = 'out' and message_id = any($1::text[]) returning id, lead_id
     )
     insert into lead_events (lead_id, message_id, kind) select lead_id, id, 'undelivered' from bounced`,
    [
      ids,
      JSON.stringify(mail.report),
      failed
        .map(({ diagnostic, status }) => diagnostic ?? status ?? '')
        .join(' ')
        .trim() || null,
    ],
  );
  // The words of a message are found once it was sent. Its bounce can come before that is recorded.
  await projectLeads(
    manager,
    leads.map(({ id }) => id),
  );
}
