import { BadRequestException } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';

interface Sort {
  /** Expression of the index on table `leads`. */
  by: string;
  type: 'timestamptz' | 'text' | 'integer';
  direction: 'asc' | 'desc';
}

const byActivity = { by: 'last_activity_at', type: 'timestamptz' } as const;
const byCreation = { by: 'created_at', type: 'timestamptz' } as const;

/**
 * `due`, `nextStep` and `expectedMonth` start with what is first; leads without a request that waits, a next step or a month come last,
 * and so do leads without a value.
 */
export const leadSorts = {
  '-lastActivity': { ...byActivity, direction: 'desc' },
  lastActivity: { ...byActivity, direction: 'asc' },
  '-created': { ...byCreation, direction: 'desc' },
  created: { ...byCreation, direction: 'asc' },
  name: { by: 'lower(name)', type: 'text', direction: 'asc' },
  due: { by: 'due_at', type: 'timestamptz', direction: 'asc' },
  '-value': { by: 'coalesce(value_usd, 0)', type: 'integer', direction: 'desc' },
  expectedMonth: { by: "coalesce(expected_month, 'none')", type: 'text', direction: 'asc' },
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
    : leadSorts[sort].type === 'integer'
      ? `${key}::text`
      : `case when isfinite(${key}) then to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') else 'infinity' end`;

export const encodeCursor = (sort: LeadSort, { key, id }: CursorKey): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

/** Decodes and validates a cursor. Throws 400 if it is malformed or belongs to another sort order. */
export function decodeCursor(sort: LeadSort, cursor: string): CursorKey {
  const [of, key, id] = partsOf(cursor);
  const isKey = typeof key === 'string' && !key.includes('\0') && isOfType[leadSorts[sort].type](key);
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

const isOfType: Record<Sort['type'], (key: string) => boolean> = {
  text: () => true,
  integer: (key) => /^\d{1,9}$/.test(key),
  timestamptz: isMoment,
};

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
