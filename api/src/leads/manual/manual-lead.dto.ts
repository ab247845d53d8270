import { ApiProperty, PickType } from '@nestjs/swagger';
import { citySlugs } from '@portal/contracts/cities';
import { type ManualKind, manualKinds } from '@portal/contracts/lead';
import { textLimits } from '@portal/contracts/text-limits';
import { IsISO8601, IsOptional, IsUUID } from 'class-validator';
import { Flag, OneOf } from '../../platform/http/choice.decorators.ts';
import {
  composeRules,
  EmailAddress,
  emptyToNull,
  OptionalText,
  RequiredText,
} from '../../platform/http/text.decorators.ts';
import { IdOf } from '../../platform/http/whole-number.decorator.ts';
import { Format } from '../../platform/openapi/format.decorator.ts';

/** A request that staff enter: a phone call, a walk-in, a conversation at a trade show, or an email to another mailbox. */
export class ManualLeadDto {
  @OneOf(manualKinds) kind!: ManualKind;

  @RequiredText({ label: 'Name', max: textLimits.name, requiredMessage: 'Name is required' })
  name!: string;

  @OptionalText({ label: 'Company', max: textLimits.company })
  company?: string | null;

  @composeRules(emptyToNull, IsOptional(), EmailAddress({ invalidMessage: 'Valid email is required' }))
  email?: string | null;

  @OptionalText({ label: 'Phone', max: textLimits.phone })
  phone?: string | null;

  @OptionalText({ label: 'Service', max: textLimits.service })
  service?: string | null;

  @ApiProperty({ type: String, enum: citySlugs })
  @composeRules(emptyToNull, IsOptional(), OneOf(citySlugs))
  city?: string | null;

  @OptionalText({ label: 'Message', max: textLimits.message, isMultiline: true })
  message?: string | null;

  /** By default now. */
  @Format('date-time')
  @composeRules(
    emptyToNull,
    IsOptional(),
    IsISO8601({ strict: true }, { message: 'receivedAt must be a time like 2026-06-01T15:04:05Z' }),
  )
  receivedAt?: string | null;

  /** Whether it was answered at once. Otherwise it waits for an answer, like a form. */
  @Flag() answered!: boolean;

  /** The owner of a new lead. */
  @IsOptional() @IdOf('a staff member, or null') ownerId?: number | null;

  /** A lead to add it to. Without it, it is a lead of its own, also if the address is known. */
  @IsOptional() @IdOf('a lead') leadId?: number | null;

  /** An idempotency key: repeating the request stores nothing more. */
  @IsOptional()
  @IsUUID('all', { message: 'draftId must be the id of a draft' })
  draftId?: string | null;
}

export class CreatedLeadDto {
  /** The lead, or the one that it has been added to. */
  id!: number;
}

/** What may identify a person whose lead exists already. */
export class DuplicateSearchDto extends PickType(ManualLeadDto, ['phone']) {
  @OptionalText({ label: 'Email', max: textLimits.email })
  email?: string | null;
}
