import { ApiPropertyOptional } from '@nestjs/swagger';
import { openFields } from '@portal/contracts/mail-template';
import { outgoingMailLimits } from '@portal/contracts/outgoing-mail-limits';
import { textLimits } from '@portal/contracts/text-limits';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsEmail,
  IsISO8601,
  IsOptional,
  IsUUID,
  Matches,
  ValidateBy,
} from 'class-validator';
import { Dollars } from '../../leads/dollars.decorator.ts';
import { Day } from '../../platform/http/day.decorator.ts';
import { composeRules, OptionalText, RequiredText } from '../../platform/http/text.decorators.ts';
import { IdsOf, maxId, WholeNumber } from '../../platform/http/whole-number.decorator.ts';
import { Format } from '../../platform/openapi/format.decorator.ts';

const { recipients: maxRecipients } = outgoingMailLimits;

const trimmed = Transform(({ value }) =>
  Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? one.trim() : one)) : value,
);
/** In quotes, the part before the @ can have a line break, which ends the header. */
const addressFormat = { blacklisted_chars: '\\x00-\\x1f' };
const addressRules = { each: true, message: 'Please check the addresses' };
const timeRule = { message: 'sendAt must be a time like 2026-06-30T08:00' };
const tooMany = { message: `A message can have ${maxRecipients} recipients at most` };

/** Staff replace the fields of a template that are not known of a lead. */
const HasNoOpenFields = () =>
  ValidateBy(
    { name: 'hasNoOpenFields', validator: { validate: (text) => openFields(String(text)).length === 0 } },
    { message: ({ value }) => `Please replace ${openFields(value).join(', ')}` },
  );

export class ReplyDto {
  /** Id of the newest entry of the timeline. */
  @WholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER, message: 'seenEntryId must be the id of an entry' })
  seenEntryId!: number;

  /** Id of the draft, whose files are sent. A draft is sent once. */
  @IsUUID('all', { message: 'draftId must be a UUID' })
  draftId!: string;

  @trimmed
  @IsArray({ message: 'Please name a recipient' })
  @ArrayMinSize(1, { message: 'Please name a recipient' })
  @ArrayMaxSize(maxRecipients, tooMany)
  @IsEmail(addressFormat, addressRules)
  to!: string[];

  @ApiPropertyOptional({ type: [String] })
  @trimmed
  @IsArray({ message: 'cc must be a list of addresses' })
  @ArrayMaxSize(maxRecipients, tooMany)
  @IsEmail(addressFormat, addressRules)
  cc: string[] = [];

  @composeRules(OptionalText({ label: 'The subject', max: textLimits.name }), HasNoOpenFields())
  subject?: string | null;

  /** Files of the draft that are sent. Default: all. */
  @IsOptional()
  @IdsOf('files')
  fileIds?: number[];

  /** Revision of the draft that the sender knows. */
  @IsOptional()
  @WholeNumber({ min: 0, max: maxId, message: 'draftRevision must be a revision' })
  draftRevision?: number;

  /**
   * When it is sent, in the time zone of the business. By default at once.
   * @example 2026-06-30T08:00
   */
  @composeRules(
    IsOptional(),
    Matches(/^[12]\d{3}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, timeRule),
    IsISO8601({ strict: true }, timeRule),
  )
  sendAt?: string | null;

  /** When its author is reminded, unless the customer has written by then. */
  @Day() remindOn?: string | null;

  @composeRules(
    RequiredText({
      label: 'The text',
      max: outgoingMailLimits.text,
      isMultiline: true,
      requiredMessage: 'Please write something',
    }),
    HasNoOpenFields(),
  )
  text!: string;

  /** The message is a quote of so many US dollars: once it is sent, the lead is quoted and has this expected value. */
  @IsOptional()
  @Dollars('Enter the amount of the quote in whole dollars')
  quote?: number | null;
}

export class QueuedMessageDto {
  id!: number;
  /** When it is sent. Until then it can be taken back. */
  @Format('date-time') sendAt!: string;
}
