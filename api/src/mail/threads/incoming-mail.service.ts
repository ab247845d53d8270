import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Counter, Registry } from 'prom-client';
import { DataSource, type EntityManager } from 'typeorm';
import { addSameText } from '../../intake/spam/spam-score.ts';
import { addToLeadOf, lockRootOfLead, reopen } from '../../intake/storage/add-to-lead.ts';
import { findRequests } from '../../intake/storage/find-requests.ts';
import { insertRequests } from '../../intake/storage/insert-requests.ts';
import { isInvalidData } from '../../intake/storage/request-store.service.ts';
import { uuidOf } from '../../intake/submission/idempotency-key.ts';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import type { NewRequest } from '../../intake/submission/new-request.ts';
import { CommitNotifier } from '../../notifications/commit-notifier.service.ts';
import { NotificationPlanner } from '../../notifications/notification-planner.service.ts';
import { JobQueue } from '../../notifications/queue/job-queue.service.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { personLocks } from '../../platform/database/advisory-locks.ts';
import { projectLeads } from '../../platform/database/project-leads.ts';
import { retryConflicts } from '../../platform/database/retry-conflicts.ts';
import { Env } from '../../platform/env/env.ts';
import { InjectLogger } from '../../platform/logging/inject-logger.ts';
import { mailDigest } from '../receiving/mail-digest.ts';
import { MailFiles } from '../receiving/mail-files.service.ts';
import { MailParser } from '../receiving/mail-parser.service.ts';
import type { MailOutcome, MailPlace, MailReceiver } from '../receiving/mail-receiver.ts';
import { type Decision, decide, type Thread } from '../rules/decide.ts';
import type { OwnAddresses } from '../rules/own-addresses.ts';
import type { MailKind, ParsedMail } from '../rules/parsed-mail.ts';
import { senderOf } from '../rules/sender.ts';
import { answeredIds, findThread, visitUid } from './find-thread.ts';
import { toRequest } from './mail-request.ts';
import { ReplyAddresses } from './reply-address.ts';
import { subjectKey } from './subject-key.ts';

/** Written by a person just now, so that somebody has to read it. Mass mail is held back as spam. */
const requestKinds: readonly MailKind[] = ['message', 'bulk'];

/** Stores incoming mail: with its lead, as a new request, or not at all. Each mail is stored once. */
@Injectable()
export class IncomingMail implements MailReceiver {
  private readonly replyAddresses: ReplyAddresses;
  private readonly own: OwnAddresses;
  private readonly received: Counter<'outcome'>;

  constructor(
    env: Env,
    private readonly database: DataSource,
    private readonly parser: MailParser,
    private readonly files: MailFiles,
    private readonly planner: NotificationPlanner,
    private readonly commits: CommitNotifier,
    private readonly jobs: JobQueue,
    private readonly hours: BusinessHours,
    @InjectLogger() private readonly log: Logger,
    registry: Registry,
  ) {
    this.received = new Counter({
      name: 'api_mail_received_total',
      help: 'Mails that were read from the mailbox, and what they are.',
      labelNames: ['outcome'],
      registers: [registry],
    });
    this.replyAddresses = new ReplyAddresses(env.mailboxAddress, env.encryptionKeys);
    const addresses = [env.mailboxAddress, env.mailFrom, env.company.email].map((address) => address.toLowerCase());
    this.own = {
      authservId: env.mailAuthservId,
      addresses,
      domains: [...new Set(addresses.map((address) => address.slice(address.lastIndexOf('@') + 1)))],
    };
  }

  /**
   * Stores a mail and how far its mailbox is read, in one transaction. After a crash at any moment the mail is read again: then it is
   * either stored or known.
   */
  async store(raw: Uint8Array, place: MailPlace): Promise<MailOutcome> {
    const mail = await this.parser.parse(raw, this.own);
    const digest = mailDigest(mail, raw);
    const file = await this.files.write(raw);
    const storeOnce = (read: ParsedMail) =>
      retryConflicts(() => {
        const stored = { ...place, digest, file, size: raw.length, begunAt: Date.now() };
        return this.database.transaction((manager) => this.storeInDatabase(manager, read, stored));
      });
    const outcome = await storeOnce(mail).catch((error) => {
      if (!isInvalidData(error)) throw error;
      // A text that PostgreSQL does not take must not keep the mailbox from being read.
      this.log.error({ uid: place.uid }, 'a mail has values that cannot be stored: only its file is kept');
      return storeOnce(withoutContent(mail));
    });
    this.received.inc({ outcome });
    if (outcome === 'request' || outcome === 'message') this.commits.notify('leads', 'deliver', 'send-mail');
    else await this.files.removeIfUnused(file);
    return outcome;
  }

