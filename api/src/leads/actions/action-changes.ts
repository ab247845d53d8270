import { isClosed, type LeadEventKind, type LeadStatus } from '@portal/contracts/lead';
import { type LeadFields, noOutcome } from '../../intake/storage/lead-fields.ts';
import type { LockedLead } from '../lead-lock.ts';
import { type LeadRequest, type RequestChange, requestChange } from '../requests.ts';
import type { LeadActionDto, LeftLeadDto, OutcomeDto } from './lead-action.dto.ts';

/** Actions that change no request. */
export const withoutRequests = new Set<LeadActionDto['kind']>(['assign', 'outcome', 'expected', 'snooze']);

export const withoutOutcome = ({ id, name }: LockedLead): LeftLeadDto => ({
  leadId: id,
  reason: 'changed',
  message: `${name} is neither won nor lost.`,
});

export const withOutcome = ({ id, name, status }: LockedLead): LeftLeadDto => ({
  leadId: id,
  reason: 'changed',
  message: `${name} is ${status}, so its outcome has the value.`,
});

/** There is nothing to do next with a lead that is won, lost or spam, and nothing to wait for. */
const finished = { next_step_id: null, snoozed_until: null };

/** Returns the values that an action gives to a lead. */
export function targetValues(
  action: LeadActionDto,
  lead: LockedLead,
  { today, snoozedUntil }: { today: string; snoozedUntil: string | null },
): Partial<LeadFields> {
  const { kind, status, ownerId = null } = action;
  switch (kind) {
    case 'status':
      return status && status !== lead.status
        ? { status, ...outcomeOf(status, action.outcome ?? {}, lead, today), ...(isClosed(status) && finished) }
        : {};
    case 'outcome':
      return outcomeOf(lead.status, action.outcome ?? {}, lead, today);
    case 'expected': {
      const { value, month } = expectedOf(action, lead);
      return { value_usd: value, expected_month: month };
    }
    case 'assign':
      return { owner_id: ownerId };
    case 'snooze':
      return isClosed(lead.status) || lead.is_spam ? {} : { snoozed_until: snoozedUntil };
    case 'spam':
      return lead.is_spam ? {} : finished;
    default:
      return {};
  }
}

/** What is missing stays as it is. */
function expectedOf({ expected = {} }: LeadActionDto, lead: LockedLead) {
  const { value = lead.value_usd, month = lead.expected_month } = expected;
  return { value, month };
}

/** An open lead has no outcome, and only a lost one a reason. */
const outcomeOf = (
  status: LeadStatus,
  { value, lostReason = null, closedOn }: OutcomeDto,
  lead: LockedLead,
  today: string,
): Partial<LeadFields> =>
  isClosed(status)
    ? {
        value_usd: value === undefined ? lead.value_usd : value,
        lost_reason: status === 'lost' ? lostReason : null,
        closed_on: closedOn ?? today,
        closed_from: isClosed(lead.status) ? lead.closed_from : lead.status,
      }
    : noOutcome;

/** It has been in the inbox and is not answered. */
export const isOpen = ({ answered_at, response_due_at }: LeadRequest) =>
  answered_at === null && response_due_at !== null;

/**
 * A lead that is won or lost needs no answer any more. When it is opened again, the clocks of unanswered requests go on; those of a
 * lead that was opened by a new request stay closed. A request that enters the inbox for the first time gets its deadline.
 */
export function requestChangesOf(
  { kind, status }: LeadActionDto,
  before: LeadStatus,
  requests: LeadRequest[],
  { now, dueAt }: { now: string; dueAt: string },
): RequestChange[] {
  if (kind === 'spam')
    return requests.filter(({ state }) => state === 'inbox').map((one) => requestChange(one, { state: 'spam' }));
  if (kind === 'release')
    return requests
      .filter(({ state }) => state !== 'inbox')
      .map((one) => requestChange(one, { state: 'inbox', ...(one.state === 'held' && { response_due_at: dueAt }) }));
  if (kind !== 'status') return [];
  const isClosing = isClosed(status);
  if (!isClosing && !isClosed(before)) return [];
  return requests
    .filter((one) => isOpen(one) && (one.closed_at === null) === isClosing)
    .map((one) => requestChange(one, { closed_at: isClosing ? now : null }));
}

export function eventOf(
  action: LeadActionDto,
  lead: LockedLead,
  snoozedUntil: string | null,
): { kind: LeadEventKind; data?: object } {
  const { kind, status, ownerId = null, outcome } = action;
  switch (kind) {
    case 'snooze':
      return { kind, data: { from: lead.snoozed_until, to: snoozedUntil } };
    case 'assign':
      return { kind: 'assigned', data: { from: lead.owner_id, to: ownerId } };
    case 'spam':
      return { kind };
    case 'release':
      return { kind: 'released' };
    case 'outcome':
      return { kind, data: { ...(outcome?.note && { text: outcome.note }) } };
    case 'expected':
      return { kind, data: expectedOf(action, lead) };
    default: {
      // Also a value that was expected before, and is not changed.
      const { value = lead.value_usd } = outcome ?? {};
      const closing = isClosed(status) && { value };
      return {
        kind: 'status',
        data: { from: lead.status, to: status, ...closing, ...(outcome?.note && { text: outcome.note }) },
      };
    }
  }
}
