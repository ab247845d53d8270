import { BadRequestException } from '@nestjs/common';

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

export const encodeCursor = (sort: LeadSort, { key, id }: CursorKey): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');

/** Decodes a cursor. Throws 400 if it is malformed or belongs to another sort order. PostgreSQL rejects a key of another type. */
export function decodeCursor(sort: LeadSort, cursor: string): CursorKey {
  const [of, key, id] = partsOf(cursor);
  if (of !== sort || typeof key !== 'string' || typeof id !== 'number') throw wrongCursor();
  return { key, id };
}

export const wrongCursor = () =>
  new BadRequestException('cursor does not belong to this list. Please start at its first page.');

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
