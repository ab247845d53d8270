import { ApiProperty } from '@nestjs/swagger';
import {
  type LeadStatus,
  leadStatuses,
  type ResponseState,
  responseStates,
  type SubmissionKind,
  submissionKinds,
} from '@portal/contracts/lead';
import { type Practice, practices } from '@portal/contracts/practices';
import { visibleLine } from '@portal/contracts/visible-text';
import { practiceOf } from '../practice-of-service.ts';

/** A name with its id. */
export class PersonDto {
  @ApiProperty({ example: 3 })
  id!: number;

  @ApiProperty({ example: 'Grace Hopper' })
  name!: string;
}

/** A row of the list of leads. */
export class LeadSummaryDto {
  @ApiProperty({ example: 42 })
  id!: number;

  @ApiProperty({ example: 'Ada Byron' })
  name!: string;

  @ApiProperty({ type: String, nullable: true, example: 'Analytical Homes' })
  company!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'ada@example.com' })
  email!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '512 555 0199' })
  phone!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'access-control' })
  service!: string | null;

  @ApiProperty({ type: String, enum: practices.map(({ id }) => id), nullable: true, example: 'physical-security' })
  practice!: Practice | null;

  @ApiProperty({ type: String, nullable: true, example: 'austin' })
  city!: string | null;

  @ApiProperty({ type: String, nullable: true, example: '/austin-access-control' })
  page!: string | null;

  @ApiProperty({ enum: submissionKinds, description: 'The form of the first submission.' })
  source!: SubmissionKind;

  @ApiProperty({ enum: leadStatuses })
  status!: LeadStatus;

  @ApiProperty({ type: PersonDto, nullable: true })
  owner!: PersonDto | null;

  @ApiProperty({ description: 'Whether you have not read it since the last submission.' })
  isUnread!: boolean;

  @ApiProperty({ example: 77, description: 'Id of the last submission, for marking what you have read.' })
  lastSubmissionId!: number;

  @ApiProperty({ example: false })
  isSpam!: boolean;

  @ApiProperty({ example: false })
  hasFailedDelivery!: boolean;

  @ApiProperty({ format: 'date-time', example: '2026-06-01T15:04:05.678Z' })
  createdAt!: string;

  @ApiProperty({
    format: 'date-time',
    example: '2026-06-01T15:04:05.678Z',
    description: 'Time of the last submission.',
  })
  lastActivityAt!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-06-01T15:34:05.678Z',
    description: 'When the earliest request that waits for an answer is due, or null.',
  })
  responseDueAt!: string | null;

  @ApiProperty({
    enum: responseStates,
    nullable: true,
    description: 'Of the requests that wait or, if none waits, of the last one. Null for spam.',
  })
  response!: ResponseState | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null, description: 'The last answer.' })
  answeredAt!: string | null;

  @ApiProperty({ example: false, description: 'A request waits although an earlier one was answered or closed.' })
  wroteAgain!: boolean;

  @ApiProperty({
    example: false,
    description: 'The last submission was stored with a delay: the database did not respond in time.',
  })
  storedInJournalFirst!: boolean;

  @ApiProperty({ type: [String], example: [], description: 'Why the last submission looks like spam.' })
  spamReasons!: string[];

  @ApiProperty({ example: 'Two gates and a garage.', description: 'Beginning of the last message.' })
  snippet!: string;

  static of(row: LeadRow): LeadSummaryDto {
    return {
      id: row.id,
      // Rows of earlier versions can have characters that change what staff read.
      name: visibleLine(row.name) || row.email || 'No name',
      company: visibleLine(row.company ?? '') || null,
      email: row.email,
      phone: row.phone,
      service: row.service,
      practice: practiceOf(row.service) ?? null,
      city: row.city,
      page: row.page,
      source: row.source,
      status: row.status,
      owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
      isUnread: row.is_unread,
      lastSubmissionId: row.last_submission_id,
      isSpam: row.is_spam,
      hasFailedDelivery: row.has_failed_delivery,
      createdAt: row.created_at.toISOString(),
      lastActivityAt: row.last_activity_at.toISOString(),
      responseDueAt: row.due_at?.toISOString() ?? null,
      response: row.is_spam ? null : row.due_at ? 'waiting' : row.last_response,
      answeredAt: row.answered_at?.toISOString() ?? null,
      wroteAgain: row.due_at !== null && row.has_earlier,
      storedInJournalFirst: row.stored_in_journal_first ?? false,
      spamReasons: (row.spam_reasons ?? []).map(({ sentence }) => sentence),
      snippet: row.snippet ?? '',
    };
  }
}

/** A row of `leadRows`. */
export interface LeadRow {
  id: number;
  name: string;
  company: string | null;
  email: string | null;
  phone: string | null;
  service: string | null;
  city: string | null;
  page: string | null;
  source: SubmissionKind;
  status: LeadStatus;
  owner_id: number | null;
  owner_name: string | null;
  is_unread: boolean;
  last_submission_id: number;
  is_spam: boolean;
  has_failed_delivery: boolean;
  created_at: Date;
  last_activity_at: Date;
  due_at: Date | null;
  answered_at: Date | null;
  last_response: ResponseState | null;
  has_earlier: boolean;
  stored_in_journal_first: boolean | null;
  spam_reasons: { sentence: string }[] | null;
  snippet: string | null;
}

const snippetLength = 160;

/** SQL that selects the summaries of the leads whose ids are in $1, in that order, as the staff member $2 sees them. */
export const leadRows = `
  select lead.id, lead.name, lead.company, lead.email, lead.phone, lead.service, lead.city, lead.page, lead.source,
         lead.status, lead.owner_id, owner.name as owner_name, lead.is_spam, lead.has_failed_delivery,
         lead.created_at, lead.last_activity_at, nullif(lead.due_at, 'infinity') as due_at, requests.answered_at,
         requests.last_response, coalesce(requests.has_earlier, false) as has_earlier,
         latest.stored_in_journal_first, latest.spam_reasons, latest.snippet, lead.last_submission_id,
         lead.last_submission_id > coalesce(mark.submission_id, reader.leads_read_to, 0) as is_unread
  from unnest($1::integer[]) with ordinality as listed (id, place)
  join leads lead on lead.id = listed.id
  left join users owner on owner.id = lead.owner_id
  left join lead_reads mark on mark.user_id = $2 and mark.lead_id = lead.id
  left join staff_accounts reader on reader.user_id = $2
  left join lateral (
    select submissions.stored_in_journal_first, submissions.spam_reasons, left(form.message, ${snippetLength}) as snippet
    from leads member
    join submissions on submissions.lead_id = member.id
    left join contact_submissions form on form.id = submissions.contact_submission_id
    where member.root_id = lead.id
    order by submissions.received_at desc, submissions.id desc limit 1
  ) as latest on true
  left join lateral (
    select max(answered_at) as answered_at, bool_or(answered_at is not null or closed_at is not null) as has_earlier,
           (array_agg(case when answered_at is not null then 'answered' when closed_at is not null then 'closed' end
                      order by received_at desc, submissions.id desc))[1] as last_response
    from leads member join submissions on submissions.lead_id = member.id
    where member.root_id = lead.id and response_due_at is not null
  ) as requests on true
  order by listed.place`;
