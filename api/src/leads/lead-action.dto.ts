import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type LeadStatus, leadStatuses } from '@portal/contracts/lead';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  IsUUID,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { RequiredText, rules } from '../common/text.decorators.ts';

export const actionKinds = ['status', 'assign', 'read', 'unread', 'spam', 'release'] as const;
export const mostLeadsAtOnce = 200;
export const largestId = 2_147_483_647;

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
    description: 'For `assign`: a colleague, or nobody.',
  })
  @ValidateIf(({ kind, ownerId }: LeadActionDto) => kind === 'assign' && ownerId !== null)
  @IsInt({ message: 'ownerId must be the number of a colleague, or null for nobody' })
  @Min(1, { message: 'ownerId must be the number of a colleague, or null for nobody' })
  @Max(largestId, { message: 'ownerId must be the number of a colleague, or null for nobody' })
  ownerId?: number | null;
}

export class LeadActionsDto {
  @ApiProperty({ type: [Number], example: [42, 43], maxItems: mostLeadsAtOnce, minItems: 1 })
  @rules(
    IsArray({ message: 'leadIds must be a list of leads' }),
    ArrayMinSize(1, { message: 'Choose at least one lead' }),
    ArrayMaxSize(mostLeadsAtOnce, { message: `At most ${mostLeadsAtOnce} leads at once, please` }),
    IsInt({ each: true, message: 'leadIds must be numbers of leads' }),
    Min(1, { each: true, message: 'leadIds must be numbers of leads' }),
    Max(largestId, { each: true, message: 'leadIds must be numbers of leads' }),
  )
  leadIds!: number[];

  @ApiProperty({ type: LeadActionDto, example: { kind: 'status', status: 'contacted' } })
  @IsDefined({ message: 'action says what is to be done' })
  @IsObject({ message: 'action says what is to be done' })
  @ValidateNested()
  @Type(() => LeadActionDto)
  action!: LeadActionDto;
}

/** What was done, for undoing it. */
export class LeadBatchDto {
  @ApiProperty({ format: 'uuid' })
  batchId!: string;

  @ApiProperty({ example: 2, description: 'Leads that were not like this already.' })
  changed!: number;
}

export class UndoDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', { message: 'batchId must be one that an action has answered' })
  batchId!: string;
}

export class UndoneDto {
  @ApiProperty({ example: 2 })
  restored!: number;
}

export class NoteDto {
  @ApiProperty({ example: 'Called, wants a quote for two gates.', maxLength: 5000 })
  @RequiredText({ label: 'The note', max: 5000, missing: 'Please write something' })
  text!: string;
}

export class MergeDto {
  @ApiProperty({ example: 43, description: 'The lead that goes into the one of the address.' })
  @IsInt({ message: 'leadId must be the number of a lead' })
  @Min(1, { message: 'leadId must be the number of a lead' })
  @Max(largestId, { message: 'leadId must be the number of a lead' })
  leadId!: number;
}

export class MergedDto {
  @ApiProperty({ format: 'uuid', description: 'For undoing it.' })
  batchId!: string;
}
