import { BadRequestException, Injectable } from '@nestjs/common';
import { type ContactChannel, type ContactOutcome, type LeadStatus, leadEventKinds } from '@portal/contracts/lead';
import { DataSource, type EntityManager } from 'typeorm';
import type { LeadChange } from '../../intake/storage/lead-fields.ts';
import { isoTime } from '../../platform/database/iso-time.ts';
import type { DetailChange } from '../details/lead-details.ts';
import type { NextStepDto, PersonDto } from '../list/lead-summary.dto.ts';
import { MessageDto, messageAsJson } from '../message.dto.ts';
import { requestAsJson } from '../request.dto.ts';
import { showMentions } from '../staff-notifications/mentions.ts';
import { visitNewsAsJson } from '../visits/site-visit.dto.ts';
import type { ExpectedNewsDto, QuoteFileNewsDto, TimelineDto, TimelineEntryDto } from './timeline.dto.ts';

const pageSize = 50;

/** What needs no more than the statement reads it, and what `entryOf` takes the other fields from. */
type EntryRow = Pick<
  TimelineEntryDto,
  | 'id'
  | 'kind'
  | 'at'
  | 'actor'
  | 'batchId'
  | 'isUndoable'
  | 'request'
  | 'message'
  | 'mentions'
  | 'lead'
  | 'isArrival'
  | 'visit'
  | 'delivery'
> & {
  data: {
    from?: LeadStatus | number | null;
    to?: LeadStatus | string | number | null;
    isDone?: boolean;
    text?: string;
    channel?: ContactChannel;
    at?: string;
    outcome?: ContactOutcome | null;
    value?: number | null;
    month?: ExpectedNewsDto['month'];
    file?: QuoteFileNewsDto;
    undoneKind?: TimelineEntryDto['kind'];
    details?: DetailChange[];
    rule?: string;
    changes?: LeadChange[];
  };
  contactMessage: number | null;
  ownerBefore: PersonDto | null;
  ownerAfter: PersonDto | null;
  stepBefore: NextStepDto | null;
  stepAfter: NextStepDto | null;
};

@Injectable()
export class TimelineService {
  constructor(private readonly database: DataSource) {}

  /** Returns one page of the events of a lead and of all leads merged into it, newest first. */
  async of(rootId: number, before?: string): Promise<TimelineDto> {
    const rows = await this.read(this.database.manager, rootId, before ? readCursor(before) : undefined);
    const items = rows.slice(0, pageSize).map(entryOf);
    return { items, nextCursor: rows.length > pageSize ? String(items.at(-1)?.id) : null };
  }

  async entry(manager: EntityManager, rootId: number, id: string): Promise<TimelineEntryDto> {
    const [row] = await this.read(manager, rootId, String(BigInt(id) + 1n));
    if (!row) throw new Error(`Event ${id} is not on the timeline of lead ${rootId}.`);
    return entryOf(row);
  }

  /** The move of an e-mail is an event of the lead that it was part of, and an entry of both. Nearly all leads have no such arrival. */
  private async read(manager: EntityManager, rootId: number, before: string | undefined): Promise<EntryRow[]> {
    const own: EntryRow[] = await manager.query(entriesOf(ownEvents), [rootId, before ?? null, leadEventKinds]);
    const moved: { id: string }[] = await manager.query(
      `select moved.id from leads member cross join lateral (
         select id, lead_id, kind, data from lead_events where data ? 'leadId' and data ->> 'leadId' = member.id::text offset 0
       ) as moved
       where member.root_id = $1 and ($2::bigint is null or moved.id < $2)
         and coalesce(moved.data ->> 'undoneKind', moved.kind) = 'moved'
         and $1 <> (select root_id from leads where leads.id = moved.lead_id)`,
      [rootId, before ?? null],
    );
    if (moved.length === 0) return own;
    const arrivals: EntryRow[] = await manager.query(entriesOf(arrivedEvents), [rootId, moved.map(({ id }) => id)]);
    return [...own, ...arrivals].sort((one, other) => other.id - one.id).slice(0, pageSize + 1);
  }
}

/** SQL for the events of a merge tree, newest first. */
const ownEvents = `
  select latest.* from leads member cross join lateral (
    -- Another version may have written kinds that this one does not know.
    select *, false as is_arrival from lead_events
    where lead_id = member.id and ($2::bigint is null or id < $2) and kind = any($3::text[])
    order by id desc limit ${pageSize + 1}
  ) as latest
  where member.root_id = $1 order by latest.id desc limit ${pageSize + 1}`;

/** SQL for the events of other leads that have moved an e-mail to one of the merge tree. */
const arrivedEvents = 'select *, true as is_arrival from lead_events where id = any($2::bigint[])';