  private async storeInDatabase(manager: EntityManager, mail: ParsedMail, stored: StoredMail): Promise<MailOutcome> {
    const [isNew] = await manager.query(
      `insert into received_mails (digest, received_at, outcome) values ($1, $2, 'known')
       on conflict do nothing returning digest`,
      [stored.digest, stored.receivedAt],
    );
    const outcome = isNew ? await this.storeNew(manager, mail, stored) : 'known';
    if (isNew)
      await manager.query('update received_mails set outcome = $2 where digest = $1', [stored.digest, outcome]);
    await manager.query(
      'update mailboxes set last_uid = greatest(last_uid, $3) where address = $1 and uid_validity = $2',
      [stored.mailbox, String(stored.uidValidity), stored.uid],
    );
    return outcome;
  }

  private async storeNew(manager: EntityManager, read: ParsedMail, stored: StoredMail): Promise<MailOutcome> {
    const sender = senderOf(read, this.own);
    const identity = sender && emailIdentity(sender.address);
    if (identity) await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [personLocks, identity]);
    const thread = await findThread(manager, { ...read, from: sender }, this.replyAddresses);
    const known = {
      isSentByUs: await isSentByUs(manager, read.messageId),
      colleagueId: await findColleague(manager, identity),
      thread,
      leadOfSender: thread?.evidence === 'address' ? thread.leadId : null,
    };
    const decision = decide(read, known, this.own);
    const mail = { ...read, ...decision };
    if (decision.colleagueId) return this.storeOfColleague(manager, mail, thread, stored, decision.colleagueId);
    if (mail.kind === 'bounce') await markBounced(manager, mail);
    if (requestKinds.includes(mail.kind)) return this.storeRequest(manager, mail, thread, stored);
    if (!thread || mail.kind === 'own') return 'ignored';
    await insertMessage(manager, mail, {
      ...stored,
      leadId: thread.leadId,
      requestId: null,
      evidence: thread.evidence,
      visit: await findAnsweredVisit(manager, mail),
    });
    return 'message';
  }

  /**
   * A colleague has answered from another mail program, which counts as an answer of ours. What colleagues forward becomes a lead each
   * time: their address identifies no customer.
   */
  private async storeOfColleague(
    manager: EntityManager,
    mail: JudgedMail,
    thread: Thread | undefined,
    stored: StoredMail,
    sentBy: number,
  ): Promise<MailOutcome> {
    if (!thread || thread.evidence === 'address') {
      const sender = { name: mail.from?.name || mail.from?.address || '', address: '' };
      return this.storeRequest(manager, mail, undefined, stored, sender);
    }
    // So that its entries get ids in the order in which they are stored.
    if (!(await lockRootOfLead(manager, thread.leadId))) return 'erased';
    const answer = { sentBy, draftId: uuidOf(stored.digest) };
    const messageId = await insertMessage(
      manager,
      mail,
      { ...stored, leadId: thread.leadId, requestId: null, evidence: thread.evidence },
      answer,
    );
    await projectLeads(manager, [thread.leadId]);
    await this.jobs.send(manager, 'send-mail', [{ messageId }]);
    return 'message';
  }

  private async storeRequest(
    manager: EntityManager,
    mail: JudgedMail,
    thread: Thread | undefined,
    stored: StoredMail,
    sender = mail.sender,
  ): Promise<MailOutcome> {
    const request = toRequest({ ...mail, sender }, thread, this.timesOf(stored));
    const [found] = await findRequests(manager, [request], stored.begunAt);
    if (!found || found.isErased) return 'erased';
    const spam = addSameText(request, found.senders);
    const isHeld = spam.spamScore >= request.holdFrom;
    const place = isHeld ? { leadId: null } : await placeOf(manager, request, thread);
    const [inserted] = await insertRequests(manager, [{ ...request, ...spam, isHeld, ...place }]);
    if (!inserted) throw new Error('The request of the mail was not stored.');
    await insertMessage(manager, mail, {
      ...stored,
      ...inserted,
      evidence: place.leadId === null ? null : thread?.evidence,
    });
    if (!isHeld) await this.planner.plan(manager, [inserted.requestId]);
    return 'request';
  }

  private timesOf({ digest, receivedAt }: StoredMail) {
    return {
      key: uuidOf(digest),
      receivedAt: receivedAt.toISOString(),
      responseDueAt: this.hours.responseDueAt(receivedAt).toISOString(),
    };
  }
}

type JudgedMail = ParsedMail & Decision;

interface StoredMail extends MailPlace {
  digest: Buffer;
  /** Digest of the file. */
  file: Buffer;
  size: number;
  /** When its transaction began, by `Date.now()`. */
  begunAt: number;
}

