import { ApiProperty } from '@nestjs/swagger';
import { isoTime } from '../platform/database/iso-time.ts';
import { PersonDto } from './list/lead-summary.dto.ts';

const messageKinds = ['message', 'calendar-answer', 'auto-reply', 'bounce', 'receipt', 'bulk', 'own'] as const;
export const messageStates = ['waiting', 'sent', 'failed', 'bounced', 'unknown'] as const;
export type MessageState = (typeof messageStates)[number];

const messageWriters = ['customer', 'correspondent', 'colleague', 'unknown'] as const;

const maxText = 20_000;

const time = { format: 'date-time', example: '2026-06-01T15:04:05.678Z' };

class MailboxAddressDto {
  @ApiProperty({ example: 'Ada Byron', description: 'Can be empty.' })
  name!: string;

  @ApiProperty({ example: 'ada@example.com' })
  address!: string;
}

export class AttachmentDto {
  @ApiProperty({ example: 0, description: 'For the download.' })
  part!: number;

  @ApiProperty({ example: 'plan.pdf' })
  name!: string;

  @ApiProperty({ example: 'application/pdf', description: 'By its content.' })
  mimeType!: string;

  @ApiProperty({ example: 48_213, description: 'In bytes.' })
  size!: number;

  @ApiProperty({ example: false, description: 'Whether it is part of the HTML text, e.g. a logo.' })
  isInline!: boolean;
}

/** How far a message of staff has got. */
class MessageDeliveryDto {
  @ApiProperty({
    enum: messageStates,
    description: '`bounced`: it has not reached all recipients. `unknown`: the mail server may have accepted it.',
  })
  state!: MessageState;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why it was not delivered.' })
  lastError!: string | null;

  @ApiProperty({ type: [String], example: [], description: 'The recipients that it has not reached.' })
  notReached!: string[];

  @ApiProperty({ ...time, description: 'Until then it can be taken back.' })
  sendAt!: string;

  @ApiProperty({ type: PersonDto, nullable: true, description: 'Null if the account was deleted.' })
  sentBy!: PersonDto | null;
}

/** An e-mail of a lead. */
export class MessageDto {
  @ApiProperty({ example: 12 })
  id!: number;

  @ApiProperty({ example: 42, description: 'The lead, or one that was merged into it.' })
  leadId!: number;

  @ApiProperty({ type: Number, nullable: true, description: 'The request that a mail of a person is.' })
  requestId!: number | null;

  @ApiProperty({ enum: ['in', 'out'] })
  direction!: 'in' | 'out';

  @ApiProperty({ enum: messageKinds, description: '`message` was written by a person; the others are automatic.' })
  kind!: (typeof messageKinds)[number];

  @ApiProperty({ ...time, description: 'When it was received, or queued.' })
  at!: string;

  @ApiProperty({ type: MailboxAddressDto, nullable: true })
  from!: MailboxAddressDto | null;

  @ApiProperty({
    enum: messageWriters,
    description:
      'Who wrote it. `correspondent`: somebody who is not the customer, by their address. `unknown`: no person, nobody is named, or nothing vouches for the colleague in `claims`.',
  })
  writer!: (typeof messageWriters)[number];

  @ApiProperty({ type: PersonDto, nullable: true, description: 'The colleague whose address it has, unverified.' })
  claims!: PersonDto | null;

  @ApiProperty({ example: true, description: 'Whether it can be moved to another lead: it has not started this one.' })
  isMovable!: boolean;

  @ApiProperty({ type: [MailboxAddressDto] })
  to!: MailboxAddressDto[];

  @ApiProperty({ type: [MailboxAddressDto] })
  cc!: MailboxAddressDto[];

  @ApiProperty({ example: 'Re: Your request' })
  subject!: string;

  @ApiProperty({ example: 'Tuesday works.' })
  text!: string;

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
    example: [[14, 90]],
    description: 'Start and end of the parts of the text that repeat earlier mails: to be folded.',
  })
  quotes!: [number, number][];

  @ApiProperty({ example: true, description: 'Whether it has an HTML version: `GET /api/admin/messages/{id}/html`.' })
  hasHtml!: boolean;

  @ApiProperty({
    example: false,
    description: `Whether the text is cut, after ${maxText} characters at the latest. The download has all of it.`,
  })
  isTruncated!: boolean;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why it could not be read completely.' })
  problem!: string | null;

  @ApiProperty({ type: [AttachmentDto] })
  attachments!: AttachmentDto[];

  @ApiProperty({ type: MessageDeliveryDto, nullable: true, description: 'Of messages of staff.' })
  delivery!: MessageDeliveryDto | null;

  /** Cuts a long text: an entry of a timeline is short. */
  static of({ text, quotes, isTruncated, ...row }: MessageDto): MessageDto {
    return {
      ...row,
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
    select from requests where requests.id = ${message}.request_id and email_identity is null and state = 'inbox')))`;

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
    'state', message.delivery_state, 'lastError', message.last_error, 'notReached', ${failedAddresses('message')},
    'sendAt', ${isoTime('message.send_at')},
    'sentBy', (select jsonb_build_object('id', users.id, 'name', users.name) from users where users.id = message.sent_by)) end)`;
