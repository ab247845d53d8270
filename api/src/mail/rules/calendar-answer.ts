import type { VisitAnswer } from '@portal/contracts/site-visit';
import ICAL from 'ical.js';

/** What a calendar writes about an invitation (RFC 5546, REPLY and COUNTER). */
export interface CalendarAnswer {
  uid: string;
  /** Of the version of the invitation that it answers. */
  sequence: number;
  attendee: string;
  /** Null: another time is proposed, or nothing is decided. */
  answer: VisitAnswer | null;
  /** When the person has answered, as their calendar says. */
  at: string | null;
}

const maxLength = 200_000;
const maxSequence = 1_000_000;
const answers: Readonly<Record<string, VisitAnswer>> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
};

/** Returns null for a text that is none, or that cannot be read. */
export function readCalendarAnswer(text: string, method: string | null): CalendarAnswer | null {
  if ((method !== 'REPLY' && method !== 'COUNTER') || text.length > maxLength) return null;
  try {
    const event = ICAL.Component.fromString(text).getFirstSubcomponent('vevent');
    const attendee = event?.getFirstProperty('attendee');
    const stamp = event?.getFirstPropertyValue('dtstamp');
    const sequence = Number(event?.getFirstPropertyValue('sequence') ?? 0);
    if (!event || !attendee || !(sequence >= 0 && sequence <= maxSequence)) return null;
    const status = String(attendee.getFirstParameter('partstat') ?? '').toUpperCase();
    return {
      uid: String(event.getFirstPropertyValue('uid') ?? ''),
      sequence: Math.floor(sequence),
      attendee: String(attendee.getFirstValue()).replace(/^mailto:/i, ''),
      answer: method === 'REPLY' ? (answers[status] ?? null) : null,
      at: stamp instanceof ICAL.Time ? stamp.toJSDate().toISOString() : null,
    };
  } catch {
    return null;
  }
}
