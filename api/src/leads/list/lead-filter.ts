import { BadRequestException } from '@nestjs/common';
import { type LeadStatus, leadStatuses, type SubmissionKind, submissionKinds } from '@portal/contracts/lead';
import { type Practice, practices } from '@portal/contracts/practices';
import { Temporal } from 'temporal-polyfill';
import { choiceOf, oneOf, type Query, textOf } from '../../platform/http/query-parameters.ts';

/** A filter of leads. Missing fields do not filter; spam is either all or nothing of the result. */
export interface LeadFilter {
  q?: string;
  status?: LeadStatus[];
  owner?: number | 'none';
  /** `none` matches leads without a value. */
  service?: string;
  practice?: Practice | 'none';
  city?: string;
  page?: string;
  source?: SubmissionKind;
  due?: 'waiting' | 'overdue' | 'soon';
  isAnswered?: true;
  /** First and last day, in the business' time zone. */
  from?: Temporal.PlainDate;
  to?: Temporal.PlainDate;
  isUnread?: true;
  isSpam?: true;
  hasFailedDelivery?: true;
}

export const practiceChoices = [...practices.map(({ id }) => id), 'none' as const];

/** Parses the filter parameters. Throws a 400 that names the first invalid one. */
export function readLeadFilter(query: Query, userId: number): LeadFilter {
  return {
    q: textOf(query, 'q'),
    status: textOf(query, 'status')
      ?.split(',')
      .map((status) => oneOf('status', status, leadStatuses)),
    owner: readOwner(textOf(query, 'owner'), userId),
    service: textOf(query, 'service'),
    practice: choiceOf(query, 'practice', practiceChoices),
    city: textOf(query, 'city'),
    page: textOf(query, 'page'),
    source: choiceOf(query, 'source', submissionKinds),
    due: choiceOf(query, 'due', ['waiting', 'overdue', 'soon'] as const),
    isAnswered: flagOf(query, 'answered') || undefined,
    from: dateOf(query, 'from'),
    to: dateOf(query, 'to'),
    isUnread: flagOf(query, 'unread') || undefined,
    isSpam: flagOf(query, 'spam') || undefined,
    hasFailedDelivery: flagOf(query, 'failed') || undefined,
  };
}

function readOwner(owner: string | undefined, userId: number): LeadFilter['owner'] {
  if (owner === undefined || owner === 'none') return owner;
  if (owner === 'me') return userId;
  if (!/^[1-9]\d{0,8}$/.test(owner))
    throw new BadRequestException('owner must be me, none or the id of a staff member.');
  return Number(owner);
}

function flagOf(query: Query, name: string): boolean | undefined {
  const value = choiceOf(query, name, ['0', '1'] as const);
  return value === undefined ? undefined : value === '1';
}

function dateOf(query: Query, name: string): Temporal.PlainDate | undefined {
  const value = textOf(query, name);
  if (value === undefined) return undefined;
  try {
    if (/^[12]\d{3}-\d\d-\d\d$/.test(value)) return Temporal.PlainDate.from(value, { overflow: 'reject' });
  } catch {
    // A date that does not exist is rejected below.
  }
  throw new BadRequestException(`${name} must be a day like 2026-06-30.`);
}
