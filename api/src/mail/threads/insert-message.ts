import type { EntityManager } from 'typeorm';
import { uuidOf } from '../../intake/submission/idempotency-key.ts';
import { insertRow } from '../../platform/database/insert-row.ts';
import type { ReceivedMail } from '../receiving/mail-receiver.ts';
import type { Mailbox, ParsedMail } from '../rules/parsed-mail.ts';
import type { Decision, ThreadEvidence } from '../rules/rule.ts';
import { subjectKey } from './subject-key.ts';

export interface StoredMail extends ReceivedMail {
  /** When its transaction began, by `Date.now()`. */
  begunAt: number;
}

/** A mail with what was decided about it. */
export type JudgedMail = ParsedMail &
  Decision & {
    /** The account whose address it has, if nobody vouches for that. */
    claimedId: number | null;
  };

interface Place {
  leadId: number;
  requestId?: number;
  /** Null: it starts a lead. */
  evidence: ThreadEvidence | null;
  visit?: object | undefined;
  /** A colleague has sent it with another mail program. */
  isAnswer?: boolean;
}

/** An e-mail of a lead, received or to be sent. */
interface NewMessage {
  to: readonly Mailbox[];
  cc: readonly Mailbox[];
  subject: string;
  attachments: readonly { part: number; name: string; mimeType: string; size: number; isInline: boolean }[];
  /** All other columns of `messages`. */
  columns: { lead_id: number; received_at: Date; [column: string]: unknown };
  /** Its own entry of the timeline. Null: it has that of its request. */
  entry: { actor_id: number | null; batch_id?: string; data?: object } | null;
}

/** Stores a message with its attachments and its entry. Returns its id. */
export async function insertMessage(
  manager: EntityManager,
  { to, cc, subject, attachments, columns, entry }: NewMessage,
): Promise<number> {
  const { lead_id, received_at: at } = columns;
  const id = await insertRow(manager, 'messages', {
    ...{ ...columns, subject, subject_key: subjectKey(subject) },
    ...{ recipients: JSON.stringify(to), copies: JSON.stringify(cc) },
  });
  await manager.query(
    `insert into message_attachments (message_id, part, name, mime_type, size, is_inline)
     select $1, part, name, "mimeType", size, "isInline" from jsonb_to_recordset($2) as attachment (
       part integer, name text, "mimeType" text, size integer, "isInline" boolean)`,
    [id, JSON.stringify(attachments)],
  );
  if (entry) await insertRow(manager, 'lead_events', { lead_id, message_id: id, kind: 'message', at, ...entry });
  return id;
}

/** Stores a mail that was received. Returns the id of its message. */
export const insertMail = (manager: EntityManager, mail: JudgedMail, stored: StoredMail & Place): Promise<number> =>
  insertMessage(manager, {
    ...mail,
    columns: {
      ...{ lead_id: stored.leadId, request_id: stored.requestId, evidence: stored.evidence, kind: mail.kind },
      ...{ message_id: mail.messageId, in_reply_to: mail.inReplyTo, reference_ids: mail.references },
      from_name: (mail.sender ?? mail.from)?.name ?? '',
      from_address: mail.sender?.address,
      reply_to: JSON.stringify(mail.replyTo),
      ...{ text: mail.text, quotes: JSON.stringify(mail.quotes), has_html: mail.hasHtml },
      ...{ is_truncated: mail.isTruncated, problem: mail.problem, report: mail.report, claimed_id: mail.claimedId },
      ...{ sent_at: mail.sentAt, received_at: stored.receivedAt, raw_digest: stored.file, raw_size: stored.size },
      ...(stored.isAnswer
        ? { direction: 'out', delivery_state: 'sent', send_at: new Date(), draft_id: uuidOf(stored.digest) }
        : { direction: 'in' }),
      sent_by: mail.colleagueId,
    },
    entry: stored.requestId
      ? null
      : {
          actor_id: stored.isAnswer ? mail.colleagueId : null,
          data: stored.visit ? { visit: stored.visit } : {},
        },
  });
