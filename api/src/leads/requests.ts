import type { RequestState } from '@portal/contracts/lead';
import type { EntityManager } from 'typeorm';
import { isoTime } from '../platform/database/iso-time.ts';

/** The columns of a request that actions change and undo restores. Times are in ISO 8601. */
export interface RequestFields {
  state: RequestState;
  /** Null until it is in the inbox for the first time. */
  response_due_at: string | null;
  answered_at: string | null;
  answered_by: number | null;
  response_seconds: number | null;
  /** The lead was won or lost without an answer. */
  closed_at: string | null;
  lead_id: number;
  /** Whether an address identifies its person: of a mail, its sender. Not of a mail of a conversation. */
  is_named: boolean;
}

export const requestColumns = [
  'state',
  'response_due_at',
  'answered_at',
  'answered_by',
  'response_seconds',
  'closed_at',
  'lead_id',
  'is_named',
] as const satisfies (keyof RequestFields)[];

export interface LeadRequest extends RequestFields {
  id: number;
  root_id: number;
  received_at: Date;
}

/** The values of a request before and after an action. Stored in the event of the action. */
export interface RequestChange {
  requestId: number;
  before: Partial<RequestFields>;
  after: Partial<RequestFields>;
}

/** `is_named` is no column. */
const storedColumns = requestColumns.filter((column) => column !== 'is_named');

const columns = storedColumns.map((column) =>
  column.endsWith('_at') ? `${isoTime(`requests.${column}`)} as ${column}` : `requests.${column}`,
);

/**
 * Returns the requests of merge trees, up to an entry of their timelines if one is given. They change only while the root is locked.
 */
export const requestsOf = (
  manager: EntityManager,
  rootIds: number[],
  upToEntry: string | null = null,
): Promise<LeadRequest[]> =>
  manager.query(
    `select requests.id, root_id, received_at, email_identity is not null as is_named, ${columns.join(', ')}
     from leads member join requests on lead_id = member.id
     where root_id = any($1::integer[]) and ($2::bigint is null or exists (
       select from lead_events where request_id = requests.id and kind = 'submitted' and lead_events.id + 0 <= $2 offset 0))
     order by requests.id`,
    [rootIds, upToEntry],
  );

export async function leadsOfRequests(manager: EntityManager, requestIds: number[]): Promise<number[]> {
  const rows: { lead_id: number }[] = await manager.query(
    'select distinct lead_id from requests where id = any($1::integer[])',
    [requestIds],
  );
  return rows.map(({ lead_id }) => lead_id);
}

/** Returns the changes that give a request these values. */
export const requestChange = (request: LeadRequest, after: Partial<RequestFields>): RequestChange => ({
  requestId: request.id,
  before: Object.fromEntries(
    requestColumns.filter((column) => column in after).map((column) => [column, request[column]]),
  ),
  after,
});

/** Writes changes of requests, which are in `requests`, but not whom mails name (`correspondents/moved-requests.ts`). */
export async function writeRequests(
  manager: EntityManager,
  requests: LeadRequest[],
  changes: RequestChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const byId = new Map(requests.map((request) => [request.id, request]));
  // The account of an earlier owner may have been deleted.
  const values = storedColumns.map((column) =>
    column === 'answered_by' ? '(select id from users where id = changed.answered_by)' : `changed.${column}`,
  );
  await manager.query(
    `update requests set (${storedColumns.join(', ')}) = row (${values.join(', ')})
     from jsonb_populate_recordset(null::requests, $1) as changed
     where requests.id = changed.id and requests.id = any($2::integer[])`,
    [
      JSON.stringify(changes.map(({ requestId, after }) => ({ ...byId.get(requestId), ...after }))),
      changes.map(({ requestId }) => requestId),
    ],
  );
}
