import { ApiProperty } from '@nestjs/swagger';
import {
  type DeliveryChannel,
  type DeliveryState,
  deliveryChannels,
  deliveryStates,
  type LeadEventKind,
  type LeadStatus,
  leadEventKinds,
  leadStatuses,
} from '@portal/contracts/lead';
import { PersonDto } from './lead-summary.dto.ts';
import { LeadSubmissionDto } from './submission.dto.ts';

export class StatusChangeDto {
  @ApiProperty({ enum: leadStatuses, example: 'new' })
  from!: LeadStatus;

  @ApiProperty({ enum: leadStatuses, example: 'contacted' })
  to!: LeadStatus;
}

export class OwnerChangeDto {
  @ApiProperty({ type: PersonDto, nullable: true })
  from!: PersonDto | null;

  @ApiProperty({ type: PersonDto, nullable: true })
  to!: PersonDto | null;
}

export class DeliveryNewsDto {
  @ApiProperty({ example: 9 })
  id!: number;

  @ApiProperty({ enum: deliveryChannels })
  channel!: DeliveryChannel;

  @ApiProperty({ enum: deliveryStates, description: 'What it became at that time.' })
  state!: DeliveryState;

  @ApiProperty({ enum: deliveryStates, description: 'What it is now.' })
  currentState!: DeliveryState;

  @ApiProperty({ example: 'sales@lumenward.example' })
  recipient!: string;

  @ApiProperty({ example: 1 })
  attempts!: number;

  @ApiProperty({ type: String, nullable: true, example: null })
  lastError!: string | null;
}

/** Something that happened to a lead. `kind` says which of the details is there. */
export class TimelineEntryDto {
  @ApiProperty({ example: 1042 })
  id!: number;

  @ApiProperty({ enum: leadEventKinds })
  kind!: LeadEventKind;

  @ApiProperty({ format: 'date-time', example: '2026-06-01T15:04:05.678Z' })
  at!: string;

  @ApiProperty({ type: PersonDto, nullable: true, description: 'Nobody where the portal did it by itself.' })
  actor!: PersonDto | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'What was done in one go, and can be undone so.',
  })
  batchId!: string | null;

  @ApiProperty({ type: LeadSubmissionDto, nullable: true })
  submission!: LeadSubmissionDto | null;

  @ApiProperty({ type: StatusChangeDto, nullable: true })
  status!: StatusChangeDto | null;

  @ApiProperty({ type: OwnerChangeDto, nullable: true })
  owner!: OwnerChangeDto | null;

  @ApiProperty({ type: String, nullable: true, example: 'Called, wants a quote for two gates.' })
  note!: string | null;

  @ApiProperty({ type: Boolean, nullable: true, description: 'Whether a lead became unread or read.' })
  isUnread!: boolean | null;

  @ApiProperty({ type: PersonDto, nullable: true, description: 'The lead that was merged or separated.' })
  lead!: PersonDto | null;

  @ApiProperty({ type: DeliveryNewsDto, nullable: true })
  delivery!: DeliveryNewsDto | null;
}

/** A part of a timeline, the latest first. */
export class TimelineDto {
  @ApiProperty({ type: [TimelineEntryDto] })
  items!: TimelineEntryDto[];

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Where what happened before begins.' })
  nextCursor!: string | null;
}
