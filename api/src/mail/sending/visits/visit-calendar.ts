import type { Language } from '@portal/contracts/language';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { Invitation } from '../compose-mail.ts';
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

/**
 * Returns the invitation to a visit, or its cancellation (RFC 5546). Times are in UTC, so that it needs no rules of time zones: calendars
 * show them in that of their user.
 */
export function visitCalendar(visit: VisitVersion, { company, mailbox }: Organizer): Invitation {
  const texts = visitTexts[visit.language];
  const method = visit.is_cancelled ? 'CANCEL' : 'REQUEST';
  const calendar = ical({
    prodId: { company, product: 'Lead desk', language: visit.language.toUpperCase() },
    method: ICalCalendarMethod[method],
    events: [
      {
        id: `${visit.uid}@${mailbox.slice(mailbox.lastIndexOf('@') + 1)}`,
        sequence: visit.sequence,
        stamp: visit.created_at,
        start: visit.starts_at,
        end: new Date(visit.starts_at.getTime() + visit.minutes * 60_000),
        summary: texts.summary(company),
        description: [visit.note, visit.assignee && texts.description(visit.assignee)].filter(Boolean).join('\n\n'),
        location: visit.address,
        organizer: { name: company, email: mailbox },
        attendees: visit.attendee
          ? [
              {
                email: visit.attendee,
                name: visit.name,
                role: ICalAttendeeRole.REQ,
                status: ICalAttendeeStatus.NEEDSACTION,
                rsvp: !visit.is_cancelled,
              },
            ]
          : [],
        status: visit.is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        transparency: ICalEventTransparency.OPAQUE,
      },
    ],
  });
  return { method, content: calendar.toString() };
}
