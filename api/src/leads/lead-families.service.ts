import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { StaffMember } from '../session/current-staff.decorator.ts';
import { note } from './lead-events.ts';
import { holdFamilies, lock, rootsOf } from './lead-lock.ts';

/** PostgreSQL refuses a word list of a megabyte; so much of what a person wrote can be searched. */
const searchableCharacters = 200_000;

/** Leads that turned out to be one person. A merge sets one pointer, so it can always be taken back. */
@Injectable()
export class LeadFamiliesService {
  constructor(private readonly database: DataSource) {}

  /** Makes `leadId`, with all that was merged into it before, part of `intoId`. */
  async merge({ userId }: StaffMember, intoId: number, leadId: number): Promise<string> {
    const batchId = randomUUID();
    await this.database.transaction(async (manager) => {
      await holdFamilies(manager);
      const [into = intoId] = await rootsOf(manager, [intoId]);
      const [child = leadId] = await rootsOf(manager, [leadId]);
      if (intoId === leadId) throw new ConflictException('A lead cannot be merged with itself.');
      if (into === child) throw new ConflictException('These two have been merged already.');

      await lock(manager, [into, child]);
      await manager.query('update leads set root_id = $1 where root_id = $2', [into, child]);
      await manager.query('update leads set merged_into_id = $1 where id = $2', [into, child]);
      // What was waiting to be looked at still waits, and a person is no spam because half of what they sent is.
      await manager.query(
        `update leads set is_unread = leads.is_unread or child.is_unread, is_spam = leads.is_spam and child.is_spam
         from leads child where leads.id = $1 and child.id = $2`,
        [into, child],
      );
      await this.gather(manager, into);
      await note(manager, { actorId: userId, batchId }, [{ leadId: into, kind: 'merged', data: { leadId: child } }]);
    });
    return batchId;
  }

  /** Takes a merge back: the lead stands alone again, with what had been merged into it. False if it does so already. */
  async separate(manager: EntityManager, intoId: number, childId: number): Promise<boolean> {
    await holdFamilies(manager);
    const [root = intoId] = await rootsOf(manager, [intoId]);
    const leads = await lock(manager, [root, childId]);
    if (leads.find(({ id }) => id === childId)?.merged_into_id !== intoId) return false;

    await manager.query('update leads set merged_into_id = null where id = $1', [childId]);
    await manager.query(
      `with recursive family as (
         select $1::integer as id
         union all
         select leads.id from leads join family on merged_into_id = family.id where root_id = $2
       )
       update leads set root_id = $1 where id in (select id from family)`,
      [childId, root],
    );
    await this.gather(manager, root);
    await this.gather(manager, childId);
    return true;
  }

  /** Brings up to date what the inbox knows about a family. */
  private async gather(manager: EntityManager, rootId: number): Promise<void> {
    await manager.query(
      `update leads set
         last_activity_at = coalesce(sent.last_at, last_activity_at),
         search_text = coalesce(sent.about, search_text),
         search_words = coalesce(to_tsvector('english', left(sent.words, ${searchableCharacters})), search_words),
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
