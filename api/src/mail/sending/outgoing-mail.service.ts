import { randomBytes } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import { firstSubject } from '@portal/contracts/first-mail';
import type { Language } from '@portal/contracts/language';
import { senderName } from '@portal/contracts/staff';
import { DataSource, type EntityManager } from 'typeorm';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import { answerSubject } from '../../leads/detail/answer.ts';
import { saveSentDraft } from '../../leads/drafts/saved-drafts.ts';
import { lockRoots } from '../../leads/lead-lock.ts';
import { type Invitation, invitationFile, Mailer } from '../../notifications/mail/mailer.service.ts';
import { ReplyAddresses } from '../../notifications/mail/reply-addresses.ts';
import { JobQueue } from '../../notifications/queue/job-queue.service.ts';
import { advisoryLocks, draftLocks } from '../../platform/database/advisory-locks.ts';
import { Env } from '../../platform/env/env.ts';
import { TooManyRequestsException } from '../../platform/http/problem.ts';
import type { StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { MailFiles } from '../receiving/mail-files.service.ts';
import { isOwn, type OwnAddresses, ownAddresses } from '../rules/own-addresses.ts';
import { insertMessage } from '../threads/insert-message.ts';
import { type AttachedFile, composeMail } from './compose-mail.ts';
import type { QueuedMessageDto, ReplyDto } from './outgoing-mail.dto.ts';
import { bodyDigest, findQueued } from './queued-message.ts';
import { guardRecipients } from './recipients.ts';
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
}

/** The language of a lead, and the mail that a reply answers, if any. */
interface Answered {
  language: Language;
  message_id: string | null;
  reference_ids: string[];
  subject: string | null;
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
    const { draftId, seenEntryId, to, cc, text, subject = '', fileIds = [], quote = null } = reply;
    const digest = bodyDigest({
      to,
      cc,
      text,
      subject,
      fileIds: fileIds.toSorted((one, other) => one - other),
      ...(quote !== null && { quote }),
      ...visit?.body,
    });
    return this.database.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [draftLocks, draftId]);
      const queued = await findQueued(manager, staff.userId, draftId, digest);
      if (queued) return queued;
      const [root] = await lockRoots(manager, [id]);
      if (!root) throw new NotFoundException(`There is no lead ${id}.`);
      await assertNothingNew(manager, root.id, staff.userId, reply);
      await this.assertWithinLimits(manager, staff.userId);
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
        ...{ goesWithId: null, visitId: saved?.id ?? null, quote },
      };
      const stored = await this.store(manager, staff, message);
      if (saved?.cancellation)
        await this.store(manager, staff, {
          ...{ ...message, ...saved.cancellation, references: [], files: [] },
          ...{ draft: null, goesWithId: stored.id, visitId: null, quote: null },
        });
      await this.jobs.send(manager, 'send-mail', [{ messageId: stored.id }], sendDelay.seconds);
      const addresses = [...to, ...cc].filter((address) => !isOwn(address, this.own));
      await guardRecipients(manager, staff, { rootId: root.id, messageId: stored.id, addresses });
      return stored;
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

  /** Stores a message with its mail. */
  private async store(manager: EntityManager, staff: StaffMember, letter: QueuedLetter): Promise<QueuedMessageDto> {
    const { leadId, references, subject, text, files, invitation, draft } = letter;
    const [to, cc] = [asMailboxes(letter.to), asMailboxes(letter.cc)];
    // Short, so that servers do not fold the header, which some mail programs misread.
    const messageId = `${randomBytes(12).toString('hex')}@${this.mailer.domain}`;
    const signature = await this.templates.signatureOf(staff.userId);
    const raw = await composeMail({
      messageId,
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
    const now = new Date();
    const sendAt = new Date(now.getTime() + sendDelay.seconds * 1_000);
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
        ...{ goes_with_id: letter.goesWithId, quote_usd: letter.quote },
      },
      entry: { actor_id: staff.userId, data: letter.visitId ? { visit: { id: letter.visitId } } : {} },
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

  /** Until the transaction ends, nobody else is counted. */
  private async assertWithinLimits(manager: EntityManager, userId: number): Promise<void> {
    await manager.query('select pg_advisory_xact_lock($1)', [advisoryLocks.messageLimits]);
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
  if (entries.length === 0) return;
  const problem = new ConflictException('Somebody has written since you read this conversation. Please read it first.');
  throw Object.assign(problem, { newEntryIds: entries.map(({ id }) => Number(id)) });
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

/** The newest mail of the conversation of a lead. */
async function findAnswered(manager: EntityManager, leadId: number): Promise<Answered | undefined> {
  const [answered]: Answered[] = await manager.query(
    `select language, message_id, reference_ids, subject from leads lead left join lateral (
       select message_id, reference_ids, subject from messages join leads member on member.id = lead_id
       where member.root_id = lead.root_id and kind = 'message' order by messages.id desc limit 1
     ) as last on true where lead.id = $1`,
    [leadId],
  );
  return answered;
}
