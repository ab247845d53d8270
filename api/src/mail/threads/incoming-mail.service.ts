import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { addKnown, holdFrom } from '../../intake/spam/spam-score.ts';
import { addToConversation, addToLeadOf, lockRootOfLead } from '../../intake/storage/add-to-lead.ts';
import { findRequest } from '../../intake/storage/find-request.ts';
import { insertRequest } from '../../intake/storage/insert-request.ts';
import { isInvalidData } from '../../intake/storage/request-store.service.ts';
import { uuidOf } from '../../intake/submission/idempotency-key.ts';
import { emailIdentity } from '../../intake/submission/lead-identity.ts';
import { type NewRequest, namesNobody } from '../../intake/submission/new-request.ts';
import { ReplyAddresses } from '../../notifications/mail/reply-addresses.ts';
import { NotificationPlanner } from '../../notifications/notification-planner.service.ts';
import { JobQueue } from '../../notifications/queue/job-queue.service.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { personLocks, takeLock } from '../../platform/database/advisory-locks.ts';
import { projectLeads } from '../../platform/database/project-leads.ts';
import { retryConflicts } from '../../platform/database/retry-conflicts.ts';
import { Env } from '../../platform/env/env.ts';
import { Logger } from '../../platform/logging/logger.ts';
import type { MailOutcome, MailReceiver, ReceivedMail } from '../receiving/mail-receiver.ts';
import { decide, isConversation } from '../rules/decide.ts';
import { isOwn, type OwnAddresses, ownAddresses } from '../rules/own-addresses.ts';
import type { Mailbox, MailKind, ParsedMail } from '../rules/parsed-mail.ts';
import type { Known, Thread } from '../rules/rule.ts';
import { senderOf } from '../rules/sender.ts';
import { markBounced } from './bounces.ts';
import { insertMail, type JudgedMail, type StoredMail } from './insert-message.ts';
import { findKnown, visitUid } from './known.ts';
import { toRequest } from './mail-request.ts';

/** Written by a person just now, so that somebody has to read it. Mass mail is held back as spam. */
const requestKinds: readonly MailKind[] = ['message', 'bulk'];

/**
 * Stores incoming mail once, with how far its mailbox is read, and gives each mail its place: in the conversation of a lead, where it names
 * nobody, or as the start of a lead, or nowhere (docs/decisions/0079-who-wrote.md).
 */
