import { HttpException, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockRootOfLead } from '../../intake/storage/add-to-lead.ts';
import { changesOf, type LeadChange, type LeadFields } from '../../intake/storage/lead-fields.ts';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import { LeadActionsService } from '../../leads/actions/lead-actions.service.ts';
import { LeadChanges, type RecordedChange } from '../../leads/actions/lead-changes.service.ts';
import { deleteDraft } from '../../leads/drafts/saved-drafts.ts';
import { type LockedLead, lockRoots } from '../../leads/lead-lock.ts';
import { failedAddresses, type MessageState } from '../../leads/message.dto.ts';
import { requestChange, requestsOf } from '../../leads/requests.ts';
import { JobQueue } from '../../notifications/queue/job-queue.service.ts';
import { projectLeads } from '../../platform/database/project-leads.ts';
import { retryConflicts } from '../../platform/database/retry-conflicts.ts';
import { Logger } from '../../platform/logging/logger.ts';
import type { Mailbox } from '../rules/parsed-mail.ts';

/** A message of staff with all that decides what follows from it. */
interface Result {
  id: number;
  lead_id: number;
  delivery_state: MessageState;
  recipients: Mailbox[];
  not_reached: string[];
  /** When it left, or when one of another program was read. */
  answered_at: Date | null;
  sent_by: number | null;
  email: string | null;
  draft_id: string | null;
  /** Of a mail from another program: its own entry. */
  seen_entry_id: string | null;
  /** In US dollars, of a quote. */
  quote: number | null;
  /** The contact as which it was logged, unless that was undone. */
  contact: Contact | null;
}

type Contact = Pick<RecordedChange, 'changes' | 'requests'> & { batchId: string };

/**
 * Does what follows from the state of a message, as often as it is called with the same result: its draft goes, its words are found, and it
 * counts as an answer exactly if it has reached whom it answers.
 */
@Injectable()
export class MessageResults {
  constructor(
    private readonly actions: LeadActionsService,
    private readonly changes: LeadChanges,
    private readonly jobs: JobQueue,
    private readonly database: DataSource,
    private readonly log: Logger,
  ) {}

  async settle(messageId: number): Promise<void> {
    const message = await this.find(messageId);
    if (!message || message.delivery_state === 'waiting') return;
    const isAnswer = ['sent', 'bounced'].includes(message.delivery_state) && (await this.hasReached(message));
    const wrongly = isAnswer ? null : message.contact;
    await retryConflicts(() =>
      this.database.transaction((manager) => this.showState(manager, message, wrongly !== null)),
    );
    if (isAnswer) await this.logContact(message);
    else if (wrongly) await this.takeBack(message, wrongly);
    // A report that came meanwhile has a job of its own.
    await this.database.query(
      `update messages set is_settled = true where id = $1 and ${failedAddresses('messages')} = $2::jsonb`,
      [messageId, JSON.stringify(message.not_reached)],
    );
  }

  private async find(messageId: number): Promise<Result | undefined> {
    const [message]: Result[] = await this.database.query(
      `select message.id, message.lead_id, delivery_state, recipients, sent_by, draft_id, quote_usd as quote, users.email,
              case when body_digest is null then received_at else sent_at end as answered_at,
              ${failedAddresses('message')} as not_reached,
              coalesce(seen_entry_id, (select max(id) from lead_events where message_id = message.id)) as seen_entry_id, (
                select jsonb_build_object('batchId', batch_id, 'changes', data -> 'changes', 'requests', data -> 'requests')
                from leads lead join leads member using (root_id) join lead_events contact on contact.lead_id = member.id
                where lead.id = message.lead_id and contact.kind = 'contact' and contact.actor_id = sent_by
                  and contact.data ->> 'draftId' = draft_id::text and not exists (
                    select from lead_events later where later.lead_id = contact.lead_id
                      and later.data ->> 'undoes' = contact.batch_id::text)) as contact
       from messages message left join users on users.id = sent_by where message.id = $1 and direction = 'out'`,
      [messageId],
    );
    return message;
  }

