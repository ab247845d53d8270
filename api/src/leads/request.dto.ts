import { ApiProperty, PickType } from '@nestjs/swagger';
import { type RequestKind, type RequestState, requestKinds, requestStates } from '@portal/contracts/lead';
import { isoTime } from '../platform/database/iso-time.ts';
import { LeadSummaryDto } from './list/lead-summary.dto.ts';

/** What a person asked, with who they said they are, where they came from and the spam score. */
export class LeadRequestDto extends PickType(LeadSummaryDto, [
  'company',
  'phone',
  'service',
  'page',
  'city',
  'language',
]) {
  @ApiProperty({ example: 77 })
  id!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Ada Byron',
    description: 'Null if it says none, as an e-mail of a conversation, whose sender is that of its message.',
  })
  name!: string | null;

  @ApiProperty({ enum: requestKinds })
  kind!: RequestKind;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'The name of the list that it was imported with.',
  })
  list!: string | null;

  @ApiProperty({ enum: requestStates, description: '`held`: likely spam that nobody has looked at.' })
  state!: RequestState;

  @ApiProperty({ example: '7F3K-92QD', description: 'The reference of the receipt.' })
  reference!: string;

  @ApiProperty({ format: 'date-time', example: '2026-06-01T15:04:05.678Z' })
  receivedAt!: string;

  @ApiProperty({
    example: false,
    description: 'Stored with a delay, from the journal: the database did not respond in time.',
  })
  storedInJournalFirst!: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null while it is held as spam, and if nobody waits for an answer.',
  })
  responseDueAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  answeredAt!: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Name of the staff member who answered.' })
  answeredBy!: string | null;

  @ApiProperty({ type: Number, nullable: true, example: null, description: 'In seconds of business time.' })
  responseSeconds!: number | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When the lead was won or lost without an answer.',
  })
  closedAt!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'ada@example.com' })
  email!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Two gates and a garage.' })
  message!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '/', description: 'The first page of the visit.' })
  landing!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'www.example.org' })
  referrerHost!: string | null;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { utm_source: 'newsletter' },
    description: 'The UTM values of the visit.',
  })
  utm!: Record<string, string>;

  @ApiProperty({ type: String, nullable: true, description: 'The release of the remote that served the form.' })
  release!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'contact-2',
    description: 'The version of the wording that the form showed. Null if the form did not name it.',
  })
  wordingVersion!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The wording of that version: heading, fields, button.' })
  wording!: string | null;

  @ApiProperty({ example: 0 })
  spamScore!: number;

  @ApiProperty({ type: [String], example: [], description: 'Why it looks like spam.' })
  spamReasons!: string[];

  static of({ spamReasons, ...row }: RequestRow): LeadRequestDto {
    return { ...row, spamReasons: spamReasons.map(({ sentence }) => sentence) };
  }
}

export type RequestRow = Omit<LeadRequestDto, 'spamReasons'> & { spamReasons: { sentence: string }[] };

/** SQL that builds a request as JSON, in the format of the DTO, from the alias `request`. */
export const requestAsJson = `jsonb_build_object(
  'id', request.id,
  'kind', request.kind,
  'list', (select imports.name from imports where imports.id = request.import_id),
  'state', request.state,
  'language', request.language,
  'reference', request.reference,
  'receivedAt', ${isoTime('request.received_at')},
  'responseDueAt', ${isoTime('request.response_due_at')},
  'answeredAt', ${isoTime('request.answered_at')},
  'answeredBy', (select users.name from users where users.id = request.answered_by),
  'responseSeconds', request.response_seconds,
  'closedAt', ${isoTime('request.closed_at')},
  'storedInJournalFirst', request.stored_in_journal_first,
  'name', request.name,
  'email', request.email,
  'company', request.company,
  'phone', request.phone,
  'service', coalesce(request.service, request.page_service),
  'message', request.message,
  'page', request.page,
  'landing', request.landing,
  'city', request.city,
  'referrerHost', request.referrer_host,
  'utm', request.utm,
  'release', request.release,
  'wordingVersion', request.wording_version,
  'wording', request.wording,
  'spamScore', request.spam_score,
  'spamReasons', request.spam_reasons)`;
