import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  type ContactChannel,
  type ContactOutcome,
  contactChannels,
  contactOutcomes,
  type LeadEventKind,
  type LeadStatus,
  type LostReason,
  leadStatuses,
  lostReasons,
} from '@portal/contracts/lead';
import { textLimits } from '@portal/contracts/text-limits';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import {
  composeRules,
  Day,
  Flag,
  Format,
  IdOf,
  ListOf,
  Month,
  maxId,
  Nested,
  OneOf,
  OptionalText,
  RequiredText,
  Time,
  UuidOf,
  WholeNumber,
} from '../../platform/http/field.decorators.ts';
import { Dollars } from '../dollars.decorator.ts';

const actionKinds = ['status', 'outcome', 'expected', 'assign', 'snooze', 'read', 'unread', 'spam', 'release'] as const;
/** An action is one transaction. */
export const maxLeadsPerAction = 500;

/** What staff expect of an open lead. What is missing stays as it is, and null is not known. */
export class ExpectedDto {
  /** In whole US dollars. */
  @IsOptional()
  @Dollars('Value must be whole dollars from 0 to 99,999,999')
  value?: number | null;

  /**
   * When it will be won.
   * @example 2026-12
   */
  @Month() month?: string | null;
}

/** How a lead was won or lost. What is missing or null is not known; a value that is missing stays as it was expected. */
export class OutcomeDto extends PickType(ExpectedDto, ['value']) {
  /** Of lost leads. */
  @IsOptional() @OneOf(lostReasons) lostReason?: LostReason | null;

  /** By default today. */
  @Day() closedOn?: string | null;

  /** Is on the timeline. */
  @OptionalText({ label: 'The note', max: textLimits.note, isMultiline: true })
  note?: string | null;
}

export class LeadActionDto {
  @OneOf(actionKinds, 'action') kind!: (typeof actionKinds)[number];

  /** For `status`. */
  @ValidateIf(({ kind }: LeadActionDto) => kind === 'status')
  @OneOf(leadStatuses)
  status?: LeadStatus;

  /** For `outcome`, which replaces that of won or lost leads, and for the statuses `won` and `lost`. */
  @IsOptional() @Nested(() => OutcomeDto) outcome?: OutcomeDto;

  /** For `expected`, which leaves won and lost leads. */
  @ValidateIf(({ kind }: LeadActionDto) => kind === 'expected')
  @Nested(() => ExpectedDto)
  expected?: ExpectedDto;

  /** For `assign`: the id of an agent or manager, or null to unassign. */
  @ValidateIf(({ kind, ownerId }: LeadActionDto) => kind === 'assign' && ownerId !== null)
  @IdOf('a staff member, or null')
  ownerId?: number | null;

  /** For `snooze`: the day on which open leads are shown again, or null to show them now. */
  @Day() until?: string | null;
}

/** What someone saw of a lead before an action on it. */
export class SeenLeadDto {
  @WholeNumber({ max: maxId, message: 'seen must name lead ids' })
  leadId!: number;

  @IsOptional() @OneOf(leadStatuses, 'seen status') status?: LeadStatus;

  /** The owner, or null for none. */
  @IsOptional()
  @WholeNumber({ max: maxId, message: 'seen ownerId must be the id of a staff member, or null' })
  ownerId?: number | null;
}

export class SeenLeadsDto {
  /**
   * What you saw of the leads. A value that the action would overwrite although a colleague has changed it since is
   * kept, and the lead is left.
   */
  @ValidateIf((_, value) => value !== undefined)
  @ListOf(() => SeenLeadDto, maxLeadsPerAction, 'leads')
  seen?: SeenLeadDto[];
}

export class LeadActionsDto extends SeenLeadsDto {
  @ApiProperty({ type: [Number], maxItems: maxLeadsPerAction, minItems: 1 })
  @composeRules(
    IsArray({ message: 'leadIds must be an array of lead ids' }),
    ArrayMinSize(1, { message: 'Select at least one lead' }),
    ArrayMaxSize(maxLeadsPerAction, { message: `Select at most ${maxLeadsPerAction} leads` }),
    IsInt({ each: true, message: 'leadIds must be lead ids' }),
    Min(1, { each: true, message: 'leadIds must be lead ids' }),
    Max(maxId, { each: true, message: 'leadIds must be lead ids' }),
  )
  leadIds!: number[];

  @Nested(() => LeadActionDto, 'action is required') action!: LeadActionDto;
}

/** A lead that an action has left as it was. */
export class LeftLeadDto {
  leadId!: number;
  /** `missing`: removed. `merged`: part of another lead. `changed`: by a colleague since you saw it. */
  reason!: 'missing' | 'merged' | 'changed';
  message!: string;
}

/** The result of an action. */
export class LeadBatchDto {
  /** For undo. */
  @Format('uuid') batchId!: string;
  /** Number of leads. */
  changed!: number;
  left!: LeftLeadDto[];
}

export class TakenLeadDto extends LeadBatchDto {
  leadId!: number;
}

export class UndoDto {
  /** Without it, the last change of the signed-in staff member within an hour is undone. */
  @IsOptional() @UuidOf('an action') batchId?: string;
}

export class NotUndoneDto {
  leadId!: number;
  reason!: string;
}

/** What an undo has restored. */
export class UndoneDto {
  @Format('uuid') batchId!: string;
  kind!: LeadEventKind;
  /** Number of undone events. */
  restored!: number;
  leadIds!: number[];
  /** Name of the lead, if it is only one. */
  name!: string | null;
  /** Without `batchId`: leads of later actions that were passed over, because they have changed since. */
  skipped!: NotUndoneDto[];
}

/** How far someone has read a lead. */
export class ReadMarkDto {
  @Flag() isUnread!: boolean;

  /** The last request that you have seen. By default the last one. */
  @IsOptional() @IdOf('a request') lastRequestId?: number;
}

export class NoteDto {
  @RequiredText({ label: 'The note', max: textLimits.note, isMultiline: true, requiredMessage: 'Please enter a note' })
  text!: string;

  /** The draft of this text, which is removed. An idempotency key: repeating the request stores nothing more. */
  @IsOptional() @UuidOf('a draft') draftId?: string;

  /** Revision of the draft that the sender knows. Another one becomes a draft of its own. */
  @IsOptional()
  @WholeNumber({ min: 0, max: maxId, message: 'draftRevision must be a revision' })
  draftRevision?: number;
}

/** A file of an e-mail of the lead. */
export class QuoteFileDto {
  @IdOf('an e-mail') messageId!: number;
  /** As the files of a lead name it. */
  @WholeNumber({ min: 0, max: maxId, message: 'part must be a file of the e-mail' }) part!: number;
}

/** A contact with a lead, which answers its requests. */
export class ContactDto extends PickType(NoteDto, ['draftId', 'draftRevision']) {
  @OneOf(contactChannels) channel!: ContactChannel;

  @IsOptional() @OneOf(contactOutcomes) outcome?: ContactOutcome | null;

  @OptionalText({ label: 'The note', max: textLimits.note, isMultiline: true })
  note?: string | null;

  /** When it was, within the last 30 days. By default now. */
  @Time('at must be a time in ISO 8601') at?: string | null;

  /** Of a quote, in whole US dollars: what the lead is expected to be worth from now on. */
  @ValidateIf(({ channel, value }: ContactDto) => channel === 'quote' || value != null)
  @Dollars('Enter the amount of the quote in whole dollars')
  value?: number | null;

  /** Of a quote that came or went by e-mail. */
  @IsOptional() @Nested(() => QuoteFileDto, 'file must be a file of an e-mail') file?: QuoteFileDto | null;
}
