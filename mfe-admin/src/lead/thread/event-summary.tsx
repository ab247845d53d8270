import { formatDue, formatLongDay, formatMonth } from '@portal/contracts/business-time';
import type { LeadEventKind, LeadStatus, RequestKind } from '@portal/contracts/lead';
import { readableEmail } from '@portal/contracts/readable-email';
import type { Lead, TimelineEntry } from '@portal/staff-client/lead';
import type { ReactNode } from 'react';
import { contacts, outcomes as outcomeNames } from '../../leads/contacts.content.ts';
import { detailText, fieldNames } from '../../leads/details.content.ts';
import { formatDollars, lostReasonLabels } from '../../leads/outcomes.content.ts';
import { statuses } from '../../leads/statuses.content.ts';
import { describeVisit } from '../../leads/visits.content.ts';
import { isolated, sentence } from '../../sentence.tsx';
import { formatBusinessDay, formatShortDateTime } from '../../time/business-time.ts';

const bold = (name: string) => <strong>{isolated(name)}</strong>;

const change = ({ from, to }: { from: LeadStatus; to: LeadStatus }) =>
  `from ${statuses[from].name} to ${statuses[to].name}`;

/** What somebody did to ask for something. */
const requestVerbs: Record<RequestKind, string> = {
  contact: 'submitted the contact form',
  'case-study': 'requested the case study',
  email: 'sent an email',
  phone: 'called',
  'walk-in': 'walked in',
  'trade-show': 'was met at a trade show',
  import: 'was imported',
};

/** What was undone, by the kind of the event. */
const undoneActions: Partial<Record<LeadEventKind, string>> = {
  outcome: 'undid the change of the outcome',
  expected: 'undid the change of what is expected',
  details: 'undid the correction of the contact details',
  contact: 'removed the logged contact',
  assigned: 'undid the change of owner',
  'next-step': 'undid the change of the next step',
  snooze: 'undid the snooze',
  spam: 'undid the move to spam',
  released: 'undid the release from spam',
  merged: 'undid the merge with',
  separated: 'undid the separation from',
};

const channels = { 'sales-email': 'Email to', acknowledgement: 'Confirmation email to', webhook: 'Webhook to' };
const outcomes = { sent: 'was sent', failed: 'could not be delivered', waiting: 'is queued for another try' };

