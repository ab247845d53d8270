import type { Language } from '@portal/contracts/language';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { Invitation } from '../../notifications/mail/mailer.service.ts';
import { visitTexts } from './visit-texts.ts';

/** One version of a visit, as it is stored. */
export interface VisitVersion {
  id: number;
  lead_id: number;
  uid: string;
  sequence: number;
  is_cancelled: boolean;
  starts_at: Date;
  minutes: number;
  address: string;
  note: string | null;
  attendee: string | null;
  created_at: Date;
  assignee: string | null;
  /** Of the customer. */
  name: string;
  language: Language;
}

interface Organizer {
  company: string;
  /** The mailbox that receives the answers. */
  mailbox: string;
}

interface Attendee {
  email: string;
  name: string;
  /** Whether the calendar asks for an answer. Otherwise the event is accepted already. */
  isAsked: boolean;
}

interface CalendarEvent {
  uid: string;
  summary: string;
  description: string;
  attendee: Attendee | null;
  language: Language;
  isCancelled: boolean;
}

/** Returns the invitation of a customer to a visit, or its cancellation. */
export function visitCalendar(visit: VisitVersion, organizer: Organizer): Invitation {
  const texts = visitTexts[visit.language];
  return calendarOf(visit, organizer, {
    uid: visit.uid,
    summary: texts.summary(organizer.company),
    description: [visit.note, visit.assignee && texts.description(visit.assignee)].filter(Boolean).join('\n\n'),
    attendee: visit.attendee ? { email: visit.attendee, name: visit.name, isAsked: true } : null,
    language: visit.language,
    isCancelled: visit.is_cancelled,
  });
}

/** The entry for who goes. It has an id of its own, because answers to the event of the customer are read. */
const entryOf = ({ uid, name }: VisitVersion, description: string) => ({
  ...{ uid: `${uid}-staff`, summary: `Site visit: ${name}`, description },
  ...{ language: 'en' as const, isCancelled: false },
});

/** Returns the entry of the calendar of who goes, or its cancellation. It asks for no answer. */
export function staffCalendar(
  visit: VisitVersion,
  organizer: Organizer,
  { isCancelled, description, ...person }: { email: string; name: string; isCancelled: boolean; description: string },
): Invitation {
  const attendee = { ...person, isAsked: false };
  return calendarOf(visit, organizer, { ...entryOf(visit, description), attendee, isCancelled });
}

/** Returns a calendar that programs read again and again, with the same entries. */
export function calendarFeed(visits: (VisitVersion & { description: string })[], organizer: Organizer): string {
  const calendar = ical({
    name: 'Site visits',
    prodId: { company: organizer.company, product: 'Lead desk', language: 'EN' },
    ttl: 900,
    events: visits.map((visit) => eventOf(visit, organizer, { ...entryOf(visit, visit.description), attendee: null })),
  });
  return calendar.toString();
}

/** iTIP (RFC 5546). */
function calendarOf(visit: VisitVersion, organizer: Organizer, event: CalendarEvent): Invitation {
  const method = event.isCancelled ? 'CANCEL' : 'REQUEST';
  const calendar = ical({
    prodId: { company: organizer.company, product: 'Lead desk', language: event.language.toUpperCase() },
    method: ICalCalendarMethod[method],
    events: [eventOf(visit, organizer, event)],
  });
  return { method, content: calendar.toString() };
}

/** Times are in UTC, so that an event needs no rules of time zones: calendars show it in that of their user. */
const eventOf = (
  visit: VisitVersion,
  { company, mailbox }: Organizer,
  { uid, summary, description, attendee, isCancelled }: CalendarEvent,
): ICalEventData => ({
  id: `${uid}@${mailbox.slice(mailbox.lastIndexOf('@') + 1)}`,
  sequence: visit.sequence,
  stamp: visit.created_at,
  start: visit.starts_at,
  end: new Date(visit.starts_at.getTime() + visit.minutes * 60_000),
  summary,
  description,
  location: visit.address,
  organizer: { name: company, email: mailbox },
  attendees: attendee
    ? [
        {
          email: attendee.email,
          name: attendee.name,
          role: ICalAttendeeRole.REQ,
          status: attendee.isAsked ? ICalAttendeeStatus.NEEDSACTION : ICalAttendeeStatus.ACCEPTED,
          rsvp: attendee.isAsked && !isCancelled,
        },
      ]
    : [],
  status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  transparency: ICalEventTransparency.OPAQUE,
});
