import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { firstSubject } from '@portal/contracts/first-mail';
import type { Language } from '@portal/contracts/language';
import { DataSource, type EntityManager } from 'typeorm';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import { lockRoots } from '../../leads/lead-lock.ts';
import { Mailer } from '../../notifications/mail/mailer.service.ts';
import { JobQueue } from '../../notifications/queue/job-queue.service.ts';
import { draftLocks } from '../../platform/database/advisory-locks.ts';
import { Env } from '../../platform/env/env.ts';
import { TooManyRequestsException } from '../../platform/http/problem.ts';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { MailFiles } from '../receiving/mail-files.service.ts';
import { ReplyAddresses } from '../threads/reply-address.ts';
import { subjectKey } from '../threads/subject-key.ts';
import { type AttachedFile, composeMail, type Invitation, invitationFile } from './compose-mail.ts';
import { NewEntriesException } from './new-entries.exception.ts';
import type { QueuedMessageDto, ReplyDto } from './outgoing-mail.dto.ts';
import { MailTemplates } from './templates/mail-templates.service.ts';

/** Seconds in which a message can be taken back. Tests replace them. */
export const sendDelay = { seconds: 10 };

/** Of one staff member per hour. Of everybody per day, a setting: a stolen account must not ruin the reputation of the domain. */
const perHour = 60;

/** A visit that is stored with the message about it. */
export interface SavedVisit {
  id: number;
  /** The lead that it is stored with. */
  leadId: number;
  subject: string;
  invitation: Invitation;
}

/** The mail that a reply answers. */
interface Answered {
  message_id: string | null;
  reference_ids: string[];
  subject: string;
}

