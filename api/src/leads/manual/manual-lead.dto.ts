import { ApiProperty, PickType } from '@nestjs/swagger';
import { citySlugs } from '@portal/contracts/cities';
import { type ManualKind, manualKinds } from '@portal/contracts/lead';
import { textLimits } from '@portal/contracts/text-limits';
import { IsOptional } from 'class-validator';
import { ContactRequestDto } from '../../intake/contact/contact-request.dto.ts';
import {
  composeRules,
  emptyToNull,
  Flag,
  IdOf,
  OneOf,
  OptionalEmail,
  OptionalText,
  Time,
  UuidOf,
} from '../../platform/http/field.decorators.ts';

/** A phone call, a walk-in, a conversation at a trade show, or an email to another mailbox, which staff enter. */
export class ManualLeadDto extends PickType(ContactRequestDto, ['name', 'company', 'phone', 'service', 'message']) {
  @OneOf(manualKinds) kind!: ManualKind;

  @OptionalEmail() email?: string | null;

  @ApiProperty({ type: String, enum: citySlugs })
  @composeRules(emptyToNull, IsOptional(), OneOf(citySlugs))
  city?: string | null;

  /** By default now. */
  @Time('receivedAt must be a time like 2026-06-01T15:04:05Z')
  receivedAt?: string | null;

  /** Whether it was answered at once. Otherwise it waits for an answer, like a form. */
  @Flag() answered!: boolean;

  /** The owner of a new lead. */
  @IsOptional() @IdOf('a staff member, or null') ownerId?: number | null;

  /** A lead to add it to. Without it, it is a lead of its own, also if the address is known. */
  @IsOptional() @IdOf('a lead') leadId?: number | null;

  /** An idempotency key: repeating the request stores nothing more. */
  @IsOptional() @UuidOf('a draft') draftId?: string | null;
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
