import type { EntityManager } from 'typeorm';

/** The columns of a submission that say how its request was answered. Undo restores them. */
export interface RequestFields {
  /** ISO 8601, like `closed_at`. */
  answered_at: string | null;
  answered_by: number | null;
  response_seconds: number | null;
  /** The lead was won or lost without an answer. */
  closed_at: string | null;
}

/** A submission with a response time: one that has been in the inbox. */
export interface LeadRequest extends RequestFields {
  id: number;
  root_id: number;
  received_at: Date;
}

/** The values of a request before and after an action. Stored in the event of the action. */
export interface RequestChange {
  submissionId: number;
  before: Partial<RequestFields>;
  after: Partial<RequestFields>;
}

const isoTime = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;

/** Returns the requests of merge trees. They change only while the root is locked. */
export const requestsOf = (manager: EntityManager, rootIds: number[]): Promise<LeadRequest[]> =>
  manager.query(
    `select submissions.id, root_id, received_at, ${isoTime('answered_at')}, answered_by, response_seconds,
            ${isoTime('closed_at')}
     from leads member join submissions on lead_id = member.id
     where root_id = any($1::integer[]) and response_due_at is not null order by submissions.id`,
    [rootIds],
  );

/** Returns the roots of the merge trees that the submissions belong to now: their leads may have been merged or separated. */
export async function rootsOfRequests(manager: EntityManager, submissionIds: number[]): Promise<number[]> {
  const rows: { root_id: number }[] = await manager.query(
    `select distinct root_id from leads join submissions on lead_id = leads.id
     where submissions.id = any($1::integer[])`,
    [submissionIds],
  );
  return rows.map(({ root_id }) => root_id);
}

/** Returns the change that closes or reopens an unanswered request. */
export const closing = (request: LeadRequest, closedAt: string | null): RequestChange => ({
  submissionId: request.id,
  before: { closed_at: request.closed_at },
  after: { closed_at: closedAt },
});

export async function writeRequests(
  manager: EntityManager,
  requests: LeadRequest[],
  changes: RequestChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const byId = new Map(requests.map((request) => [request.id, request]));
  await manager.query(
    `update submissions set
       answered_at = changed.answered_at, response_seconds = changed.response_seconds, closed_at = changed.closed_at,
       answered_by = (select id from users where id = changed.answered_by)
     from jsonb_populate_recordset(null::submissions, $1) as changed where submissions.id = changed.id`,
    [JSON.stringify(changes.map(({ submissionId, after }) => ({ ...byId.get(submissionId), ...after })))],
  );
}
