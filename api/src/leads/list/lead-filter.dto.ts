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
import { textLimits, tooLong } from '@portal/contracts/text-limits';
import { visibleText } from '@portal/contracts/visible-text';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import {
  composeRules,
  Day,
  emptyToNull,
  Flag,
  maxId,
  monthPattern,
  OneOf,
  OptionalText,
  RawText,
  WholeNumber,
} from '../../platform/http/field.decorators.ts';
import { Dollars } from '../dollars.decorator.ts';
import { type LeadSort, leadSortNames } from './lead-sort.ts';

const expectedPattern = new RegExp(`${monthPattern.source}|^(past|none)$`);
const practiceChoices = [...practices.map(({ id }) => id), 'none' as const];
const maxChoices = 50;
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

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && visibleText(value) === '' && !value.includes('\0'));

const valuesIn = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).map((one) => (typeof one === 'number' ? String(one) : one));

/** Any of several values. One value is accepted without an array. */
const AnyOf = (...rules: PropertyDecorator[]) =>
  composeRules(
    Transform(({ value }) => (isBlank(value) ? null : valuesIn(value))),
    IsOptional(),
    IsArray(),
    ArrayMaxSize(maxChoices, { message: `$property can have at most ${maxChoices} values` }),
    ...rules,
  );

const AnyChoice = (choices: readonly string[]) =>
  AnyOf(IsIn(choices, { each: true, message: `$property must be one of ${choices.join(', ')}` }));

const AnyText = () =>
  AnyOf(
    Matches(/^[^\0]+$/, { each: true, message: '$property must be texts' }),
    MaxLength(textLimits.search, { each: true, message: tooLong('$property', textLimits.search) }),
  );

const AnyMatch = (pattern: RegExp, message: string) => AnyOf(Matches(pattern, { each: true, message }));

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

  @AnyChoice(leadStatuses) status?: LeadStatus[] | null;

  /** `me`, `none`, `left` for owners who cannot act on leads any more, or the id of a staff member. */
  @AnyMatch(/^(me|none|left|[1-9]\d{0,8})$/, 'owner must be me, none, left or the id of a staff member')
  owner?: string[] | null;

  /** Requested service; `none` for unknown. */
  @AnyText() service?: string[] | null;
  /** All services of a practice; `none` for services without a practice. */
  @AnyChoice(practiceChoices) practice?: (Practice | 'none')[] | null;
  /** City of the page; `none` for unknown. */
  @AnyText() city?: string[] | null;
  /** Page with the form; `none` for unknown. */
  @Text() page?: string | null;
  /** Campaign (`utm_campaign`) of the first form that has one; `none` for unknown. */
  @Text() campaign?: string | null;
  /** Domain of the shown email address. */
  @Text() domain?: string | null;
  /** Smallest value, in whole US dollars. Leads without a value have none of it. */
  @IsOptional() @Dollars() valueFrom?: number | null;
  /** Largest value. */
  @IsOptional() @Dollars() valueTo?: number | null;
  /** Months in which leads are expected to be won, e.g. `2026-12`; `past` for those before this one, `none` for unknown. */
  @AnyMatch(expectedPattern, 'expected must be months like 2026-06, past or none') expected?: string[] | null;
  /** The whole name of the company, in upper or lower case. */
  @Text() company?: string | null;
  /** How the first request was made. */
  @AnyChoice(requestKinds) source?: RequestKind[] | null;

  /** With a request of this import. */
  @IsOptional()
  @WholeNumber({ max: maxId, message: 'import must be the number of an import' })
  import?: number | null;

  /** Language of the latest request. */
  @AnyChoice(languages) language?: Language[] | null;
  /** With a request that waits for an answer: any, before the first answer, overdue, or due within 15 minutes. */
  @Choice(dueChoices) due?: (typeof dueChoices)[number] | null;
  /** All requests are answered. */
  @IsOptional() @Flag() answered?: boolean | null;
  /** Of the first request: answered in time; answered, closed or due by now; neither of them. */
  @Choice(firstResponseChoices) firstResponse?: (typeof firstResponseChoices)[number] | null;
  /** Why the lead was lost; `none` for unknown. */
  @AnyChoice([...lostReasons, 'none']) lostReason?: (LostReason | 'none')[] | null;
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
  /** Leads that are snoozed and those that are not. */
  @IsOptional() @Flag() withSnoozed?: boolean | null;
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