/** Returns the place in the lead of the conversation, or of the address. The root is locked. */
async function placeOf(manager: EntityManager, request: NewRequest, thread: Thread | undefined) {
  if (!thread || thread.evidence === 'address') return addToLeadOf(manager, request);
  const root = await lockRootOfLead(manager, thread.leadId);
  return root ? { leadId: thread.leadId, ...(await reopen(manager, request, root)) } : { leadId: null };
}

/** Marks the message that a delivery report is about, unless it was only delayed. */
async function markBounced(manager: EntityManager, mail: ParsedMail): Promise<void> {
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

/** Returns what the event of an answer has, if the person who was invited has answered. */
async function findAnsweredVisit(manager: EntityManager, mail: ParsedMail): Promise<object | undefined> {
  const { calendarAnswer: given } = mail;
  if (!given?.answer) return undefined;
  const [visit]: { id: number }[] = await manager.query(
    'select id from site_visits where uid = $1 and sequence = $2 and lower(attendee) = $3',
    [visitUid(mail), given.sequence, emailIdentity(given.attendee)],
  );
  return visit && { id: visit.id, answer: given.answer, at: given.at };
}

async function isSentByUs(manager: EntityManager, messageId: string | null): Promise<boolean> {
  const found: unknown[] = await manager.query(
    `select from messages where message_id = $1 and direction = 'out' limit 1`,
    [messageId],
  );
  return found.length > 0;
}

/** Returns the id of the enabled account with this address. */
async function findColleague(manager: EntityManager, address: string | null): Promise<number | null> {
  const [account]: { user_id: number }[] = await manager.query(
    `select user_id from staff_accounts join users on users.id = user_id
     where lower(email) = $1 and disabled_at is null`,
    [address],
  );
  return account?.user_id ?? null;
}

async function insertMessage(
  manager: EntityManager,
  mail: JudgedMail,
  stored: StoredMail & {
    leadId: number;
    requestId: number | null;
    evidence: string | null | undefined;
    visit?: object | undefined;
  },
  answer?: { sentBy: number; draftId: string },
): Promise<number> {
  const [message]: { id: number }[] = await manager.query(
    `with message as (
       insert into messages (
         lead_id, request_id, kind, message_id, in_reply_to, reference_ids, from_name, from_address, reply_to, recipients,
         copies, subject, subject_key, text, quotes, has_html, is_truncated, problem, report, sent_at, received_at, evidence,
         raw_digest, raw_size, direction, delivery_state, send_at, sent_by, draft_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24,
         $26, $27, case when $26 = 'out' then now() end, $28, $29)
       returning id
     ), attachments as (
       insert into message_attachments (message_id, part, name, mime_type, size, is_inline)
       select message.id, part, name, "mimeType", size, "isInline"
       from message, jsonb_to_recordset($25) as attachment (
         part integer, name text, "mimeType" text, size integer, "isInline" boolean)
     ), event as (
       insert into lead_events (lead_id, message_id, kind, at, actor_id, data)
       select $1, id, 'message', $21, $28, $30 from message where $2::integer is null
     )
     select id from message`,
    [
      stored.leadId,
      stored.requestId,
      mail.kind,
      mail.messageId,
      mail.inReplyTo,
      mail.references,
      (mail.sender ?? mail.from)?.name ?? '',
      mail.sender?.address ?? null,
      JSON.stringify(mail.replyTo),
      JSON.stringify(mail.to),
      JSON.stringify(mail.cc),
      mail.subject,
      subjectKey(mail.subject),
      mail.text,
      JSON.stringify(mail.quotes),
      mail.hasHtml,
      mail.isTruncated,
      mail.problem,
      mail.report && JSON.stringify(mail.report),
      mail.sentAt,
      stored.receivedAt,
      stored.evidence ?? null,
      stored.file,
      stored.size,
      JSON.stringify(mail.attachments),
      answer ? 'out' : 'in',
      answer ? 'sent' : null,
      answer?.sentBy ?? null,
      answer?.draftId ?? null,
      JSON.stringify(stored.visit ? { visit: stored.visit } : {}),
    ],
  );
  if (!message) throw new Error('The message was not stored.');
  return message.id;
}

const withoutContent = (mail: ParsedMail): ParsedMail => ({
  ...mail,
  ...{ messageId: null, inReplyTo: [], references: [], replyTo: [], to: [], cc: [], from: null, attachments: [] },
  ...{ subject: '', text: '', quotes: [], report: null, sentAt: null, calendarAnswer: null },
  problem: 'This e-mail could not be read. Download it to see it.',
});
