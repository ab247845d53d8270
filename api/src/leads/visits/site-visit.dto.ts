import { PickType } from '@nestjs/swagger';
import type { VisitAnswer, VisitChange } from '@portal/contracts/site-visit';
import { isoTime } from '../../platform/database/iso-time.ts';
import { Format } from '../../platform/http/field.decorators.ts';
import { LeadSummaryDto, PersonDto } from '../list/lead-summary.dto.ts';
import type { MessageState } from '../message.dto.ts';

/** A visit to a customer, as the customer was told last. */
export class SiteVisitDto {
  /** Another one after each change. */
  id!: number;
  /** The lead, or one that was merged into it. */
  leadId!: number;
  @Format('date-time') startsAt!: string;
  minutes!: number;
  address!: string;
  note!: string | null;
  /** Who goes. Null if the account was deleted. */
  assignee!: PersonDto | null;
  /** Who is invited. */
  attendee!: string | null;
  isCancelled!: boolean;
  /** Of the calendar of the customer, to this version. */
  answer!: VisitAnswer | null;
  /** The address that has answered, if it is not the one that was invited. */
  answeredBy!: string | null;
  /** Of the invitation. Null: the desk has sent none. */
  delivery!: MessageState | null;
}

export class VisitedLeadDto extends PickType(LeadSummaryDto, ['id', 'name', 'company', 'phone']) {}

export class PlannedVisitDto extends SiteVisitDto {
  lead!: VisitedLeadDto;
}

export class VisitPlanDto extends PickType(SiteVisitDto, ['startsAt', 'minutes', 'address', 'assignee']) {}

export class VisitNewsDto extends VisitPlanDto {
  change!: VisitChange;
  /** What the visit was before it was moved or cancelled. */
  before!: VisitPlanDto | null;
}

const planOf = (visit: string) => `
  'startsAt', ${isoTime(`${visit}.starts_at`)},
  'minutes', ${visit}.minutes,
  'address', ${visit}.address,
  'assignee', (select jsonb_build_object('id', users.id, 'name', users.name) from users where users.id = ${visit}.assignee_id)`;

/** SQL for a field of the last answer to the alias `visit`. That of the person who was invited counts first. */
const lastAnswer = (field: string) => `(
  select data -> 'visit' ->> '${field}' from lead_events
  where lead_id = visit.lead_id and data -> 'visit' ? 'answer' and (data -> 'visit' ->> 'id')::integer = visit.id
  order by data -> 'visit' ? 'by', data -> 'visit' ->> 'at' desc nulls last, id desc limit 1)`;

/** SQL that builds a visit as JSON, in the format of the DTO, from the alias `visit`. */
export const visitAsJson = `jsonb_build_object(
  'id', visit.id, 'leadId', visit.lead_id, 'note', visit.note, 'attendee', visit.attendee, 'isCancelled', visit.is_cancelled,
  'answer', ${lastAnswer('answer')},
  'answeredBy', ${lastAnswer('by')},
  'delivery', (select delivery_state from messages where messages.id = visit.message_id),
  ${planOf('visit')})`;

/** SQL for what the event of the alias `event` says about a visit, or null. Joins nothing. */
export const visitNewsAsJson = `(
  select jsonb_build_object(
    'change', coalesce(event.data -> 'visit' ->> 'answer', case
      when visit.is_cancelled then 'cancelled' when earlier.id is not null then 'moved' else 'scheduled' end),
    'before', case when earlier.id is not null and event.data #> '{visit,answer}' is null
      then jsonb_build_object(${planOf('earlier')}) end,
    ${planOf('visit')})
  from site_visits visit
  left join lateral (
    select * from site_visits where uid = visit.uid and sequence < visit.sequence order by sequence desc limit 1
  ) as earlier on true
  where visit.id = (event.data -> 'visit' ->> 'id')::integer or visit.message_id = event.message_id)`;
