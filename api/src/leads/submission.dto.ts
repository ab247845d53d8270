import { ApiProperty, PickType } from '@nestjs/swagger';
import { type SubmissionKind, submissionKinds } from '@portal/contracts/lead';
import { LeadSummaryDto } from './list/lead-summary.dto.ts';

/** A submitted form with its attribution and spam score. */
export class LeadSubmissionDto extends PickType(LeadSummaryDto, [
  'name',
  'company',
  'phone',
  'service',
  'page',
  'city',
  'language',
]) {
  @ApiProperty({ example: 77 })
  id!: number;

  @ApiProperty({ enum: submissionKinds })
  kind!: SubmissionKind;

  @ApiProperty({ example: '7F3K-92QD', description: 'The reference of the receipt.' })
  reference!: string;

  @ApiProperty({ format: 'date-time', example: '2026-06-01T15:04:05.678Z' })
  receivedAt!: string;

  @ApiProperty({
    example: false,
    description: 'Stored with a delay, from the journal: the database did not respond in time.',
  })
  storedInJournalFirst!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null while it is held as spam.' })
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

  @ApiProperty({ example: 'ada@example.com' })
  email!: string;

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

  static of({ spamReasons, ...row }: SubmissionRow): LeadSubmissionDto {
    return { ...row, spamReasons: spamReasons.map(({ sentence }) => sentence) };
  }
}

export type SubmissionRow = Omit<LeadSubmissionDto, 'spamReasons'> & { spamReasons: { sentence: string }[] };

const isoTime = (column: string) => `to_char(submission.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL that builds a submission as JSON, in the format of the DTO, from the aliases `submission`, `contact` and `request`. */
export const submissionAsJson = `jsonb_build_object(
  'id', submission.id,
  'kind', case when contact.id is null then 'case-study' else 'contact' end,
  'language', submission.language,
  'reference', submission.reference,
  'receivedAt', ${isoTime('received_at')},
  'responseDueAt', ${isoTime('response_due_at')},
  'answeredAt', ${isoTime('answered_at')},
  'answeredBy', (select users.name from users where users.id = submission.answered_by),
  'responseSeconds', submission.response_seconds,
  'closedAt', ${isoTime('closed_at')},
  'storedInJournalFirst', submission.stored_in_journal_first,
  'name', coalesce(contact.name, request.first_name || ' ' || request.last_name),
  'email', coalesce(contact.email, request.email),
  'company', coalesce(contact.company, request.company),
  'phone', coalesce(contact.phone, request.phone),
  'service', submission.service,
  'message', contact.message,
  'page', submission.page,
  'landing', submission.landing,
  'city', submission.city,
  'referrerHost', submission.referrer_host,
  'utm', submission.utm,
  'release', submission.release,
  'wordingVersion', submission.wording_version,
  'wording', submission.wording,
  'spamScore', submission.spam_score,
  'spamReasons', submission.spam_reasons)`;

export const submissionForms = `
  left join contact_submissions contact on contact.id = submission.contact_submission_id
  left join case_study_requests request on request.id = submission.case_study_request_id`;
