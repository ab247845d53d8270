import { ApiProperty } from '@nestjs/swagger';
import { type DeliveryChannel, type DeliveryState, deliveryChannels, deliveryStates } from '@portal/contracts/lead';

export type DeliveryRow = Omit<DeliveryDto, 'createdAt' | 'settledAt'> & { createdAt: Date; settledAt: Date | null };

export class DeliveryDto {
  @ApiProperty({ example: 42 })
  id!: number;

  @ApiProperty({ example: 7, description: 'The lead, or the one it has been merged into.' })
  leadId!: number;

  @ApiProperty({ example: 'Ada Byron' })
  leadName!: string;

  @ApiProperty({ example: 'H7KQ-2M4X', description: 'The reference of the request.' })
  reference!: string;

  @ApiProperty({ enum: deliveryChannels, example: 'sales-email' })
  channel!: DeliveryChannel;

  @ApiProperty({ enum: deliveryStates, example: 'failed' })
  state!: DeliveryState;

  @ApiProperty({ example: 'sales@example.com', description: 'Email address, or host of the webhook.' })
  recipient!: string;

  @ApiProperty({ example: 3, description: 'Number of attempts so far.' })
  attempts!: number;

  @ApiProperty({ type: String, nullable: true, example: 'The mail server said: 550 No such mailbox' })
  lastError!: string | null;

  @ApiProperty({ format: 'date-time', example: '2025-06-01T15:04:05.678Z' })
  createdAt!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2025-06-01T15:09:05.678Z',
    description: 'When it was sent or has failed.',
  })
  settledAt!: string | null;

  static of({ createdAt, settledAt, ...row }: DeliveryRow): DeliveryDto {
    return { ...row, createdAt: createdAt.toISOString(), settledAt: settledAt?.toISOString() ?? null };
  }
}

export class DeliveriesPageDto {
  @ApiProperty({ type: [DeliveryDto] })
  items!: DeliveryDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    example: '42',
    description: 'Cursor of the next page, or null.',
  })
  nextCursor!: string | null;
}
