import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { citySlugs } from '@portal/contracts/cities';
import { type ManualKind, manualKinds } from '@portal/contracts/lead';
import { textLimits } from '@portal/contracts/text-limits';
import { IsBoolean, IsIn, IsISO8601, IsOptional, IsUUID } from 'class-validator';
import {
  composeRules,
  EmailAddress,
  emptyToNull,
  OptionalText,
  RequiredText,
} from '../../platform/http/text.decorators.ts';
import { WholeNumber } from '../../platform/http/whole-number.decorator.ts';
import { maxId } from '../max-id.ts';

const optional = { type: String, nullable: true } as const;

/** A request that staff enter: a phone call, a walk-in, a conversation at a trade show, or an email to another mailbox. */
export class ManualLeadDto {
  @ApiProperty({ enum: manualKinds })
  @IsIn(manualKinds, { message: `kind must be one of ${manualKinds.join(', ')}` })
  kind!: ManualKind;

  @ApiProperty({ example: 'Ada Byron', maxLength: textLimits.name })
  @RequiredText({ label: 'Name', max: textLimits.name, requiredMessage: 'Name is required' })
  name!: string;

  @ApiPropertyOptional({ ...optional, example: 'Analytical Homes', maxLength: textLimits.company })
  @OptionalText({ label: 'Company', max: textLimits.company })
  company?: string | null;

  @ApiPropertyOptional({ ...optional, example: 'ada@example.com', maxLength: textLimits.email, format: 'email' })
  @composeRules(emptyToNull, IsOptional(), EmailAddress({ invalidMessage: 'Valid email is required' }))
  email?: string | null;

  @ApiPropertyOptional({ ...optional, example: '512 555 0199', maxLength: textLimits.phone })
  @OptionalText({ label: 'Phone', max: textLimits.phone })
  phone?: string | null;

  @ApiPropertyOptional({ ...optional, example: 'access-control', maxLength: textLimits.service })
  @OptionalText({ label: 'Service', max: textLimits.service })
  service?: string | null;

  @ApiPropertyOptional({ ...optional, enum: citySlugs })
  @composeRules(emptyToNull, IsOptional(), IsIn(citySlugs, { message: `city must be one of ${citySlugs.join(', ')}` }))
  city?: string | null;

  @ApiPropertyOptional({ ...optional, example: 'Wants a quote for two gates.', maxLength: textLimits.message })
  @OptionalText({ label: 'Message', max: textLimits.message, isMultiline: true })
  message?: string | null;

  @ApiPropertyOptional({ ...optional, format: 'date-time', description: 'By default now.' })
  @composeRules(
    emptyToNull,
    IsOptional(),
    IsISO8601({ strict: true }, { message: 'receivedAt must be a time like 2026-06-01T15:04:05Z' }),
  )
  receivedAt?: string | null;

  @ApiProperty({
    description: 'Whether it was answered at once. Otherwise it waits for an answer, like a form.',
  })
  @IsBoolean({ message: 'answered must be true or false' })
  answered!: boolean;

  @ApiPropertyOptional({ type: Number, nullable: true, example: 3, description: 'The owner of a new lead.' })
  @composeRules(IsOptional(), WholeNumber({ max: maxId, message: 'ownerId must be the id of a staff member, or null' }))
  ownerId?: number | null;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: 42,
    description: 'A lead to add it to. Without it, it is a lead of its own, also if the address is known.',
  })
  @composeRules(IsOptional(), WholeNumber({ max: maxId, message: 'leadId must be the id of a lead' }))
  leadId?: number | null;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'An idempotency key: repeating the request stores nothing more.',
  })
  @composeRules(IsOptional(), IsUUID('all', { message: 'draftId must be the id of a draft' }))
  draftId?: string | null;
}

export class CreatedLeadDto {
  @ApiProperty({ example: 42, description: 'The lead, or the one that it has been added to.' })
  id!: number;
}

/** What may identify a person whose lead exists already. */
export class DuplicateSearchDto extends PickType(ManualLeadDto, ['phone']) {
  @ApiPropertyOptional({ ...optional, example: 'ada@example.com', maxLength: textLimits.email })
  @OptionalText({ label: 'Email', max: textLimits.email })
  email?: string | null;
}
