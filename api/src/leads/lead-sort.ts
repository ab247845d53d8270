import { BadRequestException } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';

interface Sort {
  /** What the index of this order holds, on table `leads`. */
  by: string;
  type: 'timestamptz' | 'text';
  direction: 'asc' | 'desc';
}

const byActivity = { by: 'last_activity_at', type: 'timestamptz' } as const;
const byArrival = { by: 'created_at', type: 'timestamptz' } as const;

/** `due` starts with what has to be answered first; leads that are not waiting come last. */
export const leadSorts = {
  '-lastActivity': { ...byActivity, direction: 'desc' },
  lastActivity: { ...byActivity, direction: 'asc' },
  '-created': { ...byArrival, direction: 'desc' },
  created: { ...byArrival, direction: 'asc' },
  name: { by: 'lower(name)', type: 'text', direction: 'asc' },
  due: { by: 'due_at', type: 'timestamptz', direction: 'asc' },
} as const satisfies Record<string, Sort>;

export type LeadSort = keyof typeof leadSorts;
export const leadSortNames = Object.keys(leadSorts) as LeadSort[];

/** Where a page ended: the last lead's place in the order of the list. */
export interface Place {
  key: string;
  id: number;
}

/** The sort key as text that keeps every microsecond and means the same in every session. */
export const keyAsText = (sort: LeadSort, key: string) =>
  leadSorts[sort].type === 'text'
    ? key
    : `case when isfinite(${key}) then to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') else 'infinity' end`;

export const writeCursor = (sort: LeadSort, { key, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

/** Reads a cursor that may have been cut, changed or taken from another list. */
export function readCursor(sort: LeadSort, cursor: string): Place {
  const [of, key, id] = partsOf(cursor);
  const isKey = typeof key === 'string' && !key.includes('\0') && (leadSorts[sort].type === 'text' || isMoment(key));
  if (of !== sort || !isKey || !isLeadId(id)) {
    throw new BadRequestException('cursor does not belong to this list. Please start at its first page.');
  }
  return { key, id };
}

export const isLeadId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= 2_147_483_647;

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

function isMoment(key: string): boolean {
  if (key === 'infinity') return true;
  if (!/^\d{4}-/.test(key)) return false;
  try {
    return Temporal.Instant.from(key).epochMilliseconds > 0;
  } catch {
    return false;
  }
}