/** Returns the event as a sentence. */
export function summaryOf(entry: TimelineEntry, lead: Lead): ReactNode {
  const { kind, status, owner, contact, delivery, request, message, undoneKind, details } = entry;
  const actor = bold(entry.actor?.name ?? 'System');
  const other = isolated(entry.lead?.name ?? 'a deleted lead');
  switch (kind) {
    case 'submitted':
      return request?.list
        ? sentence`${bold(request.name ?? lead.name)} was imported with the list ${isolated(request.list)}`
        : sentence`${bold(request?.name ?? lead.name)} ${requestVerbs[request?.kind ?? 'contact']}`;
    case 'message':
      return sentence`${bold(message?.delivery?.sentBy?.name ?? message?.from?.name ?? 'System')} wrote an email`;
    case 'undelivered':
      return message?.delivery?.state === 'held' ? 'The email was held' : 'The email could not be delivered';
    case 'details':
      return details.length === 1 ? correctionOf(actor, details) : sentence`${actor} corrected the contact details`;
    case 'status':
      if (!status) return sentence`${actor} changed the status`;
      return status.from === status.to
        ? sentence`${actor} closed the new request`
        : sentence`${actor} changed the status ${change(status)}${outcomeOf(entry)}`;
    case 'outcome':
      return sentence`${actor} edited the outcome${outcomeOf(entry)}`;
    case 'expected':
      return sentence`${actor} ${expectationOf(entry)}`;
    case 'assigned':
      if (!owner?.to) return sentence`${actor} removed ${owner?.from?.name ?? 'the owner'} as owner`;
      return owner.to.id === entry.actor?.id
        ? sentence`${actor} took ownership`
        : owner.isByRule
          ? sentence`Assigned to ${bold(owner.to.name)} by rule${owner.from ? `: ${owner.from.name} has not answered in time` : ''}`
          : sentence`${actor} assigned the lead to ${bold(owner.to.name)}`;
    case 'contact': {
      const outcome = contact?.outcome ? `: ${outcomeNames[contact.outcome]}` : '';
      const at = contact?.at ? ` on ${formatShortDateTime(contact.at)}` : '';
      const value = contact?.value != null ? ` of ${formatDollars(contact.value)}` : '';
      return (
        contact &&
        (contact.channel === 'quote'
          ? sentence`${actor} sent ${isolated(lead.name)} a quote${value}${at}${outcome}`
          : sentence`${actor} ${contacts[contact.channel].done} ${isolated(lead.name)}${at}${outcome}`)
      );
    }
    case 'note':
      return sentence`${actor} added a note`;
    case 'visit':
      return entry.visit && sentence`${actor} ${describeVisit(entry.visit)}`;
    case 'next-step':
      return stepSummary(actor, entry);
    case 'snooze': {
      const until = entry.snooze?.until;
      return until
        ? sentence`${actor} snoozed the lead until ${formatBusinessDay(until)}`
        : sentence`${actor} ended the snooze`;
    }
    case 'reopened':
      if (!status) return `Shown again because ${lead.name} wrote again`;
      return `Reopened because ${lead.name} wrote again${status ? `: status changed ${change(status)}` : ''}`;
    case 'spam':
      return sentence`${actor} moved the lead to spam`;
    case 'released':
      return sentence`${actor} marked the lead as not spam`;
    case 'moved':
      return sentence`${actor} moved an email ${entry.isArrival ? 'here from' : 'to'} ${other}`;
    case 'merged':
      return sentence`${actor} merged ${other} into this lead`;
    case 'separated':
      return sentence`${actor} separated ${other} from this lead`;
    case 'undone': {
      if (status) return sentence`${actor} restored the status ${change(status)}`;
      const undone = (undoneKind && undoneActions[undoneKind]) ?? 'undid a change';
      if (contact?.channel === 'quote') return sentence`${actor} took back the quote to ${isolated(lead.name)}`;
      if (contact?.channel === 'email')
        return sentence`${actor} counted the email to ${isolated(lead.name)} as unanswered`;
      if (undoneKind === 'moved')
        return sentence`${actor} undid the move of an email ${entry.isArrival ? 'from' : 'to'} ${other}`;
      return undoneKind === 'merged' || undoneKind === 'separated'
        ? sentence`${actor} ${undone} ${other}`
        : sentence`${actor} ${undone}`;
    }
    case 'delivery':
      return (
        delivery &&
        sentence`${channels[delivery.channel]} ${isolated(readableEmail(delivery.recipient))} ${outcomes[delivery.state]}`
      );
  }
}

/** `Grace set the next step: Call back, Mon, Nov 30`. Steps of leads that have been separated since have no text any more. */
function stepSummary(actor: ReactNode, { step }: TimelineEntry): ReactNode {
  const what = (text = 'the next step') => isolated(text);
  if (step?.to) return sentence`${actor} set the next step: ${what(step.to.text)}, ${formatDue(step.to.due)}`;
  return step?.isDone
    ? sentence`${actor} completed: ${what(step.from?.text)}`
    : sentence`${actor} removed the next step: ${what(step?.from?.text)}`;
}

/** `expects $18,500 in December 2026` */
function expectationOf({ expected }: TimelineEntry): string {
  const { value = null, month = null } = expected ?? {};
  if (value === null && month === null) return 'removed what was expected';
  const parts = [value === null ? 'an order' : formatDollars(value), month && `in ${formatMonth(month)}`];
  return `expects ${parts.filter(Boolean).join(' ')}`;
}

/** `: $18,500, Price, on Nov 26` */
function outcomeOf({ outcome }: TimelineEntry): string {
  const { value, lostReason, closedOn } = outcome ?? {};
  const parts = [
    value != null && formatDollars(value),
    lostReason && lostReasonLabels[lostReason],
    closedOn && `closed on ${formatLongDay(closedOn)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
}

/** `Grace hid the phone 512 555 0142`. */
function correctionOf(actor: ReactNode, [detail]: TimelineEntry['details']): ReactNode {
  if (!detail) return null;
  const { field, value, action } = detail;
  const what = sentence`the ${fieldNames[field].toLowerCase()} ${isolated(detailText(field, value))}`;
  switch (action) {
    case 'add':
      return sentence`${actor} added ${what}`;
    case 'prefer':
      return sentence`${actor} put ${what} first`;
    case 'hide':
      return sentence`${actor} hid ${what}`;
    case 'show':
      return sentence`${actor} showed ${what} again`;
    case 'remove':
      return sentence`${actor} removed ${what}`;
  }
}
