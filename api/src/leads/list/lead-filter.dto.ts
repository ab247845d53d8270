import { ApiPropertyOptional } from '@nestjs/swagger';
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
import { IsArray, IsBoolean, IsIn, IsOptional, ValidateIf } from 'class-validator';
import { Day } from '../../platform/http/day.decorator.ts';
import { composeRules, emptyToNull, OptionalText, RawText } from '../../platform/http/text.decorators.ts';
import { WholeNumber } from '../../platform/http/whole-number.decorator.ts';
import { maxId } from '../max-id.ts';
import { type LeadSort, leadSortNames } from './lead-sort.ts';

const practiceChoices = [...practices.map(({ id }) => id), 'none' as const];
const ownerWords = ['me', 'none', 'left'] as const;
const dueChoices = ['waiting', 'overdue', 'soon'] as const;
const firstResponseChoices = ['in-time', 'due', 'not-due'] as const;

const Text = (name: string, description: string) =>
  composeRules(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: textLimits.search, description }),
    OptionalText({ label: name, max: textLimits.search }),
  );

/** Blanks do not search. Other text is kept as it is: text without a word finds nothing. */
const SearchText = () =>
  composeRules(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      maxLength: textLimits.search,
      description:
        'Words or prefixes of words, all of which must occur in the name, company, email, phone number, reference, service, practice, city, page, messages, notes or logged contacts. A known reference or whole email address finds its leads alone. Without matches, similar spellings are searched; text without a letter or digit finds nothing.',
    }),
    Transform(({ value }) => (typeof value === 'string' && /^[ \t\r\n]*$/.test(value) ? null : value)),
    IsOptional(),
    RawText({ label: 'q', max: textLimits.search }),
  );

const Choice = (name: string, choices: readonly string[], description: string) =>
  composeRules(
    ApiPropertyOptional({ type: String, nullable: true, enum: [...choices], description }),
    emptyToNull,
    IsOptional(),
    IsIn(choices, { message: `${name} must be one of ${choices.join(', ')}` }),
  );

const Flag = (name: string, description: string) =>
  composeRules(
    ApiPropertyOptional({ type: Boolean, nullable: true, description }),
    IsOptional(),
    IsBoolean({ message: `${name} must be true or false` }),
  );

const DayOf = (name: string, description: string) =>
  composeRules(ApiPropertyOptional({ type: String, nullable: true, format: 'date', description }), Day(name));

/** A filter of leads. Missing and empty fields do not filter; spam is either all or nothing of the result. */
export class LeadFilterDto {
  @SearchText()
  q?: string | null;

  @ApiPropertyOptional({ enum: leadStatuses, isArray: true, nullable: true, description: 'Any of these.' })
  @composeRules(
    IsOptional(),
    IsArray({ message: 'status must be an array' }),
    IsIn(leadStatuses, { each: true, message: `status must be one of ${leadStatuses.join(', ')}` }),
  )
  status?: LeadStatus[] | null;

  @ApiPropertyOptional({
    nullable: true,
    oneOf: [{ type: 'string', enum: ['me', 'none', 'left'] }, { type: 'integer' }],
    description: '`me`, `none`, `left` for owners who cannot act on leads any more, or the id of a staff member.',
  })
  @ValidateIf(
    ({ owner }: LeadFilterDto) => owner !== null && owner !== undefined && !ownerWords.some((word) => word === owner),
  )
  @WholeNumber({ max: maxId, message: 'owner must be me, none, left or the id of a staff member' })
  owner?: (typeof ownerWords)[number] | number | null;

  @Text('service', 'Requested service; `none` for unknown.')
  service?: string | null;

  @Choice('practice', practiceChoices, 'All services of a practice; `none` for services without a practice.')
  practice?: Practice | 'none' | null;

  @Text('city', 'City of the page; `none` for unknown.')
  city?: string | null;

  @Text('page', 'Page with the form; `none` for unknown.')
  page?: string | null;

  @Text('campaign', 'Campaign (`utm_campaign`) of the first form that has one; `none` for unknown.')
  campaign?: string | null;

  @Text('domain', 'Domain of the shown email address.')
  domain?: string | null;

  @Text('company', 'The whole name of the company, in upper or lower case.')
  company?: string | null;

  @Choice('source', requestKinds, 'How the first request was made.')
  source?: RequestKind | null;

  @ApiPropertyOptional({ type: 'integer', nullable: true, description: 'With a request of this import.' })
  @composeRules(IsOptional(), WholeNumber({ max: maxId, message: 'import must be the number of an import' }))
  import?: number | null;

  @Choice('language', languages, 'Language of the latest request.')
  language?: Language | null;

  @Choice('due', dueChoices, 'With a request that waits for an answer: any, overdue, or due within 15 minutes.')
  due?: (typeof dueChoices)[number] | null;

  @Flag('answered', 'All requests are answered.')
  answered?: boolean | null;

  @Choice(
    'firstResponse',
    firstResponseChoices,
    'Of the first request: answered in time; answered, closed or due by now; neither of them.',
  )
  firstResponse?: (typeof firstResponseChoices)[number] | null;

  @Choice('lostReason', [...lostReasons, 'none'], 'Why the lead was lost; `none` for unknown.')
  lostReason?: LostReason | 'none' | null;

  @DayOf('closedFrom', 'First day on which the lead was won or lost.')
  closedFrom?: string | null;

  @DayOf('closedTo', 'Last day on which the lead was won or lost.')
  closedTo?: string | null;

  @Flag('again', 'Somebody waits for an answer who was answered before.')
  again?: boolean | null;

  @Choice('step', stepStates, 'When the next step is due. `none`: open leads with an owner and without a next step.')
  step?: StepState | null;

  @Flag(
    'snoozed',
    'Snoozed leads only. Lists leave them out, except of a period, a company, an import, a search, and spam.',
  )
  snoozed?: boolean | null;

  @DayOf('from', 'First day of arrival, in the time zone of the business.')
  from?: string | null;

  @DayOf('to', 'Last day of arrival.')
  to?: string | null;

  @Flag('unread', 'Leads that you have not read.')
  unread?: boolean | null;

  @Flag('spam', 'Spam instead of the inbox.')
  spam?: boolean | null;

  @Flag('failed', 'Leads with a failed delivery only.')
  failed?: boolean | null;
}

/** One page of a list of leads. */
export class LeadSearchDto extends LeadFilterDto {
  @Choice('sort', leadSortNames, 'By default `-lastActivity`.')
  sort?: LeadSort | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: '`nextCursor` of the previous page.' })
  @OptionalText({ label: 'cursor', max: 2_000 })
  cursor?: string | null;

  @ApiPropertyOptional({ type: 'integer', nullable: true, minimum: 1, maximum: 100, description: 'By default 50.' })
  @composeRules(IsOptional(), WholeNumber({ max: 100, message: 'limit must be a whole number from 1 to 100' }))
  limit?: number | null;
}
