import type { EntityManager } from 'typeorm';
import { uuidOf } from '../../intake/submission/idempotency-key.ts';
import type { ReceivedMail } from '../receiving/mail-receiver.ts';
import type { Decision, ThreadEvidence } from '../rules/decide.ts';
import type { ParsedMail } from '../rules/parsed-mail.ts';
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

/** Stores a message with its attachments and, without a request, its event. Returns its id. */
export async function insertMessage(
  manager: EntityManager,
  mail: JudgedMail,
  stored: StoredMail & Place,
): Promise<number> {
  const [message]: { id: number }[] = await manager.query(
    `with message as (
       insert into messages (
         lead_id, request_id, kind, message_id, in_reply_to, reference_ids, from_name, from_address, reply_to, recipients,
         copies, subject, subject_key, text, quotes, has_html, is_truncated, problem, report, sent_at, received_at, evidence,
         raw_digest, raw_size, direction, delivery_state, send_at, sent_by, draft_id, claimed_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24,
         $26, $27, case when $26 = 'out' then now() end, $28, $29, $31)
       returning id
     ), attachments as (
       insert into message_attachments (message_id, part, name, mime_type, size, is_inline)
       select message.id, part, name, "mimeType", size, "isInline"
       from message, jsonb_to_recordset($25) as attachment (
         part integer, name text, "mimeType" text, size integer, "isInline" boolean)
     ), event as (
       insert into lead_events (lead_id, message_id, kind, at, actor_id, data)
       select $1, id, 'message', $21, case when $26 = 'out' then $28::integer end, $30 from message where $2::integer is null
     )
     select id from message`,
    [
      stored.leadId,
      stored.requestId ?? null,
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
      stored.evidence,
      stored.file,
      stored.size,
      JSON.stringify(mail.attachments),
      stored.isAnswer ? 'out' : 'in',
      stored.isAnswer ? 'sent' : null,
      mail.colleagueId,
      stored.isAnswer ? uuidOf(stored.digest) : null,
      JSON.stringify(stored.visit ? { visit: stored.visit } : {}),
      mail.claimedId,
    ],
  );
  if (!message) throw new Error('The message was not stored.');
  return message.id;
}
