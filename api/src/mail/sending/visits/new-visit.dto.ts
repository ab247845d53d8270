import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { outgoingMailLimits } from '@portal/contracts/outgoing-mail-limits';
import { visitLimits } from '@portal/contracts/site-visit';
import { textLimits } from '@portal/contracts/text-limits';
import { IsBoolean, IsISO8601, IsOptional, Matches, ValidateIf } from 'class-validator';
import { maxId } from '../../../leads/max-id.ts';
import {
  composeRules,
  EmailAddress,
  emptyToNull,
  OptionalText,
  RequiredText,
} from '../../../platform/http/text.decorators.ts';
import { WholeNumber } from '../../../platform/http/whole-number.decorator.ts';
import { QueuedMessageDto, ReplyDto } from '../outgoing-mail.dto.ts';

/** The e-mail that cancels a visit. */
export class VisitMailDto extends PickType(ReplyDto, ['seenEntryId', 'draftId']) {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'ada@example.com',
    maxLength: textLimits.email,
    description: 'Null: the desk sends nothing, because staff send the file themselves.',
  })
  @composeRules(emptyToNull, IsOptional(), EmailAddress({ invalidMessage: 'Please check the address' }))
  email!: string | null;

  @ApiPropertyOptional({ example: 'We would like to visit you.', maxLength: outgoingMailLimits.text })
  @composeRules(
    ValidateIf(({ email }: VisitMailDto) => Boolean(email)),
    RequiredText({
      label: 'The text',
      max: outgoingMailLimits.text,
      isMultiline: true,
      requiredMessage: 'Please write something',
    }),
  )
  text?: string;
}

/** A visit, and the e-mail that invites to it. */
export class NewVisitDto extends VisitMailDto {
  @ApiProperty({ format: 'date', example: '2026-12-01', description: 'In the time zone of the business, like `time`.' })
  @composeRules(
    Matches(/^2\d{3}-\d\d-\d\d$/, { message: 'Choose a day' }),
    IsISO8601({ strict: true }, { message: 'Choose a day' }),
  )
  day!: string;

  @ApiProperty({ example: '10:00' })
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'Choose a time' })
  time!: string;

  @ApiProperty({ type: 'integer', example: 60, minimum: 1, maximum: visitLimits.minutes })
  @WholeNumber({ max: visitLimits.minutes, message: 'A visit takes 12 hours at most' })
  minutes!: number;

  @ApiProperty({ example: '500 Congress Ave, Austin', maxLength: visitLimits.address })
  @RequiredText({ label: 'The address', max: visitLimits.address, requiredMessage: 'Where is the visit?' })
  address!: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: 'Please have the gate code ready.',
    maxLength: visitLimits.note,
    description: 'For the customer.',
  })
  @OptionalText({ label: 'The line for the customer', max: visitLimits.note, isMultiline: true })
  note?: string | null;

  @ApiProperty({ example: 3, description: 'Who goes: an agent or manager.' })
  @WholeNumber({ max: maxId, message: 'Choose who goes' })
  assigneeId!: number;

  @ApiPropertyOptional({ type: Boolean, default: false, description: 'Whether it is saved in spite of warnings.' })
  @IsOptional()
  @IsBoolean({ message: 'isConfirmed must be true or false' })
  isConfirmed = false;
}

export class SavedVisitDto {
  @ApiProperty({ example: 7, description: 'Id of the visit, for its file.' })
  id!: number;

  @ApiProperty({ type: QueuedMessageDto, nullable: true, description: 'Null: the desk sends nothing.' })
  message!: QueuedMessageDto | null;
}
