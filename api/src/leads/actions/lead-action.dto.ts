import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type ContactChannel,
  type ContactOutcome,
  contactChannels,
  contactOutcomes,
  type LeadStatus,
  leadStatuses,
} from '@portal/contracts/lead';
import { textLimits } from '@portal/contracts/text-limits';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
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
import { composeRules, OptionalText, RequiredText } from '../../platform/http/text.decorators.ts';
import { WholeNumber } from '../../platform/http/whole-number.decorator.ts';
import { maxId } from '../max-id.ts';

const actionKinds = ['status', 'assign', 'read', 'unread', 'spam', 'release'] as const;
const maxLeadsPerAction = 200;

export class LeadActionDto {
  @ApiProperty({ enum: actionKinds })
  @IsIn(actionKinds, { message: `action must be one of ${actionKinds.join(', ')}` })
  kind!: (typeof actionKinds)[number];

  @ApiPropertyOptional({ enum: leadStatuses, description: 'For `status`.' })
  @ValidateIf(({ kind }: LeadActionDto) => kind === 'status')
  @IsIn(leadStatuses, { message: `status must be one of ${leadStatuses.join(', ')}` })
  status?: LeadStatus;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: 3,
    description: 'For `assign`: the id of an agent or manager, or null to unassign.',
  })
  @ValidateIf(({ kind, ownerId }: LeadActionDto) => kind === 'assign' && ownerId !== null)
  @WholeNumber({ max: maxId, message: 'ownerId must be the id of a staff member, or null' })
  ownerId?: number | null;
}

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
}

/** The result of an action. `batchId` identifies it for undo. */
export class LeadBatchDto {
  @ApiProperty({ format: 'uuid' })
  batchId!: string;

  @ApiProperty({ example: 2, description: 'Number of leads that the action has changed.' })
  changed!: number;
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

export class UndoneDto {
  @ApiProperty({ example: 2, description: 'Number of undone events.' })
  restored!: number;

  @ApiProperty({ type: [Number], example: [42, 43] })
  leadIds!: number[];
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
}

/** A contact with a lead, which answers its requests. */
export class ContactDto {
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

  @ApiPropertyOptional({
    format: 'uuid',
    description:
      'The id of the draft of this text, which is removed. It is an idempotency key: repeating the request stores nothing more.',
  })
  @IsOptional()
  @IsUUID('all', { message: 'draftId must be the id of a draft' })
  draftId?: string;
}
