import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import {
  type ContactChannel,
  type ContactOutcome,
  contactChannels,
  contactOutcomes,
  type LeadEventKind,
  type LeadStatus,
  type LostReason,
  leadEventKinds,
  leadStatuses,
  lostReasons,
  maxLeadValue,
} from '@portal/contracts/lead';
import { textLimits } from '@portal/contracts/text-limits';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Day } from '../../platform/http/day.decorator.ts';
import { composeRules, OptionalText, RequiredText } from '../../platform/http/text.decorators.ts';
import { WholeNumber } from '../../platform/http/whole-number.decorator.ts';
import { maxId } from '../max-id.ts';

const actionKinds = ['status', 'outcome', 'assign', 'snooze', 'read', 'unread', 'spam', 'release'] as const;
/** An action is one transaction. */
export const maxLeadsPerAction = 500;

/** How a lead was won or lost. What is missing or null is not known. */
export class OutcomeDto {
  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    example: 18_500,
    minimum: 0,
    maximum: maxLeadValue,
    description: 'In whole US dollars.',
  })
  @IsOptional()
  @WholeNumber({ min: 0, max: maxLeadValue, message: 'Value must be whole dollars from 0 to 99,999,999' })
  value?: number | null;

  @ApiPropertyOptional({ enum: lostReasons, nullable: true, description: 'Of lost leads.' })
  @IsOptional()
  @IsIn(lostReasons, { message: `lostReason must be one of ${lostReasons.join(', ')}` })
  lostReason?: LostReason | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    format: 'date',
    example: '2026-11-26',
    description: 'By default today.',
  })
  @Day('closedOn')
  closedOn?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: 'Their landlord pays for the doors.',
    maxLength: textLimits.note,
    description: 'Is on the timeline.',
  })
  @OptionalText({ label: 'The note', max: textLimits.note, isMultiline: true })
  note?: string | null;
}

export class LeadActionDto {
  @ApiProperty({ enum: actionKinds })
  @IsIn(actionKinds, { message: `action must be one of ${actionKinds.join(', ')}` })
  kind!: (typeof actionKinds)[number];

  @ApiPropertyOptional({ enum: leadStatuses, description: 'For `status`.' })
  @ValidateIf(({ kind }: LeadActionDto) => kind === 'status')
  @IsIn(leadStatuses, { message: `status must be one of ${leadStatuses.join(', ')}` })
  status?: LeadStatus;

  @ApiPropertyOptional({
    type: OutcomeDto,
    description: 'For `outcome`, which replaces that of won or lost leads, and for the statuses `won` and `lost`.',
  })
  @IsOptional()
  @IsObject({ message: 'outcome must be an object' })
  @ValidateNested()
  @Type(() => OutcomeDto)
  outcome?: OutcomeDto;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: 3,
    description: 'For `assign`: the id of an agent or manager, or null to unassign.',
  })
  @ValidateIf(({ kind, ownerId }: LeadActionDto) => kind === 'assign' && ownerId !== null)
  @WholeNumber({ max: maxId, message: 'ownerId must be the id of a staff member, or null' })
  ownerId?: number | null;

  @ApiPropertyOptional({
    type: String,
    format: 'date',
    nullable: true,
    example: '2026-07-06',
    description: 'For `snooze`: the day on which open leads are shown again, or null to show them now.',
  })
  @Day('until')
  until?: string | null;
}

/** What someone saw of a lead before an action on it. */
export class SeenLeadDto {
  @ApiProperty({ example: 42 })
  @WholeNumber({ max: maxId, message: 'seen must name lead ids' })
  leadId!: number;

  @ApiPropertyOptional({ enum: leadStatuses })
  @IsOptional()
  @IsIn(leadStatuses, { message: `seen status must be one of ${leadStatuses.join(', ')}` })
  status?: LeadStatus;

  @ApiPropertyOptional({ type: Number, nullable: true, example: null, description: 'The owner, or null for nobody.' })
  @IsOptional()
  @WholeNumber({ max: maxId, message: 'seen ownerId must be the id of a staff member, or null' })
  ownerId?: number | null;
}

/** Leads as the client shows them. */
export const SeenLeads = () =>
  composeRules(
    ApiPropertyOptional({
      type: [SeenLeadDto],
      maxItems: maxLeadsPerAction,
      description:
        'What you saw of the leads. A value that the action would overwrite although a colleague has changed it since is kept, and the lead is left.',
    }),
    ValidateIf((_, value) => value !== undefined),
    IsArray({ message: 'seen must be an array' }),
    ArrayMaxSize(maxLeadsPerAction, { message: `seen can have at most ${maxLeadsPerAction} leads` }),
    ValidateNested({ each: true }),
    Type(() => SeenLeadDto),
  );

