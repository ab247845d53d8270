import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import {
  type ContactChannel,
  type ContactOutcome,
  contactChannels,
  contactOutcomes,
  type DeliveryState,
  type DetailAction,
  type DetailField,
  deliveryStates,
  detailActions,
  detailFields,
  type LeadEventKind,
  type LeadStatus,
  leadEventKinds,
  leadStatuses,
} from '@portal/contracts/lead';
import { DeliveryDto } from '../deliveries/delivery.dto.ts';
import { LeadOutcomeDto, NextStepDto, PersonDto } from '../list/lead-summary.dto.ts';
import { MessageDto } from '../message.dto.ts';
import { LeadRequestDto } from '../request.dto.ts';
import { VisitNewsDto } from '../visits/site-visit.dto.ts';

class StatusChangeDto {
  @ApiProperty({ enum: leadStatuses, example: 'new' })
  from!: LeadStatus;

  @ApiProperty({ enum: leadStatuses, example: 'contacted' })
  to!: LeadStatus;
}

class OutcomeNewsDto extends OmitType(LeadOutcomeDto, ['closedOn']) {
  @ApiProperty({ type: String, nullable: true, format: 'date', example: '2026-11-26' })
  closedOn!: string | null;
}

class OwnerChangeDto {
  @ApiProperty({ type: PersonDto, nullable: true })
  from!: PersonDto | null;

  @ApiProperty({ type: PersonDto, nullable: true })
  to!: PersonDto | null;

  @ApiProperty({ example: false, description: 'Chosen by the rule of assignment.' })
  isByRule!: boolean;
}

class StepChangeDto {
  @ApiProperty({ type: NextStepDto, nullable: true })
  from!: NextStepDto | null;

  @ApiProperty({ type: NextStepDto, nullable: true })
  to!: NextStepDto | null;

  @ApiProperty({ example: true, description: 'Whether the earlier one was completed.' })
  isDone!: boolean;
}

class SnoozeChangeDto {
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null when the snooze has ended.' })
  until!: string | null;
}

/** A correction of a contact detail, as it was made: the entry of its undo has it too. */
class DetailCorrectionDto {
  @ApiProperty({ enum: detailFields })
  field!: DetailField;

  @ApiProperty({ example: '512 555 0142' })
  value!: string;

  @ApiProperty({ enum: detailActions })
  action!: DetailAction;
}

/** A logged contact. Its note is the note of the entry. */
class ContactNewsDto {
  @ApiProperty({ enum: contactChannels })
  channel!: ContactChannel;

  @ApiProperty({ enum: contactOutcomes, nullable: true })
  outcome!: ContactOutcome | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: null,
    description: 'The sent e-mail that it stands for, which has an entry of its own.',
  })
  messageId!: number | null;
}

export class DeliveryNewsDto extends PickType(DeliveryDto, ['id', 'channel', 'recipient', 'attempts', 'lastError']) {
  @ApiProperty({ enum: deliveryStates, description: 'State after the event.' })
  state!: DeliveryState;

  @ApiProperty({ enum: deliveryStates, description: 'Current state.' })
  currentState!: DeliveryState;
}

/** An event of a lead. `kind` determines which of the details are set. */
export class TimelineEntryDto {
  @ApiProperty({ example: 1042 })
  id!: number;

  @ApiProperty({ enum: leadEventKinds })
  kind!: LeadEventKind;

  @ApiProperty({ format: 'date-time', example: '2026-06-01T15:04:05.678Z' })
  at!: string;

  @ApiProperty({ type: PersonDto, nullable: true, description: 'Null for automatic events.' })
  actor!: PersonDto | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The action, for undo.',
  })
  batchId!: string | null;

  @ApiProperty({ example: true, description: 'Whether the action can be undone, unless something has changed since.' })
  isUndoable!: boolean;

  @ApiProperty({ enum: leadEventKinds, nullable: true, description: 'For `undone`: the kind of the event.' })
  undoneKind!: LeadEventKind | null;

  @ApiProperty({ type: [DetailCorrectionDto], description: 'Corrected contact details.' })
  details!: DetailCorrectionDto[];

  @ApiProperty({ type: LeadRequestDto, nullable: true })
  request!: LeadRequestDto | null;

  @ApiProperty({
    type: MessageDto,
    nullable: true,
    description: 'Of `submitted` (the request came by e-mail), `message` and `undelivered`.',
  })
  message!: MessageDto | null;

  @ApiProperty({ type: StatusChangeDto, nullable: true })
  status!: StatusChangeDto | null;

  @ApiProperty({ type: OutcomeNewsDto, nullable: true, description: 'What the event has set of the outcome.' })
  outcome!: OutcomeNewsDto | null;

  @ApiProperty({ type: OwnerChangeDto, nullable: true })
  owner!: OwnerChangeDto | null;

  @ApiProperty({
    type: StepChangeDto,
    nullable: true,
    description: 'Steps that were typed for a lead that has been separated since are null.',
  })
  step!: StepChangeDto | null;

  @ApiProperty({ type: SnoozeChangeDto, nullable: true })
  snooze!: SnoozeChangeDto | null;

  @ApiProperty({ type: String, nullable: true, example: 'Called, wants a quote for two gates.' })
  note!: string | null;

  @ApiProperty({ type: [PersonDto], description: 'Colleagues who are mentioned in the note, as `@name`.' })
  mentions!: PersonDto[];

  @ApiProperty({ type: ContactNewsDto, nullable: true })
  contact!: ContactNewsDto | null;

  @ApiProperty({
    type: VisitNewsDto,
    nullable: true,
    description: 'Of `visit`, and of a `message` that is an invitation or its answer.',
  })
  visit!: VisitNewsDto | null;

  @ApiProperty({
    type: PersonDto,
    nullable: true,
    description: 'The lead that was merged or separated, or the other lead of the move of an e-mail.',
  })
  lead!: PersonDto | null;

  @ApiProperty({ example: false, description: 'Whether an e-mail was moved from `lead` to this one.' })
  isArrival!: boolean;

  @ApiProperty({ type: DeliveryNewsDto, nullable: true })
  delivery!: DeliveryNewsDto | null;
}

/** One page of a timeline, newest first. */
export class TimelineDto {
  @ApiProperty({ type: [TimelineEntryDto] })
  items!: TimelineEntryDto[];

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Cursor of the next page, or null.' })
  nextCursor!: string | null;
}
