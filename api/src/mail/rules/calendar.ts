import { formatLongDay, formatLongLocalTime } from '@portal/contracts/business-time';
import type { VisitAnswer } from '@portal/contracts/site-visit';
import ICAL from 'ical.js';
import { decodeText } from './characters.ts';
import type { MailFile } from './mail-parts.ts';

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

/** A calendar part, and what it wants: REQUEST, REPLY and so on. */
export interface Calendar {
  text: string;
  method: string;
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

export function readCalendar(files: readonly MailFile[]): Calendar | null {
  const part = files.find(({ mimeType }) => mimeType === 'text/calendar' || mimeType === 'application/ics');
  if (!part) return null;
  const text = decodeText(part.start, part.charset);
  const method = part.method ?? /^METHOD:([A-Z-]{1,20})/im.exec(text)?.[1]?.toUpperCase() ?? 'PUBLISH';
  return { text, method };
}

/** Returns title, time, place and text of an invitation, for mails that say nothing else. */
export function describeEvent(text: string): string | null {
  if (text.length > maxLength) return null;
  try {
    const event = ICAL.Component.fromString(text).getFirstSubcomponent('vevent');
    const value = (name: string) => String(event?.getFirstPropertyValue(name) ?? '').trim();
    const when = event ? describeTime(event) : '';
    const lines = [
      value('summary') && `Title: ${value('summary')}`,
      when && `Time: ${when}`,
      value('location') && `Place: ${value('location')}`,
      value('description') && `\n${value('description')}`,
    ];
    return lines.filter(Boolean).join('\n') || null;
  } catch {
    return null;
  }
}

/** As the invitation says it, in its own time zone. Empty if it says no time. */
function describeTime(event: ICAL.Component): string {
  try {
    const start = event.getFirstPropertyValue('dtstart');
    if (!(start instanceof ICAL.Time)) return '';
    const { year, month, day, hour, minute, isDate, zone } = start;
    const said = event.getFirstProperty('dtstart')?.getFirstParameter('tzid');
    const name = said ?? (zone === ICAL.Timezone.utcTimezone ? 'UTC' : '');
    const local = new Date(Date.UTC(year, month - 1, day, hour, minute)).toISOString();
    if (isDate) return formatLongDay(local.slice(0, 10));
    const time = formatLongLocalTime(local.slice(0, 16)).replace(/\s/g, ' ');
    return name ? `${time} (${name})` : time;
  } catch {
    return '';
  }
}
