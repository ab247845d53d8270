import { ApiProperty } from '@nestjs/swagger';
import { MailboxDto } from '../receiving/mailbox.dto.ts';

const time = { type: String, format: 'date-time', nullable: true, example: '2026-06-01T15:04:05.678Z' };

/** How e-mail works at the moment, for managers. */
export class MailStatusDto {
  @ApiProperty({ type: MailboxDto })
  mailbox!: MailboxDto;

  @ApiProperty({ example: 'info@lumenward.example', description: 'Sender of notifications (MAIL_FROM).' })
  sender!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Gets an e-mail for each new lead (SALES_EMAIL).' })
  salesAddress!: string | null;

  @ApiProperty({ ...time, description: 'When the last mail that was read had arrived.' })
  lastReceivedAt!: string | null;

  @ApiProperty({ ...time, description: 'When the last reply of staff was sent.' })
  lastSentAt!: string | null;

  @ApiProperty({ example: 1, description: 'Replies that are sent soon, or are tried again.' })
  waiting!: number;

  @ApiProperty({ example: 2, description: 'Replies of the last seven days that could not be sent.' })
  failed!: number;

  @ApiProperty({ example: 1, description: 'Replies of the last seven days that have not reached all recipients.' })
  bounced!: number;

  @ApiProperty({
    example: 0,
    description: 'Replies of the last seven days of which nobody knows whether they were sent.',
  })
  unknown!: number;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why the last reply could not be sent.' })
  lastError!: string | null;

  @ApiProperty({ example: 12, description: 'Replies of the last 24 hours.' })
  perDayUsed!: number;

  @ApiProperty({ example: 500, description: 'MAIL_PER_DAY' })
  perDayLimit!: number;
}

export class RetriedMessagesDto {
  @ApiProperty({ example: 2 })
  count!: number;
}
