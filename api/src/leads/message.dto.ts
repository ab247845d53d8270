import { ApiProperty } from '@nestjs/swagger';
import { forwardedSender } from '../mail/rules/forwarded.ts';
import { isoTime } from '../platform/database/iso-time.ts';
import { Format } from '../platform/http/field.decorators.ts';
import { holdReason, isHeld } from './held-replies.ts';
import { PersonDto } from './list/lead-summary.dto.ts';

export type MessageState = 'waiting' | 'sent' | 'failed' | 'bounced' | 'unknown' | 'held';

const maxText = 20_000;

export class MailboxAddressDto {
  /** Can be empty. */
  name!: string;
  address!: string;
}

export class AttachmentDto {
  /** For the download. */
  part!: number;
  name!: string;
  /** By its content. */
  mimeType!: string;
  /** In bytes. */
  size!: number;
  /** Whether it is part of the HTML text, e.g. a logo. */
  isInline!: boolean;
}

/** How far a message of staff has got. */
export class MessageDeliveryDto {
  /** `bounced`: it has not reached all recipients. `unknown`: the mail server may have accepted it. `held`: it is not sent at its time. */
  state!: MessageState;
  /** Why it was not delivered, or is held. */
  lastError!: string | null;
  /** The recipients that it has not reached. */
  notReached!: string[];
  /** Until then it can be taken back. */
  @Format('date-time') sendAt!: string;
  /** Whether its author has chosen the time. */
  isScheduled!: boolean;
  /** Null if the account was deleted. */
  sentBy!: PersonDto | null;
}

/** An e-mail of a lead. */
export class MessageDto {
  id!: number;
  /** The lead, or one that was merged into it. */
  leadId!: number;
  /** The request that a mail of a person is. */
  requestId!: number | null;
  direction!: 'in' | 'out';
  /** `message` was written by a person; the others are automatic. */
  kind!: 'message' | 'calendar-answer' | 'auto-reply' | 'bounce' | 'receipt' | 'bulk' | 'own';
  /** When it was received, or queued. */
  @Format('date-time') at!: string;
  from!: MailboxAddressDto | null;
  /**
   * Who wrote it. `correspondent`: a person who is not the customer, by their address. `unknown`: no person, no name,
   * or nothing vouches for the colleague in `claims`.
   */
  writer!: 'customer' | 'correspondent' | 'colleague' | 'unknown';
  /** The colleague whose address it has, unverified. */
  claims!: PersonDto | null;
  /** Of a mail of a colleague that has started the lead: who wrote what it forwards. */
  forwardedFrom!: MailboxAddressDto | null;
  /** Whether it can be moved to another lead: it has not started this one. */
  isMovable!: boolean;
  to!: MailboxAddressDto[];
  cc!: MailboxAddressDto[];
  subject!: string;
  text!: string;
  /** Start and end of the parts of the text that repeat earlier mails: to be folded. */
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
  })
  quotes!: [number, number][];
  /** Whether it has an HTML version: `GET /api/admin/messages/{id}/html`. */
  hasHtml!: boolean;
  @ApiProperty({
    description: `Whether the text is cut, after ${maxText} characters at the latest. The download has all of it.`,
  })
  isTruncated!: boolean;
  /** Why it could not be read completely. */
  problem!: string | null;
  attachments!: AttachmentDto[];
  /** Of messages of staff. */
  delivery!: MessageDeliveryDto | null;

  /** Cuts a long text: an entry of a timeline is short. */
  static of({ text, quotes, isTruncated, ...row }: Omit<MessageDto, 'forwardedFrom'>): MessageDto {
    const isFirst = row.direction === 'in' && row.requestId !== null && !row.isMovable;
    return {
      ...row,
      forwardedFrom: isFirst && (row.claims || row.writer === 'colleague') ? forwardedSender(text) : null,
      text: text.slice(0, maxText).toWellFormed(),
      quotes: quotes.filter(([start]) => start < maxText).map(([start, end]) => [start, Math.min(end, maxText)]),
      isTruncated: isTruncated || text.length > maxText,
    };
  }
}

/** SQL for the recipients of an outgoing message that it has not reached, as a JSON array. */
export const failedAddresses = (message: string) =>
  `coalesce(jsonb_path_query_array(${message}.report, '$.recipients[*] ? (@.action == "failed").address'), '[]')`;

/**
 * SQL for whether a message can be moved to another lead: a lead keeps what has started it, what names its person, what staff have written,
 * and answers to invitations to its visits.
 */
export const isMovable = (message: string) => `(${message}.evidence is not null and ${message}.direction = 'in'
  and ${message}.kind <> 'calendar-answer' and (${message}.request_id is null or exists (
    select from requests where requests.id = ${message}.request_id and email_identity is null and state = 'inbox' offset 0)))`;

/**
 * SQL that builds a message as JSON, in the format of the DTO, from the alias `message`. Its text is one character longer at most.
 * `own.addresses`: those of the lead.
 */
export const messageAsJson = `jsonb_build_object(
  'id', message.id,
  'leadId', message.lead_id,
  'requestId', message.request_id,
  'direction', message.direction,
  'kind', message.kind,
  'at', ${isoTime('message.received_at')},
  'from', case when message.from_address is not null
    then jsonb_build_object('name', message.from_name, 'address', message.from_address) end,
  'writer', writer_of(message.*, own.addresses),
  'claims', (select jsonb_build_object('id', users.id, 'name', users.name) from users where users.id = message.claimed_id),
  'isMovable', ${isMovable('message')},
  'to', message.recipients,
  'cc', message.copies,
  'subject', message.subject,
  'text', left(message.text, ${maxText} + 1),
  'quotes', message.quotes,
  'hasHtml', message.has_html,
  'isTruncated', message.is_truncated,
  'problem', message.problem,
  'attachments', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'part', part, 'name', name, 'mimeType', mime_type, 'size', size, 'isInline', is_inline) order by part), '[]')
    from message_attachments where message_id = message.id),
  'delivery', case when message.direction = 'out' then jsonb_build_object(
    'state', case when ${isHeld('message')} then 'held' else message.delivery_state end,
    'lastError', case when ${isHeld('message')} then ${holdReason('message')} else message.last_error end, 'notReached', ${failedAddresses('message')},
    'sendAt', ${isoTime('message.send_at')}, 'isScheduled', message.is_scheduled,
    'sentBy', (select jsonb_build_object('id', users.id, 'name', users.name) from users where users.id = message.sent_by)) end)`;
