import type { SiteVisit, VisitNews } from '@portal/staff-client/visit';
import { formatPeriod } from '../time/business-time.ts';

const answers: Record<NonNullable<SiteVisit['answer']>, string> = {
  accepted: 'Accepted',
  declined: 'Declined',
  tentative: 'Maybe',
};

const deliveries: Record<NonNullable<SiteVisit['delivery']>, string> = {
  waiting: 'Sending…',
  sent: 'No answer yet',
  failed: 'Not sent',
  bounced: 'Came back',
  unknown: 'Not known whether it was sent',
  held: 'Not sent',
};

/** What is known of an invitation. */
export function stateOf({ isCancelled, answer, delivery }: SiteVisit): string {
  if (isCancelled)
    return delivery && !['waiting', 'sent'].includes(delivery) ? 'Cancelled, email not delivered' : 'Cancelled';
  if (answer) return answers[answer];
  return delivery ? deliveries[delivery] : 'Not sent by the lead desk';
}

/** Returns what somebody has done, for a sentence that begins with their name. */
export function describeVisit(visit: VisitNews): string {
  const { change, before } = visit;
  const period = formatPeriod(visit);
  switch (change) {
    case 'scheduled':
      return `scheduled a visit: ${period}`;
    case 'moved': {
      const was = before ? formatPeriod(before) : period;
      return was === period ? `changed the visit: ${period}` : `moved the visit from ${was} to ${period}`;
    }
    case 'cancelled':
      return `cancelled the visit: ${period}`;
    case 'accepted':
      return `accepted the visit: ${period}`;
    case 'declined':
      return `declined the visit: ${period}`;
    case 'tentative':
      return `answered “maybe” to the visit: ${period}`;
  }
}

/** `1 hour 30 minutes` */
export function formatLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest > 0 && `${rest} minutes`];
  return parts.filter(Boolean).join(' ');
}
