import type { Language } from '@portal/contracts/language';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
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

/** Returns the entry of the calendar of who goes, or its cancellation. Nobody has to answer it. */
export function staffCalendar(
  visit: VisitVersion,
  organizer: Organizer,
  { isCancelled, description, ...person }: { email: string; name: string; isCancelled: boolean; description: string },
): Invitation {
  return calendarOf(visit, organizer, {
    // Beside the event of the customer, whose answers are read.
    uid: `${visit.uid}-staff`,
    summary: `Site visit: ${visit.name}`,
    description,
    attendee: { ...person, isAsked: false },
    language: 'en',
    isCancelled,
  });
}

/** iTIP (RFC 5546). Times are in UTC, so that it needs no rules of time zones: calendars show them in that of their user. */
function calendarOf(
  visit: VisitVersion,
  { company, mailbox }: Organizer,
  { uid, summary, description, attendee, language, isCancelled }: CalendarEvent,
): Invitation {
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const calendar = ical({
    prodId: { company, product: 'Lead desk', language: language.toUpperCase() },
    method: ICalCalendarMethod[method],
    events: [
      {
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
      },
    ],
  });
  return { method, content: calendar.toString() };
}
