import { randomBytes, randomUUID } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { firstSubject } from '@portal/contracts/first-mail';
import { senderName } from '@portal/contracts/staff';
import { Temporal } from 'temporal-polyfill';
import { DataSource, type EntityManager } from 'typeorm';
import { lockRootOfLead } from '../../intake/storage/add-to-lead.ts';
import { changesOf } from '../../intake/storage/lead-fields.ts';
import { assertAssignable } from '../../leads/actions/assignable.ts';
import { LeadChanges, type RecordedChange } from '../../leads/actions/lead-changes.service.ts';
import { LeadUndoService } from '../../leads/actions/lead-undo.service.ts';
import { answerSubject } from '../../leads/detail/answer.ts';
import { saveSentDraft } from '../../leads/drafts/saved-drafts.ts';
import { type LockedLead, lockRoots } from '../../leads/lead-lock.ts';
import { NextStepService } from '../../leads/next-step/next-step.service.ts';
import { type Invitation, invitationFile, Mailer } from '../../notifications/mail/mailer.service.ts';
import { ReplyAddresses } from '../../notifications/mail/reply-addresses.ts';
import { JobQueue } from '../../notifications/queue/job-queue.service.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { draftLocks, takeLock } from '../../platform/database/advisory-locks.ts';
import { projectLeads } from '../../platform/database/project-leads.ts';
import { Env } from '../../platform/env/env.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { MailFiles } from '../receiving/mail-files.service.ts';
import { isOwn, type OwnAddresses, ownAddresses } from '../rules/own-addresses.ts';
import { insertMessage } from '../threads/insert-message.ts';
import { assertNothingNew, findAnswered, findPlace } from './answered-mail.ts';
import { type AttachedFile, composeMail } from './compose-mail.ts';
import type { QueuedMessageDto, ReplyDto } from './outgoing-mail.dto.ts';
import { bodyDigest, findQueued } from './queued-message.ts';
import { guardRecipients } from './recipients.ts';
import { assertWithinLimits } from './sending-limits.ts';
import { MailTemplates } from './templates/mail-templates.service.ts';

/** Seconds in which a message can be taken back. Tests replace them. */
export const sendDelay = { seconds: 10 };

const maxDaysAhead = 365;

/** A visit that is stored with the message about it. */
export interface SavedVisit {
  id: number;
  /** The lead that it is stored with. */
  leadId: number;
  subject: string;
  invitation: Invitation;
  /** For somebody who was invited before, and is not any more. */
  cancellation?: Letter | undefined;
}

/** What a message says, and to whom. */
interface Letter {
  to: string[];
  cc: string[];
  subject: string;
  text: string;
  invitation?: Invitation | undefined;
}

/** A message that is stored with its mail. */
interface QueuedLetter extends Letter {
  leadId: number;
  references: string[];
  files: AttachedFile[];
  /** Of the staff member's draft. A cancellation has none: it goes with another message. */
  draft: { id: string; digest: Buffer; seenEntryId: number } | null;
  goesWithId: number | null;
  visitId: number | null;
  quote: number | null;
  /** When it leaves, if its author has chosen a time. */
  sendAt: Date | null;
  batchId: string;
}

