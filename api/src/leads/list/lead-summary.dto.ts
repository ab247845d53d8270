import { ApiProperty } from '@nestjs/swagger';
import type { Language } from '@portal/contracts/language';
import type { LeadStatus, LostReason, RequestKind, ResponseState } from '@portal/contracts/lead';
import type { Practice } from '@portal/contracts/practices';
import { textLimits } from '@portal/contracts/text-limits';
import { visibleLine } from '@portal/contracts/visible-text';
import { isoTime } from '../../platform/database/iso-time.ts';
import { Format } from '../../platform/http/field.decorators.ts';
import { isScheduled } from '../held-replies.ts';
import { practiceOf } from '../practice-of-service.ts';
import { nextVisitOfLead } from '../visits/visit-terms.ts';

export class PersonDto {
  id!: number;
  name!: string;
}

export class LeadOutcomeDto {
  /** In US dollars. */
  value!: number | null;
  /** Of lost leads. */
  lostReason!: LostReason | null;
  /** In the time zone of the business. */
  @Format('date') closedOn!: string;
}

/** What staff do next with a lead. */
export class NextStepDto {
  id!: number;
  @ApiProperty({ maxLength: textLimits.nextStep }) text!: string;
  /**
   * A day, or a day and a time, in the time zone of the business.
   * @example 2026-06-30T14:30
   */
  due!: string;
}

export class LeadSummaryDto {
  id!: number;
  name!: string;
  company!: string | null;
  email!: string | null;
  phone!: string | null;
  service!: string | null;
  practice!: Practice | null;
  city!: string | null;
  /** @example /austin-access-control */
  page!: string | null;
  /** The language of the latest form. */
  language!: Language;
  /** How the first request was made. */
  source!: RequestKind;
  /** The list of its first request. */
  list!: PersonDto | null;
  status!: LeadStatus;
  /** What an open lead is expected to be worth, and what a closed one was, in US dollars. */
  value!: number | null;
  /**
   * When it is expected to be won.
   * @example 2026-12
   */
  expectedMonth!: string | null;
  /** Null for open leads. */
  outcome!: LeadOutcomeDto | null;
  owner!: PersonDto | null;
  /** Whether you have not read it since the last request. */
  isUnread!: boolean;
  /** Id of the last request, for marking what you have read. */
  lastRequestId!: number;
  /** @example false */
  isSpam!: boolean;
  hasFailedDelivery!: boolean;
  @Format('date-time') createdAt!: string;
  /** Time of the last request. */
  @Format('date-time') lastActivityAt!: string;
  /** When the earliest request that waits for an answer is due, or null. */
  @Format('date-time') responseDueAt!: string | null;
  /** Of the requests that wait or, if none waits, of the last one. Null for spam and if no request waits for an answer. */
  response!: ResponseState | null;
  /** The last answer. */
  @Format('date-time') answeredAt!: string | null;
  /** A request waits although an earlier one was answered or closed. */
  wroteAgain!: boolean;
  /** When the reply goes out that waits for its time, or null. */
  @Format('date-time') replyAt!: string | null;
  /** Won and lost leads, and spam, have none. */
  nextStep!: NextStepDto | null;
  /** When the next site visit begins, which is a next step too, or null. */
  @Format('date-time') visitAt!: string | null;
  /**
   * Until when the lead is hidden from the inbox, or null.
   * @example null
   */
  @Format('date-time') snoozedUntil!: string | null;
  /** The last request was stored with a delay: the database did not respond in time. */
  storedInJournalFirst!: boolean;
  /** Why the last request looks like spam. */
  spamReasons!: string[];
  /** Beginning of the last message. */
  snippet!: string;

  static of(row: LeadRow): LeadSummaryDto {
    return {
      ...row,
      // Rows of earlier versions can have characters that change what staff read.
      name: visibleLine(row.name) || row.email || 'No name',
      company: visibleLine(row.company ?? '') || null,
      practice: practiceOf(row.service) ?? null,
    };
  }
}

