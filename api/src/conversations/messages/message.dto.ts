import { ApiProperty } from '@nestjs/swagger';
import { PersonDto } from '../../leads/list/lead-summary.dto.ts';

const messageKinds = ['message', 'calendar-answer', 'auto-reply', 'bounce', 'receipt', 'bulk', 'own'] as const;
const messageStates = ['waiting', 'sent', 'failed', 'bounced'] as const;

const time = { format: 'date-time', example: '2026-06-01T15:04:05.678Z' };

class MailboxAddressDto {
  @ApiProperty({ example: 'Ada Byron', description: 'Can be empty.' })
  name!: string;

  @ApiProperty({ example: 'ada@example.com' })
  address!: string;
}

class AttachmentDto {
  @ApiProperty({ example: 0, description: 'For the download.' })
  part!: number;

  @ApiProperty({ example: 'plan.pdf' })
  name!: string;

  @ApiProperty({ example: 'application/pdf', description: 'As the sender says.' })
  mimeType!: string;

  @ApiProperty({ example: 48_213, description: 'In bytes.' })
  size!: number;

  @ApiProperty({ example: false, description: 'Whether it is part of the HTML text, e.g. a logo.' })
  isInline!: boolean;
}

/** How far a message of staff has got. */
class MessageDeliveryDto {
  @ApiProperty({ enum: messageStates })
  state!: (typeof messageStates)[number];

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why it was not delivered.' })
  lastError!: string | null;

  @ApiProperty({ ...time, description: 'Until then it can be taken back.' })
  sendAt!: string;

  @ApiProperty({ type: PersonDto, nullable: true, description: 'Null if the account was deleted.' })
  sentBy!: PersonDto | null;
}

/** An e-mail of a conversation. */
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

  @ApiProperty({ example: false, description: 'Whether the text is cut. The download has all of it.' })
  isTruncated!: boolean;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why it could not be read completely.' })
  problem!: string | null;

  @ApiProperty({ type: [AttachmentDto] })
  attachments!: AttachmentDto[];

  @ApiProperty({ type: MessageDeliveryDto, nullable: true, description: 'Of messages of staff.' })
  delivery!: MessageDeliveryDto | null;
}

/** One page of a conversation, newest first. */
export class MessagesPageDto {
  @ApiProperty({ type: [MessageDto] })
  items!: MessageDto[];

  @ApiProperty({ type: Number, nullable: true, example: null, description: '`before` of the next page, or null.' })
  nextBefore!: number | null;
}

export class MessageHtmlDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '<p>Tuesday works.</p>',
    description:
      'Sanitized, for a sandboxed frame. Nothing in it loads. Null: the mail has none, or it cannot be shown.',
  })
  html!: string | null;
}