/** Sends replies of staff: stores each with its finished mail, which a job sends a few seconds later. */
@Injectable()
export class OutgoingMail {
  private readonly own: OwnAddresses;
  private readonly replyAddresses: ReplyAddresses;

  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly files: MailFiles,
    private readonly jobs: JobQueue,
    private readonly templates: MailTemplates,
    private readonly hours: BusinessHours,
    private readonly steps: NextStepService,
    private readonly changes: LeadChanges,
    private readonly undos: LeadUndoService,
  ) {
    this.own = ownAddresses(env);
    this.replyAddresses = new ReplyAddresses(env.mailboxAddress, env.encryptionKeys);
  }

  /**
   * Queues a reply, once for each draft. Throws 409 with the new entries if somebody has written since the conversation was read, and with
   * the earlier message if the draft was sent with another body. `visit` stores the visit that it is about, with the lead of its recipient.
   */
  async send(
    staff: StaffMember,
    id: number,
    reply: ReplyDto,
    visit?: {
      body: object;
      save: (manager: EntityManager, place: { rootId: number; leadId: number }) => Promise<SavedVisit>;
    },
  ): Promise<QueuedMessageDto> {
    if (!this.mailer.isConfigured) throw new ServiceUnavailableException('Mail cannot be sent: SMTP_URL is not set.');
    const { draftId, seenEntryId, to, cc, text, subject = '', fileIds = [], remindOn, quote = null } = reply;
    const times = { ...(reply.sendAt && { sendAt: reply.sendAt }), ...(remindOn && { remindOn }) };
    const digest = bodyDigest({
      to,
      cc,
      text,
      subject,
      fileIds: fileIds.toSorted((one, other) => one - other),
      ...(quote !== null && { quote }),
      ...times,
      ...visit?.body,
    });
    return this.database.transaction(async (manager) => {
      await takeLock(manager, draftLocks, draftId);
      const queued = await findQueued(manager, staff.userId, draftId, digest);
      if (queued) return queued;
      const sendAt = reply.sendAt ? this.momentOf(reply.sendAt) : null;
      // The author may become the owner. Before the lead is locked, like every lock of an account.
      if (sendAt) await assertAssignable(manager, staff.userId);
      const [root] = await lockRoots(manager, [id]);
      if (!root) throw new NotFoundException(`There is no lead ${id}.`);
      await assertNothingNew(manager, root.id, staff.userId, reply);
      await assertWithinLimits(manager, staff.userId, this.env.mailPerDay);
      const [place] = await findPlace(manager, root.id, to[0] ?? '');
      const leadId = place?.lead_id ?? root.id;
      const answered = await findAnswered(manager, leadId);
      const saved = await visit?.save(manager, { rootId: root.id, leadId });
      if (!saved) await saveSentDraft(manager, staff.userId, leadId, reply);
      const message = {
        ...{ leadId: saved?.leadId ?? leadId, to, cc, text, invitation: saved?.invitation },
        subject:
          saved?.subject ||
          subject ||
          answerSubject(answered?.subject, firstSubject(this.env.company.name, answered?.language ?? 'en')),
        references: answered?.message_id ? [...answered.reference_ids, answered.message_id] : [],
        files: saved ? [] : await this.filesOf(manager, staff.userId, reply),
        draft: { id: draftId, digest, seenEntryId },
        ...{ goesWithId: null, visitId: saved?.id ?? null, quote, sendAt, batchId: randomUUID() },
      };
      const stored = await this.store(manager, staff, message);
      if (saved?.cancellation)
        await this.store(manager, staff, {
          ...{ ...message, ...saved.cancellation, references: [], files: [] },
          ...{ draft: null, goesWithId: stored.id, visitId: null, quote: null },
        });
      await this.follow(manager, staff, root, { sendAt, remindOn, batchId: message.batchId });
      const delay = sendAt ? Math.ceil((sendAt.getTime() - Date.now()) / 1_000) : sendDelay.seconds;
      await this.jobs.send(manager, 'send-mail', [{ messageId: stored.id }], delay);
      const addresses = [...to, ...cc].filter((address) => !isOwn(address, this.own));
      await guardRecipients(manager, staff, { rootId: root.id, messageId: stored.id, addresses });
      return stored;
    });
  }

  /** Takes back a message of one's own that is not being sent yet. Its draft is there again, and its reminder is undone. */
  async undo(staff: StaffMember, messageId: number): Promise<void> {
    const [message]: { lead_id: number; batch_id: string | null }[] = await this.database.query(
      `select message.lead_id, batch_id from messages message
       left join lead_events event on event.message_id = message.id and event.kind = 'message'
       where message.id = $1 and sent_by = $2`,
      [messageId, staff.userId],
    );
    if (!message) throw new NotFoundException('There is no such message of yours.');
    const { lead_id, batch_id } = message;
    await this.database.transaction(async (manager) => {
      const root = await lockRootOfLead(manager, lead_id);
      const [, count]: [unknown, number] = await manager.query(
        `delete from messages where id = $1 and (delivery_state = 'waiting' and attempts = 0 or delivery_state = 'held')`,
        [messageId],
      );
      if (count === 0 || !root) throw new ConflictException('This message is already on its way.');
      await projectLeads(manager, [root.id]);
      // No event says that it is gone: colleagues may have seen it for days.
      await manager.query(`select pg_notify('lead_events', $1)`, [
        JSON.stringify({ leadId: root.id, kind: 'message' }),
      ]);
    });
    // Without a reminder, or with one that was changed since, there is nothing to undo.
    if (batch_id)
      await this.undos.undo(staff, batch_id).catch((error) => {
        if (!(error instanceof ConflictException || error instanceof NotFoundException)) throw error;
      });
  }

  /** Returns the moment of a local time of the business. Throws 422 for one that has passed, or is far ahead. */
  private momentOf(sendAt: string): Date {
    const { epochMilliseconds } = Temporal.PlainDateTime.from(sendAt).toZonedDateTime(this.hours.timeZone);
    if (epochMilliseconds <= Date.now()) throw new ValidationFailedException({ sendAt: 'Choose a time in the future' });
    if (epochMilliseconds > Date.now() + maxDaysAhead * 86_400_000)
      throw new ValidationFailedException({ sendAt: 'Choose a time within a year' });
    return new Date(epochMilliseconds);
  }

  /** Who answers later takes a lead without an owner now, so that it is nobody else's next one. One change with the reminder, to undo both. */
  private async follow(
    manager: EntityManager,
    { userId }: StaffMember,
    lead: LockedLead,
    { sendAt, remindOn, batchId }: { sendAt: Date | null; remindOn: string | null | undefined; batchId: string },
  ): Promise<void> {
    const isTaken = sendAt !== null && lead.owner_id === null;
    const owner = isTaken ? { owner_id: userId } : {};
    const taken: RecordedChange = {
      leadId: lead.id,
      kind: 'assigned',
      data: { from: null, to: userId },
      changes: changesOf(lead, owner),
    };
    const reminder = remindOn && (await this.steps.planReminder(manager, lead, remindOn, owner));
    const event = reminder || (isTaken && taken);
    if (event) await this.changes.make(manager, { actorId: userId, batchId }, { leads: [lead], events: [event] });
  }

  private async store(manager: EntityManager, staff: StaffMember, letter: QueuedLetter): Promise<QueuedMessageDto> {
    const { leadId, references, subject, text, files, invitation, draft } = letter;
    const [to, cc] = [asMailboxes(letter.to), asMailboxes(letter.cc)];
    // Short, so that servers do not fold the header, which some mail programs misread.
    const messageId = `${randomBytes(12).toString('hex')}@${this.mailer.domain}`;
    const signature = await this.templates.signatureOf(staff.userId);
    const now = new Date();
    const sendAt = letter.sendAt ?? new Date(now.getTime() + sendDelay.seconds * 1_000);
    const raw = await composeMail({
      messageId,
      date: letter.sendAt ?? now,
      references,
      from: { name: senderName(staff.name, this.env.company.name), address: this.env.mailFrom },
      replyTo: { name: this.env.company.name, address: this.replyAddresses.addressOf(leadId) },
      ...{ to, cc, subject, files, invitation },
      text: signature ? `${text}\n\n-- \n${signature}` : text,
    });
    // The first part of an invitation is the alternative for calendars.
    const attached = invitation
      ? [{ part: 1, name: invitationFile, mimeType: 'text/calendar', content: invitation.content }]
      : files.map((file, part) => ({ part, ...file }));
    const id = await insertMessage(manager, {
      ...{ to, cc, subject },
      attachments: attached.map(({ content, ...file }) => ({
        ...file,
        size: Buffer.byteLength(content),
        isInline: false,
      })),
      columns: {
        ...{ lead_id: leadId, direction: 'out', kind: 'message', delivery_state: 'waiting', is_settled: false },
        ...{ message_id: messageId, in_reply_to: references.slice(-1), reference_ids: references },
        ...{ from_name: staff.name, from_address: this.env.mailFrom, text, sent_by: staff.userId },
        ...{ received_at: now, send_at: sendAt, raw_digest: await this.files.write(raw), raw_size: raw.length },
        ...{ draft_id: draft?.id, body_digest: draft?.digest, seen_entry_id: draft?.seenEntryId },
        ...{ goes_with_id: letter.goesWithId, is_scheduled: letter.sendAt !== null, quote_usd: letter.quote },
      },
      entry: {
        actor_id: staff.userId,
        batch_id: letter.batchId,
        data: letter.visitId ? { visit: { id: letter.visitId } } : {},
      },
    });
    if (letter.visitId)
      await manager.query('update site_visits set message_id = $1 where id = $2', [id, letter.visitId]);
    return { id, sendAt: sendAt.toISOString() };
  }

  /** Returns the files of a draft in the order in which they were added. Throws 409 if one that the sender has seen is missing. */
  private async filesOf(
    manager: EntityManager,
    userId: number,
    { draftId, fileIds }: ReplyDto,
  ): Promise<AttachedFile[]> {
    const rows: { name: string; mimeType: string; digest: Buffer }[] = await manager.query(
      `select name, mime_type as "mimeType", raw_digest as digest from draft_attachments
       where user_id = $1 and draft_id = $2 and ($3::integer[] is null or id = any($3)) order by id`,
      [userId, draftId, fileIds ?? null],
    );
    if (fileIds && rows.length < fileIds.length)
      throw new ConflictException('Not all files of this message are here any more. Please check them.');
    return Promise.all(rows.map(async ({ digest, ...row }) => ({ ...row, content: await this.files.read(digest) })));
  }
}

const asMailboxes = (addresses: readonly string[]) => addresses.map((address) => ({ name: '', address }));