export class LeadActionsDto {
  @ApiProperty({ type: [Number], example: [42, 43], maxItems: maxLeadsPerAction, minItems: 1 })
  @composeRules(
    IsArray({ message: 'leadIds must be an array of lead ids' }),
    ArrayMinSize(1, { message: 'Select at least one lead' }),
    ArrayMaxSize(maxLeadsPerAction, { message: `Select at most ${maxLeadsPerAction} leads` }),
    IsInt({ each: true, message: 'leadIds must be lead ids' }),
    Min(1, { each: true, message: 'leadIds must be lead ids' }),
    Max(maxId, { each: true, message: 'leadIds must be lead ids' }),
  )
  leadIds!: number[];

  @ApiProperty({ type: LeadActionDto, example: { kind: 'status', status: 'contacted' } })
  @IsDefined({ message: 'action is required' })
  @IsObject({ message: 'action is required' })
  @ValidateNested()
  @Type(() => LeadActionDto)
  action!: LeadActionDto;

  @SeenLeads()
  seen?: SeenLeadDto[];
}

export const leftReasons = ['missing', 'merged', 'changed'] as const;

/** A lead that an action has left as it was. */
export class LeftLeadDto {
  @ApiProperty({ example: 42 })
  leadId!: number;

  @ApiProperty({
    enum: leftReasons,
    description: '`missing`: removed. `merged`: part of another lead. `changed`: by a colleague since you saw it.',
  })
  reason!: (typeof leftReasons)[number];

  @ApiProperty({ example: 'Ben took this lead a moment ago.' })
  message!: string;
}

/** The result of an action. `batchId` identifies it for undo. */
export class LeadBatchDto {
  @ApiProperty({ format: 'uuid' })
  batchId!: string;

  @ApiProperty({ example: 2, description: 'Number of leads that the action has changed.' })
  changed!: number;

  @ApiProperty({ type: [LeftLeadDto], description: 'Leads that were not changed, and why.' })
  left!: LeftLeadDto[];
}

/** The lead that was taken. */
export class TakenLeadDto extends LeadBatchDto {
  @ApiProperty({ example: 42 })
  leadId!: number;
}

export class UndoDto {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Without it, the last change of the signed-in staff member within an hour is undone.',
  })
  @IsOptional()
  @IsUUID('all', { message: 'batchId must be the id of an action' })
  batchId?: string;
}

export class NotUndoneDto {
  @ApiProperty({ example: 44 })
  leadId!: number;

  @ApiProperty({ example: 'The status of Ada Byron has been changed since.' })
  reason!: string;
}

/** What an undo has restored. */
export class UndoneDto {
  @ApiProperty({ format: 'uuid', description: 'The action that was undone.' })
  batchId!: string;

  @ApiProperty({ enum: leadEventKinds, description: 'What the action was.' })
  kind!: LeadEventKind;

  @ApiProperty({ example: 2, description: 'Number of undone events.' })
  restored!: number;

  @ApiProperty({ type: [Number], example: [42, 43] })
  leadIds!: number[];

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Name of the lead, if it is only one.' })
  name!: string | null;

  @ApiProperty({
    type: [NotUndoneDto],
    description: 'Without `batchId`: leads of later actions that were passed over, because they have changed since.',
  })
  skipped!: NotUndoneDto[];
}

/** How far someone has read a lead. */
export class ReadMarkDto {
  @ApiProperty({ example: false })
  @IsBoolean({ message: 'isUnread must be true or false' })
  isUnread!: boolean;

  @ApiPropertyOptional({ example: 77, description: 'The last request that you have seen. By default the last one.' })
  @IsOptional()
  @WholeNumber({ max: maxId, message: 'lastRequestId must be the id of a request' })
  lastRequestId?: number;
}

export class NoteDto {
  @ApiProperty({ example: 'Called, wants a quote for two gates.', maxLength: textLimits.note })
  @RequiredText({ label: 'The note', max: textLimits.note, isMultiline: true, requiredMessage: 'Please enter a note' })
  text!: string;

  @ApiPropertyOptional({
    format: 'uuid',
    description:
      'The id of the draft of this text, which is removed. It is an idempotency key: repeating the request stores nothing more.',
  })
  @IsOptional()
  @IsUUID('all', { message: 'draftId must be the id of a draft' })
  draftId?: string;

  @ApiPropertyOptional({
    type: 'integer',
    example: 4,
    description: 'Revision of the draft that the sender knows. Another one becomes a draft of its own.',
  })
  @IsOptional()
  @IsInt({ message: 'draftRevision must be a revision' })
  draftRevision?: number;
}

/** A contact with a lead, which answers its requests. */
export class ContactDto extends PickType(NoteDto, ['draftId', 'draftRevision']) {
  @ApiProperty({ enum: contactChannels })
  @IsIn(contactChannels, { message: `channel must be one of ${contactChannels.join(', ')}` })
  channel!: ContactChannel;

  @ApiPropertyOptional({ enum: contactOutcomes, nullable: true })
  @IsOptional()
  @IsIn(contactOutcomes, { message: `outcome must be one of ${contactOutcomes.join(', ')}` })
  outcome?: ContactOutcome | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: 'Wants a quote for two gates.',
    maxLength: textLimits.note,
  })
  @OptionalText({ label: 'The note', max: textLimits.note, isMultiline: true })
  note?: string | null;
}
