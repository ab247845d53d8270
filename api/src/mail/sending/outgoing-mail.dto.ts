import { ApiPropertyOptional } from '@nestjs/swagger';
import { openFields } from '@portal/contracts/mail-template';
import { outgoingMailLimits } from '@portal/contracts/outgoing-mail-limits';
import { textLimits } from '@portal/contracts/text-limits';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsEmail, IsOptional } from 'class-validator';
import { Dollars } from '../../leads/dollars.decorator.ts';
import {
  CalendarText,
  composeRules,
  Day,
  Format,
  IdsOf,
  maxId,
  OptionalText,
  RequiredText,
  Rule,
  UuidOf,
  WholeNumber,
} from '../../platform/http/field.decorators.ts';

const { recipients: maxRecipients } = outgoingMailLimits;

const trimmed = Transform(({ value }) =>
  Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? one.trim() : one)) : value,
);
/** In quotes, the part before the @ can have a line break, which ends the header. */
const addressFormat = { blacklisted_chars: '\\x00-\\x1f' };
const addressRules = { each: true, message: 'Please check the addresses' };
const tooMany = { message: `A message can have ${maxRecipients} recipients at most` };

/** Staff replace the fields of a template that are not known of a lead. */
const HasNoOpenFields = () =>
  Rule(
    'hasNoOpenFields',
    (text) => openFields(String(text)).length === 0,
    (text) => `Please replace ${openFields(text).join(', ')}`,
  );

export const MailText = (max: number = outgoingMailLimits.text) =>
  RequiredText({ label: 'The text', max, isMultiline: true, requiredMessage: 'Please write something' });

export const Subject = () => OptionalText({ label: 'The subject', max: textLimits.name });

export class ReplyDto {
  /** Id of the newest entry of the timeline. */
  @WholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER, message: 'seenEntryId must be the id of an entry' })
  seenEntryId!: number;

  /** Id of the draft, whose files are sent. A draft is sent once. */
  @UuidOf('a draft') draftId!: string;

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

  @composeRules(Subject(), HasNoOpenFields())
  subject?: string | null;

  /** Files of the draft that are sent. Default: all. */
  @IsOptional() @IdsOf('files') fileIds?: number[];

  /** Revision of the draft that the sender knows. */
  @IsOptional()
  @WholeNumber({ min: 0, max: maxId, message: 'draftRevision must be a revision' })
  draftRevision?: number;

  /**
   * When it is sent, in the time zone of the business. By default at once.
   * @example 2026-06-30T08:00
   */
  @IsOptional()
  @CalendarText(/^[12]\d{3}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, 'sendAt must be a time like 2026-06-30T08:00')
  sendAt?: string | null;

  /** When its author is reminded, unless the customer has written by then. */
  @Day() remindOn?: string | null;

  @composeRules(MailText(), HasNoOpenFields())
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