/** A row of `leadRows`. */
export type LeadRow = Omit<LeadSummaryDto, 'practice'>;

const snippetLength = 160;

/** SQL of the outcome of `lead`. */
export const outcomeAsJson = `case when lead.closed_on is not null then
  jsonb_build_object('value', lead.value_usd, 'lostReason', lead.lost_reason, 'closedOn', lead.closed_on) end`;

/** SQL that selects the summaries of the leads whose ids are in $1, in that order, as the staff member $2 sees them. */
export const leadRows = `
  select lead.id, lead.name, lead.company, lead.email, lead.phone, lead.service, lead.city, lead.page, lead.language, lead.source,
         case when lead.source = 'import' then (
           select jsonb_build_object('id', imports.id, 'name', imports.name)
           from leads member join requests on lead_id = member.id join imports on imports.id = import_id
           where member.root_id = lead.id order by received_at, requests.id limit 1) end as list,
         lead.status, lead.value_usd as value, lead.expected_month as "expectedMonth", ${outcomeAsJson} as outcome,
         case when owner.id is not null then jsonb_build_object('id', owner.id, 'name', owner.name) end as owner,
         lead.is_spam as "isSpam", lead.has_failed_delivery as "hasFailedDelivery",
         ${isoTime('lead.created_at')} as "createdAt", ${isoTime('lead.last_activity_at')} as "lastActivityAt",
         ${isoTime("nullif(lead.due_at, 'infinity')")} as "responseDueAt",
         case when lead.next_step is not null then
           jsonb_build_object('id', lead.next_step_id, 'text', lead.next_step, 'due', lead.next_step_due) end as "nextStep",
         ${isoTime(nextVisitOfLead)} as "visitAt",
         ${isoTime(`(select min(send_at) from leads member join messages reply on reply.lead_id = member.id
                     where member.root_id = lead.id and ${isScheduled('reply')})`)} as "replyAt",
         case when lead.snoozed_until > now() then ${isoTime('lead.snoozed_until')} end as "snoozedUntil",
         ${isoTime('requests.answered_at')} as "answeredAt", 
         case when lead.due_at < 'infinity' and not lead.is_spam then 'waiting'
              when not lead.is_spam then requests.last_response end as response,
         lead.due_at < 'infinity' and coalesce(requests.has_earlier, false) as "wroteAgain",
         coalesce(latest.stored_in_journal_first, false) as "storedInJournalFirst",
         coalesce(jsonb_path_query_array(latest.spam_reasons, '$[*].sentence'), '[]') as "spamReasons", coalesce(latest.snippet, '') as snippet,
         lead.last_request_id as "lastRequestId",
         lead.last_request_id > coalesce(mark.request_id, reader.leads_read_to, 0) as "isUnread"
  from unnest($1::integer[]) with ordinality as listed (id, place)
  join leads lead on lead.id = listed.id
  left join users owner on owner.id = lead.owner_id
  left join lead_reads mark on mark.user_id = $2 and mark.lead_id = lead.id
  left join staff_accounts reader on reader.user_id = $2
  left join lateral (
    select requests.stored_in_journal_first, requests.spam_reasons, left(requests.message, ${snippetLength}) as snippet
    from leads member
    join requests on requests.lead_id = member.id
    where member.root_id = lead.id
    order by state = 'inbox' desc, requests.received_at desc, requests.id desc limit 1
  ) as latest on true
  left join lateral (
    select max(answered_at) as answered_at, bool_or(answered_at is not null or closed_at is not null) as has_earlier,
           (array_agg(case when answered_at is not null then 'answered' when closed_at is not null then 'closed' end
                      order by received_at desc, requests.id desc))[1] as last_response
    from leads member join requests on requests.lead_id = member.id
    where member.root_id = lead.id and response_due_at is not null
  ) as requests on true
  order by listed.place`;
