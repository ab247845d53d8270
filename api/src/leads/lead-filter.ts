import { BadRequestException } from '@nestjs/common';
import { type LeadStatus, leadStatuses, type SubmissionKind, submissionKinds } from '@portal/contracts/lead';
import { type Practice, practices } from '@portal/contracts/practices';
import { Temporal } from 'temporal-polyfill';

/** Which leads are asked for. What is left out narrows nothing; spam is never mixed with the rest. */
export interface LeadFilter {
  q?: string;
  status?: LeadStatus[];
  owner?: number | 'none';
  /** `none` is what is not known of some leads. */
  service?: string;
  practice?: Practice | 'none';
  city?: string;
  page?: string;
  source?: SubmissionKind;
  due?: 'overdue' | 'soon';
  isAnswered?: boolean;
  /** Days on the clock of the business, both included. */
  from?: Temporal.PlainDate;
  to?: Temporal.PlainDate;
  isUnread?: true;
  isSpam?: true;
  hasFailedDelivery?: true;
}

/** The query string as express reads it: a name given twice is a list. */
export type Query = Readonly<Record<string, unknown>>;

const longestText = 200;
export const practiceChoices = [...practices.map(({ id }) => id), 'none' as const];

/** Reads the filter of a list, or refuses the first parameter that says nothing we know, by its name. */
export function readLeadFilter(query: Query, me: number): LeadFilter {
  return {
    q: textOf(query, 'q'),
    status: textOf(query, 'status')
      ?.split(',')
      .map((status) => oneOf('status', status, leadStatuses)),
    owner: readOwner(textOf(query, 'owner'), me),
    service: textOf(query, 'service'),
    practice: choiceOf(query, 'practice', practiceChoices),
    city: textOf(query, 'city'),
    page: textOf(query, 'page'),
    source: choiceOf(query, 'source', submissionKinds),
    due: choiceOf(query, 'due', ['overdue', 'soon'] as const),
    isAnswered: yesOrNoOf(query, 'answered'),
    from: dayOf(query, 'from'),
    to: dayOf(query, 'to'),
    isUnread: yesOrNoOf(query, 'unread') || undefined,
    isSpam: yesOrNoOf(query, 'spam') || undefined,
    hasFailedDelivery: yesOrNoOf(query, 'failed') || undefined,
  };
}

/** A parameter's text; an empty one was not given. */
export function textOf(query: Query, name: string, longest = longestText): string | undefined {
  const value = query[name] ?? '';
  if (typeof value !== 'string') throw new BadRequestException(`${name} may be given once.`);
  if (value.length > longest)
    throw new BadRequestException(`${name} is too long: at most ${longest} characters, please.`);
  if (value.includes('\0')) throw new BadRequestException(`${name} contains a character that is never stored.`);
  return value.trim() || undefined;
}

export function choiceOf<Choice extends string>(
  query: Query,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = textOf(query, name);
  return value === undefined ? undefined : oneOf(name, value, choices);
}

function oneOf<Choice extends string>(name: string, value: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((known) => known === value);
  if (!choice) throw new BadRequestException(`${name} must be one of ${choices.join(', ')}.`);
  return choice;
}

function readOwner(owner: string | undefined, me: number): LeadFilter['owner'] {
  if (owner === undefined || owner === 'none') return owner;
  if (owner === 'me') return me;
  if (!/^[1-9]\d{0,8}$/.test(owner))
    throw new BadRequestException('owner must be me, none or the number of a colleague.');
  return Number(owner);
}

function yesOrNoOf(query: Query, name: string): boolean | undefined {
  const value = choiceOf(query, name, ['0', '1'] as const);
  return value === undefined ? undefined : value === '1';
}

function dayOf(query: Query, name: string): Temporal.PlainDate | undefined {
  const value = textOf(query, name);
  if (value === undefined) return undefined;
  try {
    if (/^[12]\d{3}-\d\d-\d\d$/.test(value)) return Temporal.PlainDate.from(value, { overflow: 'reject' });
  } catch {
    // A day that no calendar has: refused like any other text.
  }
  throw new BadRequestException(`${name} must be a day like 2026-06-30.`);
}
