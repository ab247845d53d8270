import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { recordEvents } from '../lead-events.ts';
import { lockLeads, lockMerges, rootsOf } from '../lead-lock.ts';

/** PostgreSQL limits a tsvector to one megabyte. */
const maxSearchableCharacters = 200_000;

/** Merges leads of the same person and separates them again. The merge tree is stored in `merged_into_id` and `root_id`. */
@Injectable()
export class LeadMergeService {
  constructor(private readonly database: DataSource) {}

  /** Merges `leadId`, with all leads merged into it before, into `intoId`. Returns the id for undo. */
  async merge({ userId }: StaffMember, intoId: number, leadId: number): Promise<string> {
    const batchId = randomUUID();
    await this.database.transaction(async (manager) => {
      await lockMerges(manager);
      const [into = intoId] = await rootsOf(manager, [intoId]);
      const [child = leadId] = await rootsOf(manager, [leadId]);
      if (intoId === leadId) throw new ConflictException('A lead cannot be merged with itself.');
      if (into === child) throw new ConflictException('These two have been merged already.');

      await lockLeads(manager, [into, child]);
      await manager.query('update leads set root_id = $1 where root_id = $2', [into, child]);
      await manager.query('update leads set merged_into_id = $1 where id = $2', [into, child]);
      // The result is unread if one of the two was, and spam only if both were.
      await manager.query(
        `update leads set is_unread = leads.is_unread or child.is_unread, is_spam = leads.is_spam and child.is_spam
         from leads child where leads.id = $1 and child.id = $2`,
        [into, child],
      );
      await this.refreshRollup(manager, into);
      await recordEvents(manager, { actorId: userId, batchId }, [
        { leadId: into, kind: 'merged', data: { leadId: child } },
      ]);
    });
    return batchId;
  }

  /** Undoes a merge. The lead keeps the leads that had been merged into it. Returns false if it is separate already. */
  async separate(manager: EntityManager, intoId: number, childId: number): Promise<boolean> {
    await lockMerges(manager);
    const [root = intoId] = await rootsOf(manager, [intoId]);
    const leads = await lockLeads(manager, [root, childId]);
    if (leads.find(({ id }) => id === childId)?.merged_into_id !== intoId) return false;

    await manager.query('update leads set merged_into_id = null where id = $1', [childId]);
    await manager.query(
      `with recursive subtree as (
         select $1::integer as id
         union all
         select leads.id from leads join subtree on merged_into_id = subtree.id where root_id = $2
       )
       update leads set root_id = $1 where id in (select id from subtree)`,
      [childId, root],
    );
    await this.refreshRollup(manager, root);
    await this.refreshRollup(manager, childId);
    return true;
  }

  /** Recomputes the columns of a root that summarize its merge tree. */
  private async refreshRollup(manager: EntityManager, rootId: number): Promise<void> {
    await manager.query(
      `update leads set
         last_activity_at = coalesce(sent.last_at, last_activity_at),
         search_text = coalesce(sent.about, search_text),
         search_words = coalesce(to_tsvector('english', left(sent.words, ${maxSearchableCharacters})), search_words),
         has_failed_delivery = exists (
           select from leads member join deliveries on deliveries.lead_id = member.id
           where member.root_id = $1 and deliveries.state = 'failed')
       from (
         select max(received_at) as last_at, coalesce(string_agg(contact.message, ' '), '') as words,
                string_agg(distinct search_text_of(
                  coalesce(contact.name, request.first_name || ' ' || request.last_name),
                  coalesce(contact.company, request.company), coalesce(contact.email, request.email),
                  coalesce(contact.phone, request.phone)), ' ') as about
         from leads member
         join submissions submission on submission.lead_id = member.id
         left join contact_submissions contact on contact.id = submission.contact_submission_id
         left join case_study_requests request on request.id = submission.case_study_request_id
         where member.root_id = $1
       ) as sent
       where leads.id = $1`,
      [rootId],
    );
  }
}
