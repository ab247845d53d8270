import { BadRequestException } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';

interface Sort {
  /** Expression of the index on table `leads`. */
  by: string;
  type: 'timestamptz' | 'text';
  direction: 'asc' | 'desc';
}

const byActivity = { by: 'last_activity_at', type: 'timestamptz' } as const;
const byCreation = { by: 'created_at', type: 'timestamptz' } as const;

/** `due` and `nextStep` start with the most urgent lead; leads without a request that waits, or without a next step, come last. */
export const leadSorts = {
  '-lastActivity': { ...byActivity, direction: 'desc' },
  lastActivity: { ...byActivity, direction: 'asc' },
  '-created': { ...byCreation, direction: 'desc' },
  created: { ...byCreation, direction: 'asc' },
  name: { by: 'lower(name)', type: 'text', direction: 'asc' },
  due: { by: 'due_at', type: 'timestamptz', direction: 'asc' },
  nextStep: { by: "coalesce(next_step_due, 'none')", type: 'text', direction: 'asc' },
} as const satisfies Record<string, Sort>;

export type LeadSort = keyof typeof leadSorts;
export const leadSortNames = Object.keys(leadSorts) as LeadSort[];

/** Keyset cursor: the sort key and id of the last lead of a page. */
export interface CursorKey {
  key: string;
  id: number;
}

/** Returns SQL for the sort key as text, with microseconds and independent of session settings. */
export const keyAsText = (sort: LeadSort, key: string) =>
  leadSorts[sort].type === 'text'
    ? key
    : `case when isfinite(${key}) then to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') else 'infinity' end`;

export const encodeCursor = (sort: LeadSort, { key, id }: CursorKey): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

/** Decodes and validates a cursor. Throws 400 if it is malformed or belongs to another sort order. */
export function decodeCursor(sort: LeadSort, cursor: string): CursorKey {
  const [of, key, id] = partsOf(cursor);
  const isKey = typeof key === 'string' && !key.includes('\0') && (leadSorts[sort].type === 'text' || isMoment(key));
  if (of !== sort || !isKey || !isLeadId(id)) {
    throw new BadRequestException('cursor does not belong to this list. Please start at its first page.');
  }
  return { key, id };
}

const isLeadId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= 2_147_483_647;

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** The format that `keyAsText` writes. PostgreSQL rejects some of what `Temporal.Instant` accepts. */
const momentFormat = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

function isMoment(key: string): boolean {
  if (key === 'infinity') return true;
  if (!momentFormat.test(key)) return false;
  try {
    // Days and times that do not exist, except for leap seconds, which are read as second 59.
    return Temporal.Instant.from(key).toString({ fractionalSecondDigits: 6 }) === key;
  } catch {
    return false;
  }
}
