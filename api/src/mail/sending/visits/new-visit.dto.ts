import { ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { visitLimits } from '@portal/contracts/site-visit';
import { IsOptional, Matches, ValidateIf } from 'class-validator';
import {
  Flag,
  maxId,
  OptionalEmail,
  OptionalText,
  RequiredDay,
  RequiredText,
  WholeNumber,
} from '../../../platform/http/field.decorators.ts';
import { MailText, QueuedMessageDto, ReplyDto } from '../outgoing-mail.dto.ts';

/** The e-mail that cancels a visit. */
export class VisitMailDto extends PickType(ReplyDto, ['seenEntryId', 'draftId']) {
  /** Null: the desk sends nothing, because staff send the file themselves. */
  @OptionalEmail('Please check the address') email!: string | null;

  @ValidateIf(({ email }: VisitMailDto) => Boolean(email))
  @MailText()
  text?: string;
}

/** A visit, and the e-mail that invites to it. */
export class NewVisitDto extends VisitMailDto {
  /** In the time zone of the business, like `time`. */
  @RequiredDay('Choose a day') day!: string;

  /** @example 10:00 */
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'Choose a time' })
  time!: string;

  @WholeNumber({ max: visitLimits.minutes, message: 'A visit takes 12 hours at most' })
  minutes!: number;

  @RequiredText({ label: 'The address', max: visitLimits.address, requiredMessage: 'Where is the visit?' })
  address!: string;

  /** For the customer. */
  @OptionalText({ label: 'The line for the customer', max: visitLimits.note, isMultiline: true })
  note?: string | null;

  /** Who goes: an agent or manager. */
  @WholeNumber({ max: maxId, message: 'Choose who goes' })
  assigneeId!: number;

  /** Whether it is saved in spite of warnings. */
  @ApiPropertyOptional({ type: Boolean, default: false })
  @IsOptional()
  @Flag()
  isConfirmed = false;
}

export class SavedVisitDto {
  /** Id of the visit, for its file. */
  id!: number;
  /** Null: the desk sends nothing. */
  message!: QueuedMessageDto | null;
}