/** Sends replies of staff: stores each with its finished mail, which a job sends a few seconds later. */
@Injectable()
export class OutgoingMail {
  private readonly replyAddresses: ReplyAddresses;

  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly files: MailFiles,
    private readonly jobs: JobQueue,
    private readonly templates: MailTemplates,
  ) {
    this.replyAddresses = new ReplyAddresses(env.mailboxAddress, env.encryptionKeys);
  }

  /**
   * Queues a reply, once for each draft. Throws 409 with the new entries if somebody has written since the conversation was read.
   * `saveVisit` stores the visit that it is about, with the lead of its recipient.
   */
  async send(
    staff: StaffMember,
    id: number,
    reply: ReplyDto,
    saveVisit?: (manager: EntityManager, place: { rootId: number; leadId: number }) => Promise<SavedVisit>,
  ): Promise<QueuedMessageDto> {
    if (!this.mailer.isConfigured) throw new ServiceUnavailableException('Mail cannot be sent: SMTP_URL is not set.');
    return this.database.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [draftLocks, reply.draftId]);
      const queued = await findQueued(manager, staff.userId, reply);
      if (queued) return queued;
      const [root] = await lockRoots(manager, [id]);
      if (!root) throw new NotFoundException(`There is no lead ${id}.`);
      await assertNothingNew(manager, root.id, staff.userId, reply);
      await this.assertWithinLimits(manager, staff.userId);
      const [place] = await findPlace(manager, root.id, reply.to[0] ?? '');
      const answered = await findAnswered(manager, root.id);
      const leadId = place?.lead_id ?? root.id;
      const visit = await saveVisit?.(manager, { rootId: root.id, leadId });
      if (!visit) await saveDraft(manager, staff.userId, leadId, reply);
      return this.queue(manager, staff, visit?.leadId ?? leadId, reply, answered, visit);
    });
  }

  /** Takes back a message of one's own that is not being sent yet. Its draft is there again. */
  async undo({ userId }: StaffMember, messageId: number): Promise<void> {
    const [message]: { is_deleted: boolean }[] = await this.database.query(
      `with deleted as (
         delete from messages
         where id = $1 and sent_by = $2 and delivery_state = 'waiting' and attempts = 0
         returning id
       )
       select exists (select from deleted) as is_deleted from messages where id = $1 and sent_by = $2`,
      [messageId, userId],
    );
    if (!message) throw new NotFoundException('There is no such message of yours.');
    if (!message.is_deleted) throw new ConflictException('This message is already on its way.');
  }

  private async queue(
    manager: EntityManager,
    staff: StaffMember,
    leadId: number,
    reply: ReplyDto,
    answered: Answered | undefined,
    visit: SavedVisit | undefined,
  ): Promise<QueuedMessageDto> {
    const messageId = `message.${randomUUID()}@${this.mailer.domain}`;
    const references = answered?.message_id ? [...answered.reference_ids, answered.message_id] : [];
    const subject =
      visit?.subject || reply.subject || answerSubject(answered?.subject) || (await this.firstSubject(manager, leadId));
    const signature = await this.templates.signatureOf(staff.userId);
    const text = signature ? `${reply.text}\n\n-- \n${signature}` : reply.text;
    const files = visit ? [] : await this.filesOf(manager, staff.userId, reply.draftId);
    const raw = await composeMail({
      messageId,
      references,
      from: { name: `${staff.name}, ${this.env.company.name}`, address: this.env.mailFrom },
      replyTo: { name: this.env.company.name, address: this.replyAddresses.addressOf(leadId) },
      to: reply.to,
      cc: reply.cc,
      subject,
      text,
      files,
      invitation: visit?.invitation,
    });
    // The first part of an invitation is the alternative for calendars.
    const attached = visit
      ? [{ part: 1, name: invitationFile, mimeType: 'text/calendar', content: visit.invitation.content }]
      : files.map((file, part) => ({ part, ...file }));
    const digest = await this.files.write(raw);
    const [message]: { id: number; send_at: Date }[] = await manager.query(
      `with message as (
         insert into messages (
           lead_id, direction, kind, message_id, in_reply_to, reference_ids, from_name, from_address, recipients, copies, subject,
           subject_key, text, sent_at, received_at, raw_digest, raw_size, delivery_state, sent_by, send_at, draft_id)
         values ($1, 'out', 'message', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now(), now(), $12, $13, 'waiting', $14,
           now() + make_interval(secs => $15), $16)
         returning id, send_at
       ), attachments as (
         insert into message_attachments (message_id, part, name, mime_type, size, is_inline)
         select message.id, part, name, mime_type, size, false
         from message, unnest($17::integer[], $18::text[], $19::text[], $20::integer[]) as file (part, name, mime_type, size)
       ), visit as (
         update site_visits set message_id = message.id from message where site_visits.id = $21
       ), event as (
         insert into lead_events (lead_id, message_id, kind, actor_id) select $1, id, 'message', $14 from message
       )
       select * from message`,
      [
        leadId,
        messageId,
        references.slice(-1),
        references,
        staff.name,
        this.env.mailFrom,
        JSON.stringify(asMailboxes(reply.to)),
        JSON.stringify(asMailboxes(reply.cc)),
        subject,
        subjectKey(subject),
        reply.text,
        digest,
        raw.length,
        staff.userId,
        sendDelay.seconds,
        reply.draftId,
        attached.map(({ part }) => part),
        attached.map(({ name }) => name),
        attached.map(({ mimeType }) => mimeType),
        attached.map(({ content }) => Buffer.byteLength(content)),
        visit?.id ?? null,
      ],
    );
    if (!message) throw new Error('The message was not stored.');
    await this.jobs.send(manager, 'send-mail', [{ messageId: message.id }], sendDelay.seconds);
    return { id: message.id, sendAt: message.send_at.toISOString() };
  }

  private async firstSubject(manager: EntityManager, leadId: number): Promise<string> {
    const [lead]: { language: Language }[] = await manager.query('select language from leads where id = $1', [leadId]);
    return firstSubject(this.env.company.name, lead?.language ?? 'en');
  }

  /** Returns the files of a draft in the order in which they were added. */
  private async filesOf(manager: EntityManager, userId: number, draftId: string): Promise<AttachedFile[]> {
    const rows: { name: string; mimeType: string; digest: Buffer }[] = await manager.query(
      `select name, mime_type as "mimeType", raw_digest as digest from draft_attachments
       where user_id = $1 and draft_id = $2 order by id`,
      [userId, draftId],
    );
    return Promise.all(rows.map(async ({ digest, ...row }) => ({ ...row, content: await this.files.read(digest) })));
  }

  private async assertWithinLimits(manager: EntityManager, userId: number): Promise<void> {
    const [sent]: { own: number; all: number }[] = await manager.query(
      `select count(*) filter (where sent_by = $1 and received_at > now() - interval '1 hour')::integer as own,
              count(*)::integer as all
       from messages where direction = 'out' and received_at > now() - interval '1 day'`,
      [userId],
    );
    if ((sent?.own ?? 0) >= perHour)
      throw new TooManyRequestsException(`You have sent ${perHour} messages within an hour. Please wait a while.`, 600);
    if ((sent?.all ?? 0) >= this.env.mailPerDay)
      throw new TooManyRequestsException('The limit of messages per day is reached (MAIL_PER_DAY).', 3_600);
  }
}