  /** Of the addresses in To those of the customer count, and without any of them all. Copies do not. */
  private async hasReached({ lead_id, recipients, not_reached }: Result): Promise<boolean> {
    const to = recipients.map(({ address }) => emailIdentity(address));
    const failed = new Set(not_reached.map((address) => emailIdentity(address)));
    const known: { identity: string }[] = await this.database.query(
      `select identity from leads lead join leads root on root.id = lead.root_id cross join lateral details_of(root) as detail
       where lead.id = $1 and field = 'email' and identity = any($2::text[])`,
      [lead_id, to],
    );
    const counted = known.length > 0 ? known.map(({ identity }) => identity) : to;
    return counted.some((address) => !failed.has(address));
  }

  private async showState(manager: EntityManager, message: Result, isTakenBack: boolean): Promise<void> {
    const { id, lead_id, sent_by, draft_id, delivery_state } = message;
    const root = await lockRootOfLead(manager, lead_id);
    // Its lead was erased.
    if (!root) return;
    // A held message can still become a draft again.
    if (sent_by && draft_id && delivery_state !== 'held') await deleteDraft(manager, sent_by, draft_id);
    if (delivery_state !== 'sent' && !isTakenBack)
      await manager.query(
        `insert into lead_events (lead_id, message_id, kind) select $1, $2, 'undelivered'
         where not exists (select from lead_events where message_id = $2 and kind = 'undelivered')`,
        [lead_id, id],
      );
    await projectLeads(manager, [root.id]);
    const next: { id: number }[] = await manager.query(
      `select id from messages where goes_with_id = $1 and delivery_state = 'waiting' and attempts = 0`,
      [id],
    );
    await this.jobs.send(
      manager,
      'send-mail',
      next.map((one) => ({ messageId: one.id })),
    );
  }

  /** Once for its draft. The requests that its writer had seen are answered from when it was sent. */
  private async logContact({
    lead_id,
    answered_at,
    sent_by,
    email,
    draft_id,
    seen_entry_id,
    quote,
  }: Result): Promise<void> {
    if (sent_by === null || email === null || draft_id === null) return;
    try {
      await this.actions.logContact(
        { userId: sent_by, email },
        lead_id,
        { channel: quote === null ? 'email' : 'quote', value: quote, draftId: draft_id },
        { at: answered_at ?? new Date(), seenEntryId: seen_entry_id },
      );
    } catch (error) {
      // The lead was erased or the sender cannot own leads any more: the message is sent all the same.
      if (!(error instanceof HttpException)) throw error;
      this.log.warn({ leadId: lead_id }, 'a sent message could not be logged as a contact');
    }
  }

  /** It has not arrived after all: what it answered waits again, and a quote was not made. Who has taken the lead keeps it. */
  private async takeBack({ id, lead_id }: Result, contact: Contact): Promise<void> {
    const { batchId, changes = [], requests: answered = [] } = contact;
    await this.changes.apply(null, async (manager) => {
      const leads = await lockRoots(manager, [lead_id]);
      const requests = await requestsOf(
        manager,
        leads.map(({ root_id }) => root_id),
      );
      // What was answered or decided since stays.
      const opened = requests.flatMap((request) => {
        const given = answered.find(({ requestId }) => requestId === request.id);
        return given && given.after.answered_at === request.answered_at ? requestChange(request, given.before) : [];
      });
      return {
        leads,
        requests,
        events: leads.map((lead) => ({
          leadId: lead_id,
          messageId: id,
          kind: 'undelivered' as const,
          data: { undoes: batchId },
          changes: changesOf(lead, unchangedSince(lead, changes)),
          requests: opened,
        })),
      };
    });
  }
}

/** Returns the stage and the value before some changes, as far as nobody has changed them since. */
function unchangedSince(lead: LockedLead, changes: LeadChange[]): Partial<LeadFields> {
  const { before = {}, after = {} } = changes.find(({ leadId }) => leadId === lead.id) ?? {};
  const isUnchanged = (column: 'status' | 'value_usd') => column in after && lead[column] === after[column];
  return {
    ...(isUnchanged('status') && { status: before.status }),
    ...(isUnchanged('value_usd') && { value_usd: before.value_usd }),
  };
}