/** Returns SQL for events with all that their entries show. */
const entriesOf = (events: string) => `
       select event.id::float as id, event.kind, ${isoTime('event.at')} as at, event.batch_id as "batchId", event.data,
              event.is_arrival as "isArrival",
              event.batch_id is not null and event.data ? 'changes' and not exists (
                select from lead_events later where later.lead_id = event.lead_id and later.id > event.id
                  and later.data ->> 'undoes' = event.batch_id::text) as "isUndoable",
              ${person('actor')} as actor, ${person('owner_before')} as "ownerBefore",
              ${person('owner_after')} as "ownerAfter", ${step('from')} as "stepBefore", ${step('to')} as "stepAfter",
              ${person('other')} as lead,
              case when event.data ? 'mentions' then (
                select coalesce(jsonb_agg(jsonb_build_object('id', users.id, 'name', users.name) order by users.id), '[]')
                from users where event.data -> 'mentions' @> to_jsonb(users.id)) else '[]' end as mentions,
              case when request.id is not null then ${requestAsJson} end as request,
              case when message.id is not null then ${messageAsJson} end as message, contacted.id as "contactMessage",
              ${visitNewsAsJson} as visit,
              case when delivery.id is not null then jsonb_build_object(
                'id', delivery.id, 'channel', delivery.channel, 'state', event.data ->> 'state',
                'currentState', delivery.state, 'recipient', delivery.recipient, 'attempts', delivery.attempts,
                'lastError', delivery.last_error) end as delivery
       from (
${events}
       ) as event
       cross join (
         select array(select addresses_of(array(select id from leads where root_id = $1))) as addresses) as own
       left join users actor on actor.id = event.actor_id
       left join users owner_before on owner_before.id = ${number('assigned', 'from')}
       left join users owner_after on owner_after.id = ${number('assigned', 'to')}
       left join leads other on other.id = coalesce(
         case when event.is_arrival then event.lead_id end,
         ${number('merged', 'leadId')}, ${number('separated', 'leadId')}, ${number('moved', 'leadId')})
       left join deliveries delivery on delivery.id = ${number('delivery', 'deliveryId')}
       left join requests request on request.id = event.request_id and event.kind = 'submitted'
       left join messages message on message.id = coalesce(
         event.message_id, (select id from messages where request_id = event.request_id and event.kind = 'submitted' limit 1))
       left join messages contacted on contacted.sent_by = event.actor_id
         and contacted.draft_id = case when event.kind = 'contact' then (event.data ->> 'draftId')::uuid end
       order by event.id desc`;

const person = (table: string) =>
  `case when ${table}.id is not null then jsonb_build_object('id', ${table}.id, 'name', ${table}.name) end`;

/** Returns SQL for a next step of the merge tree. */
const step = (name: string) => `(
  select jsonb_build_object('id', step.id, 'text', step.text, 'due', step.due)
  from next_steps step join leads holder on holder.id = step.lead_id
  where step.id = ${number('next-step', name)} and holder.root_id = $1)`;

/** Returns SQL for a number in the data of events of one kind, or of their undo. */
const number = (kind: string, name: string) =>
  `case when coalesce(event.data ->> 'undoneKind', event.kind) = '${kind}' then (event.data ->> '${name}')::integer end`;

function entryOf({
  data,
  contactMessage,
  ownerBefore,
  ownerAfter,
  stepBefore,
  stepAfter,
  ...row
}: EntryRow): TimelineEntryDto {
  const { kind } = row;
  const subject = data.undoneKind ?? kind;
  return {
    ...row,
    message: row.message && MessageDto.of(row.message),
    undoneKind: data.undoneKind ?? null,
    details: (data.details ?? []).map(({ field, value, action }) => ({ field, value, action })),
    status:
      (subject === 'status' || subject === 'reopened') && data.from && data.to
        ? { from: data.from as LeadStatus, to: data.to as LeadStatus }
        : null,
    outcome: subject === 'status' || subject === 'outcome' ? outcomeIn(data.changes, data.value) : null,
    expected: kind === 'expected' ? { value: data.value ?? null, month: data.month ?? null } : null,
    owner:
      subject === 'assigned'
        ? { from: ownerBefore, to: ownerAfter, isByRule: kind === 'assigned' && data.rule !== undefined }
        : null,
    step:
      subject === 'next-step'
        ? { from: stepBefore, to: stepAfter, isDone: data.isDone === true && kind !== 'undone' }
        : null,
    snooze: subject === 'snooze' ? { until: typeof data.to === 'string' ? data.to : null } : null,
    note: data.text === undefined ? null : showMentions(data.text, row.mentions),
    contact:
      subject === 'contact' && data.channel
        ? {
            channel: data.channel,
            outcome: data.outcome ?? null,
            messageId: contactMessage,
            at: data.at ?? null,
            value: data.value ?? null,
            file: data.file ?? null,
          }
        : null,
  };
}

/** Returns what the event of one lead has set of its outcome, or null for nothing. `expected`: its value, if that is as it was before. */
function outcomeIn([change]: LeadChange[] = [], expected: number | null = null): TimelineEntryDto['outcome'] {
  const { value_usd: value = expected, lost_reason = null, closed_on = null } = change?.after ?? {};
  return value === null && !lost_reason && !closed_on ? null : { value, lostReason: lost_reason, closedOn: closed_on };
}

function readCursor(cursor: string): string {
  if (!/^[1-9]\d{0,17}$/.test(cursor)) {
    throw new BadRequestException('cursor does not belong to this timeline. Please start with the lead itself.');
  }
  return cursor;
}