@Injectable()
export class IncomingMail implements MailReceiver {
  private readonly own: OwnAddresses;
  private readonly replyAddresses: ReplyAddresses;

  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly planner: NotificationPlanner,
    private readonly jobs: JobQueue,
    private readonly hours: BusinessHours,
    private readonly log: Logger,
  ) {
    this.replyAddresses = new ReplyAddresses(env.mailboxAddress, env.encryptionKeys);
    this.own = ownAddresses(env);
  }

  /**
   * Stores a mail and how far its mailbox is read, in one transaction. After a crash at any moment the mail is read again: then it is
   * either stored or known.
   */
  async store(mail: ParsedMail, received: ReceivedMail): Promise<MailOutcome> {
    const storeOnce = (read: ParsedMail) =>
      retryConflicts(() => {
        const stored = { ...received, begunAt: Date.now() };
        return this.database.transaction((manager) => this.storeInDatabase(manager, read, stored));
      });
    return storeOnce(mail).catch((error) => {
      if (!isInvalidData(error)) throw error;
      // A text that PostgreSQL does not take must not keep the customer's mail from the desk.
      this.log.error({ uid: received.uid }, 'a mail has values that cannot be stored: only its file is kept');
      return storeOnce(withoutContent(mail));
    });
  }

  private async storeInDatabase(manager: EntityManager, mail: ParsedMail, stored: StoredMail): Promise<MailOutcome> {
    const [isNew] = await manager.query(
      `insert into received_mails (digest, received_at, outcome) values ($1, $2, 'known')
       on conflict do nothing returning digest`,
      [stored.digest, stored.receivedAt],
    );
    const outcome = isNew ? await this.place(manager, mail, stored) : 'known';
    if (isNew)
      await manager.query('update received_mails set outcome = $2 where digest = $1', [stored.digest, outcome]);
    await manager.query(
      'update mailboxes set last_uid = greatest(last_uid, $3) where address = $1 and uid_validity = $2',
      [stored.mailbox, String(stored.uidValidity), stored.uid],
    );
    return outcome;
  }

  private async place(manager: EntityManager, mail: ParsedMail, stored: StoredMail): Promise<MailOutcome> {
    const sender = senderOf(mail, this.own);
    if (sender) await takeLock(manager, personLocks, emailIdentity(sender.address));
    const known = await findKnown(manager, mail, sender, this.own, this.replyAddresses);
    const decision = decide(mail, known, this.own);
    const isOther = ({ address }: Mailbox) => !isOwn(address, this.own);
    // Our own addresses are left out: a mail to one of them comes back to this mailbox.
    const recipients = { to: mail.to.filter(isOther), cc: mail.cc.filter(isOther) };
    const judged = { ...mail, ...recipients, ...decision, claimedId: decision.claims && known.colleagueId };
    const { thread } = known;
    if (judged.kind === 'bounce' && mail.report) await markBounced(manager, this.jobs, mail.report);
    if (judged.colleagueId && isConversation(thread)) return this.storeAnswer(manager, judged, thread, stored);
    if (requestKinds.includes(judged.kind)) return this.storeRequest(manager, judged, known, stored);
    if (!thread || judged.kind === 'own') return 'ignored';
    await insertMail(manager, judged, { ...stored, ...thread, visit: await findAnsweredVisit(manager, mail) });
    return 'message';
  }

  /** A colleague has answered from another mail program, which counts as an answer of ours. */
  private async storeAnswer(
    manager: EntityManager,
    mail: JudgedMail,
    thread: Thread,
    stored: StoredMail,
  ): Promise<MailOutcome> {
    // So that its entries get ids in the order in which they are stored.
    if (!(await lockRootOfLead(manager, thread.leadId))) return 'erased';
    const messageId = await insertMail(manager, mail, { ...stored, ...thread, isAnswer: true });
    await projectLeads(manager, [thread.leadId]);
    await this.jobs.send(manager, 'send-mail', [{ messageId }]);
    return 'message';
  }

  private async storeRequest(
    manager: EntityManager,
    mail: JudgedMail,
    { thread, leadOfSender }: Known,
    stored: StoredMail,
  ): Promise<MailOutcome> {
    // The address of a colleague identifies no customer: what colleagues forward becomes a lead each time.
    const isOfStaff = (mail.colleagueId ?? mail.claimedId) !== null;
    const request = toRequest(mail, {
      isOfStaff,
      isAnswer: isConversation(thread),
      key: uuidOf(stored.digest),
      receivedAt: stored.receivedAt.toISOString(),
      responseDueAt: this.hours.responseDueAt(stored.receivedAt).toISOString(),
    });
    const found = await findRequest(manager, request, stored.begunAt);
    if (found.isErased) return 'erased';
    const spam = addKnown(request, found, isConversation(thread) ? 0 : this.env.mailLeadsPerHour);
    const judged = { ...request, ...spam, isHeld: spam.spamScore >= holdFrom };
    const place = judged.isHeld ? undefined : await placeOf(manager, judged, thread, isOfStaff ? null : leadOfSender);
    const inserted = await insertRequest(
      manager,
      place ? { ...judged, ...namesNobody, ...place } : { ...judged, leadId: null },
    );
    await insertMail(manager, mail, { ...stored, ...inserted, evidence: place?.evidence ?? null });
    if (!judged.isHeld) await this.planner.plan(manager, [inserted.requestId]);
    return 'request';
  }
}

/** Returns the place in the conversation or in the lead of the sender, whose root is locked. Undefined: it starts a lead. */
async function placeOf(
  manager: EntityManager,
  request: NewRequest,
  thread: Thread | undefined,
  leadOfSender: number | null,
) {
  if (isConversation(thread)) {
    const place = await addToConversation(manager, request, thread.leadId);
    if (place.leadId !== null) return { ...place, evidence: thread.evidence };
  }
  if (leadOfSender === null) return undefined;
  const place = await addToLeadOf(manager, request);
  return place.leadId === null ? undefined : { ...place, evidence: 'address' as const };
}

/** Returns what the event of an answer has. An address that was not invited, such as an alias of the person, is named. */
async function findAnsweredVisit(manager: EntityManager, mail: ParsedMail): Promise<object | undefined> {
  const { calendarAnswer: given } = mail;
  if (!given?.answer) return undefined;
  const [visit]: { id: number; isInvited: boolean }[] = await manager.query(
    `select id, lower(attendee) is not distinct from $3 as "isInvited" from site_visits where uid = $1 and sequence = $2`,
    [visitUid(mail), given.sequence, emailIdentity(given.attendee)],
  );
  return visit && { id: visit.id, answer: given.answer, at: given.at, ...(!visit.isInvited && { by: given.attendee }) };
}

/** The sender, ids and place in a conversation are kept. */
const withoutContent = (mail: ParsedMail): ParsedMail => ({
  ...mail,
  ...{ to: [], cc: [], attachments: [], subject: '', text: '', quotes: [], report: null, sentAt: null },
  ...{ calendarAnswer: null, problem: 'This e-mail could not be read. Download it to see it.' },
});
