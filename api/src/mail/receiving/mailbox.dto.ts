import { ApiProperty } from '@nestjs/swagger';

const mailboxConnections = ['off', 'connecting', 'connected', 'not-connected'] as const;

/** Whether conversations by e-mail work, for the desk. */
export class MailboxDto {
  @ApiProperty({ example: 'info@lumenward.example' })
  address!: string;

  @ApiProperty({
    type: [String],
    example: ['IMAP_URL'],
    description: 'Settings without which mail is not sent (SMTP_URL) or not read (IMAP_URL).',
  })
  missing!: string[];

  @ApiProperty({ enum: mailboxConnections, description: '`off`: IMAP_URL is not set. `connecting`: not tried yet.' })
  state!: (typeof mailboxConnections)[number];

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-06-01T15:04:05.678Z' })
  since!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The mail server refuses the connection.',
    description: 'Why it is not connected. Managers only.',
  })
  problem!: string | null;
}
