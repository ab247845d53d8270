import { ApiProperty } from '@nestjs/swagger';
import { type Language, languages } from '@portal/contracts/language';
import {
  type LeadStatus,
  type LostReason,
  leadStatuses,
  lostReasons,
  type RequestKind,
  requestKinds,
  type StepState,
  stepStates,
} from '@portal/contracts/lead';
import { type Practice, practices } from '@portal/contracts/practices';
import { textLimits } from '@portal/contracts/text-limits';
import { Transform } from 'class-transformer';
import { IsArray, IsIn, IsOptional, ValidateIf } from 'class-validator';
import { Flag, OneOf } from '../../platform/http/choice.decorators.ts';
import { Day } from '../../platform/http/day.decorator.ts';
import { composeRules, emptyToNull, OptionalText, RawText } from '../../platform/http/text.decorators.ts';
import { maxId, WholeNumber } from '../../platform/http/whole-number.decorator.ts';

import { type LeadSort, leadSortNames } from './lead-sort.ts';

const practiceChoices = [...practices.map(({ id }) => id), 'none' as const];
const ownerWords = ['me', 'none', 'left'] as const;
const dueChoices = ['waiting', 'first', 'overdue', 'soon'] as const;
const firstResponseChoices = ['in-time', 'due', 'not-due'] as const;

const Text = () => OptionalText({ label: '$property', max: textLimits.search });

/** Blanks do not search. Other text is kept as it is: text without a word finds nothing. */
const SearchText = () =>
  composeRules(
    Transform(({ value }) => (typeof value === 'string' && /^[ \t\r\n]*$/.test(value) ? null : value)),
    IsOptional(),
    RawText({ label: 'q', max: textLimits.search }),
  );

const Choice = (choices: readonly string[]) => composeRules(emptyToNull, IsOptional(), OneOf(choices));

/** A filter of leads. Missing and empty fields do not filter; spam is either all or nothing of the result. */
export class LeadFilterDto {
  /**
   * Words or prefixes of words, all of which must occur in the name, company, email, phone number, reference,
   * service, practice, city, page, messages, notes or logged contacts. A known reference or whole email address
   * finds its leads alone. Without matches, similar spellings are searched; text without a letter or digit finds
   * nothing.
   */
  @SearchText() q?: string | null;

  /** Any of these. */
  @composeRules(
    IsOptional(),
    IsArray({ message: 'status must be an array' }),
    IsIn(leadStatuses, { each: true, message: `status must be one of ${leadStatuses.join(', ')}` }),
  )
  status?: LeadStatus[] | null;

  /** `me`, `none`, `left` for owners who cannot act on leads any more, or the id of a staff member. */
  @ApiProperty({ oneOf: [{ type: 'string', enum: ['me', 'none', 'left'] }, { type: 'integer' }], nullable: true })
  @ValidateIf(
    ({ owner }: LeadFilterDto) => owner !== null && owner !== undefined && !ownerWords.some((word) => word === owner),
  )
  @WholeNumber({ max: maxId, message: 'owner must be me, none, left or the id of a staff member' })
  owner?: (typeof ownerWords)[number] | number | null;

  /** Requested service; `none` for unknown. */
  @Text() service?: string | null;
  /** All services of a practice; `none` for services without a practice. */
  @Choice(practiceChoices) practice?: Practice | 'none' | null;
  /** City of the page; `none` for unknown. */
  @Text() city?: string | null;
  /** Page with the form; `none` for unknown. */
  @Text() page?: string | null;
  /** Campaign (`utm_campaign`) of the first form that has one; `none` for unknown. */
  @Text() campaign?: string | null;
  /** Domain of the shown email address. */
  @Text() domain?: string | null;
  /** The whole name of the company, in upper or lower case. */
  @Text() company?: string | null;
  /** How the first request was made. */
  @Choice(requestKinds) source?: RequestKind | null;

  /** With a request of this import. */
  @IsOptional()
  @WholeNumber({ max: maxId, message: 'import must be the number of an import' })
  import?: number | null;

  /** Language of the latest request. */
  @Choice(languages) language?: Language | null;
  /** With a request that waits for an answer: any, before the first answer, overdue, or due within 15 minutes. */
  @Choice(dueChoices) due?: (typeof dueChoices)[number] | null;
  /** All requests are answered. */
  @IsOptional() @Flag() answered?: boolean | null;
  /** Of the first request: answered in time; answered, closed or due by now; neither of them. */
  @Choice(firstResponseChoices) firstResponse?: (typeof firstResponseChoices)[number] | null;
  /** Why the lead was lost; `none` for unknown. */
  @Choice([...lostReasons, 'none']) lostReason?: LostReason | 'none' | null;
  /** First day on which the lead was won or lost. */
  @Day() closedFrom?: string | null;
  /** Last day on which the lead was won or lost. */
  @Day() closedTo?: string | null;
  /** A person who was answered before waits for an answer again. */
  @IsOptional() @Flag() again?: boolean | null;
  /** When the next step is due. `none`: open leads with an owner, and without a step, a visit ahead and a request that waits. */
  @Choice(stepStates) step?: StepState | null;
  /** Snoozed leads only. Lists leave them out, except of a period, a company, an import, a search, and spam. */
  @IsOptional() @Flag() snoozed?: boolean | null;
  /** First day of arrival, in the time zone of the business. */
  @Day() from?: string | null;
  /** Last day of arrival. */
  @Day() to?: string | null;
  /** Leads that you have not read. */
  @IsOptional() @Flag() unread?: boolean | null;
  /** Spam instead of the inbox. */
  @IsOptional() @Flag() spam?: boolean | null;
  /** Leads with a failed delivery only. */
  @IsOptional() @Flag() failed?: boolean | null;
}

/** One page of a list of leads. */
export class LeadSearchDto extends LeadFilterDto {
  /** By default `-lastActivity`. */
  @Choice(leadSortNames) sort?: LeadSort | null;
  /** `nextCursor` of the previous page. */
  @OptionalText({ label: 'cursor', max: 2_000 }) cursor?: string | null;

  /** By default 50. */
  @IsOptional()
  @WholeNumber({ max: 100, message: 'limit must be a whole number from 1 to 100' })
  limit?: number | null;
}
