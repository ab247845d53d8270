import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
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
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Flag, OneOf } from '../../platform/http/choice.decorators.ts';
import { Day, Month } from '../../platform/http/day.decorator.ts';
import { composeRules, OptionalText, RequiredText } from '../../platform/http/text.decorators.ts';
import { IdOf, maxId, WholeNumber } from '../../platform/http/whole-number.decorator.ts';
import { Format } from '../../platform/openapi/format.decorator.ts';
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
  @IsOptional()
  @IsObject({ message: 'outcome must be an object' })
  @ValidateNested()
  @Type(() => OutcomeDto)
  outcome?: OutcomeDto;

  /** For `expected`, which leaves won and lost leads. */
  @ValidateIf(({ kind }: LeadActionDto) => kind === 'expected')
  @IsObject({ message: 'expected must be an object' })
  @ValidateNested()
  @Type(() => ExpectedDto)
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

/** Leads as the client shows them. */
export const SeenLeads = () =>
  composeRules(
    ApiPropertyOptional({
      type: [SeenLeadDto],
      maxItems: maxLeadsPerAction,
      description:
        'What you saw of the leads. A value that the action would overwrite although a colleague has changed it since is kept, and the lead is left.',
    }),
    ValidateIf((_, value) => value !== undefined),
    IsArray({ message: 'seen must be an array' }),
    ArrayMaxSize(maxLeadsPerAction, { message: `seen can have at most ${maxLeadsPerAction} leads` }),
    ValidateNested({ each: true }),
    Type(() => SeenLeadDto),
  );

export class LeadActionsDto {
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

  @IsDefined({ message: 'action is required' })
  @IsObject({ message: 'action is required' })
  @ValidateNested()
  @Type(() => LeadActionDto)
  action!: LeadActionDto;

  @SeenLeads()
  seen?: SeenLeadDto[];
}

/** A lead that an action has left as it was. */
export class LeftLeadDto {
  leadId!: number;
  /** `missing`: removed. `merged`: part of another lead. `changed`: by a colleague since you saw it. */
  reason!: 'missing' | 'merged' | 'changed';
  message!: string;
}

/** The result of an action. `batchId` identifies it for undo. */
export class LeadBatchDto {
  @Format('uuid') batchId!: string;
  /** Number of leads that the action has changed. */
  changed!: number;
  /** Leads that were not changed, and why. */
  left!: LeftLeadDto[];
}

/** The lead that was taken. */
export class TakenLeadDto extends LeadBatchDto {
  leadId!: number;
}

export class UndoDto {
  /** Without it, the last change of the signed-in staff member within an hour is undone. */
  @IsOptional()
  @IsUUID('all', { message: 'batchId must be the id of an action' })
  batchId?: string;
}

export class NotUndoneDto {
  leadId!: number;
  reason!: string;
}

/** What an undo has restored. */
export class UndoneDto {
  /** The action that was undone. */
  @Format('uuid') batchId!: string;
  /** What the action was. */
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

  /**
   * The id of the draft of this text, which is removed. It is an idempotency key: repeating the request stores
   * nothing more.
   */
  @IsOptional()
  @IsUUID('all', { message: 'draftId must be the id of a draft' })
  draftId?: string;

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
  @Format('date-time')
  @composeRules(
    IsOptional(),
    IsISO8601({ strict: true, strictSeparator: true }, { message: 'at must be a time in ISO 8601' }),
  )
  at?: string | null;

  /** Of a quote, in whole US dollars: what the lead is expected to be worth from now on. */
  @ValidateIf(({ channel, value }: ContactDto) => channel === 'quote' || value != null)
  @Dollars('Enter the amount of the quote in whole dollars')
  value?: number | null;

  /** Of a quote that came or went by e-mail. */
  @IsOptional()
  @IsObject({ message: 'file must be a file of an e-mail' })
  @ValidateNested()
  @Type(() => QuoteFileDto)
  file?: QuoteFileDto | null;
}