const asMailboxes = (addresses: readonly string[]) => addresses.map((address) => ({ name: '', address }));

const answerSubject = (subject = ''): string => (/^re:/i.test(subject) || !subject ? subject : `Re: ${subject}`);

/** Stores what is sent as its draft, which stays until the message is sent: if it is taken back, nothing is lost. */
const saveDraft = (
  manager: EntityManager,
  userId: number,
  leadId: number,
  { draftId, text, to, cc, subject }: ReplyDto,
) =>
  manager.query(
    `insert into lead_drafts as draft (user_id, id, lead_id, kind, text, reply) values ($1, $2, $3, 'reply', $4, $5)
     on conflict (user_id, id) do update set lead_id = excluded.lead_id, text = excluded.text, reply = excluded.reply, kind = 'reply',
       revision = draft.revision + 1, updated_at = now()`,
    [userId, draftId, leadId, text, JSON.stringify({ to, cc, subject: subject ?? '' })],
  );

/** Returns the message of this draft: the response of an earlier request was lost. */
async function findQueued(
  manager: EntityManager,
  userId: number,
  { draftId, text }: ReplyDto,
): Promise<QueuedMessageDto | undefined> {
  const [message]: { id: number; text: string; send_at: Date }[] = await manager.query(
    'select id, text, send_at from messages where sent_by = $1 and draft_id = $2',
    [userId, draftId],
  );
  if (message && message.text !== text)
    throw new ConflictException('An earlier version of this text has already been sent.');
  return message && { id: message.id, sendAt: message.send_at.toISOString() };
}

/** Throws if the customer or a colleague has written since the sender has read the timeline. */
async function assertNothingNew(
  manager: EntityManager,
  rootId: number,
  userId: number,
  { seenEntryId }: ReplyDto,
): Promise<void> {
  const entries: { id: string }[] = await manager.query(
    `select event.id from leads member
     join lead_events event on event.lead_id = member.id
     left join messages message on message.id = event.message_id
     where member.root_id = $1 and event.id > $3 and (
       event.kind = 'submitted' or event.actor_id <> $2 and (event.kind = 'contact' or message.kind = 'message'))
     order by 1`,
    [rootId, userId, seenEntryId],
  );
  if (entries.length > 0) throw new NewEntriesException(entries.map(({ id }) => Number(id)));
}

/** The lead of the recipient within the tree, so that the message stays with its person after a separation. */
const findPlace = (manager: EntityManager, rootId: number, address: string): Promise<{ lead_id: number }[]> =>
  manager.query(
    `(select lead_id from requests join leads member on member.id = lead_id
      where root_id = $1 and email_identity = $2 order by requests.id desc limit 1)
     union all
     (select lead_id from lead_details join leads member on member.id = lead_id
      where root_id = $1 and field = 'email' and identity = $2 order by lead_id limit 1)`,
    [rootId, emailIdentity(address)],
  );

/** The newest mail of the conversation. */
async function findAnswered(manager: EntityManager, rootId: number): Promise<Answered | undefined> {
  const [answered]: Answered[] = await manager.query(
    `select message_id, reference_ids, subject from messages join leads member on member.id = lead_id
     where root_id = $1 and kind = 'message' order by messages.id desc limit 1`,
    [rootId],
  );
  return answered;
}
