import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { SiteVisitDto } from '../leads/visits/site-visit.dto.ts';
import { type LeadFixture, makeLead } from './lead-fixtures.ts';
import { useMailDesk } from './mail-desk.ts';
import type { ReceivedMail } from './mail-server.ts';
import { createColleague } from './staff.ts';
import { until } from './until.ts';

interface Answer {
  uid: string;
  sequence: number;
  status?: string;
  attendee?: string;
  method?: string;
  at?: string;
}

export const instant = (day: string, time: string) =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('America/Chicago').toInstant().toString();

export function readCalendar(content: string) {
  const calendar = ICAL.Component.fromString(content);
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  const property = (name: string) => event?.getFirstProperty(name);
  const value = (name: string) => String(event?.getFirstPropertyValue(name));
  const attendee = property('attendee');
  expect(others).toEqual([]);
  return {
    version: calendar.getFirstPropertyValue('version'),
    method: calendar.getFirstPropertyValue('method'),
    uid: value('uid'),
    sequence: Number(value('sequence')),
    stamp: value('dtstamp'),
    starts: value('dtstart'),
    ends: value('dtend'),
    status: value('status'),
    summary: value('summary'),
    location: value('location'),
    description: value('description'),
    organizer: [value('organizer'), property('organizer')?.getFirstParameter('cn')],
    attendee: attendee && [attendee.getFirstValue(), attendee.getFirstParameter('cn')],
    rsvp: attendee?.getFirstParameter('rsvp'),
    partstat: attendee?.getFirstParameter('partstat'),
  };
}

/** Returns the invitation in a mail: the alternative and the file are the same. */
export function invitationIn({ attachments, raw }: ReceivedMail) {
  const [alternative, file, ...others] = attachments;
  const text = (content: unknown) =>
    Buffer.from(content as Uint8Array)
      .toString()
      .replaceAll('\r\n', '\n');
  expect(others).toEqual([]);
  expect([alternative?.mimeType, alternative?.disposition]).toEqual(['text/calendar', null]);
  expect([file?.mimeType, file?.disposition, file?.filename]).toEqual(['application/ics', 'attachment', 'visit.ics']);
  expect(text(file?.content)).toBe(text(alternative?.content));
  const calendar = readCalendar(text(file?.content));
  expect(alternative?.method).toBe(calendar.method);
  expect(raw).toMatch(/Content-Type: multipart\/alternative/);
  return calendar;
}

/** Starts an API with mail in both directions, and staff who schedule visits there. */
export async function useVisitDesk() {
  const { api, mail, settings, receive } = await useMailDesk({ BUSINESS_HOLIDAYS: 'none' });
  const grace = await createColleague(api, 'agent', 'Grace');
  const alan = await createColleague(api, 'manager', 'Alan');
  const viewer = await createColleague(api, 'viewer', 'Vera');

  /** A Tuesday in business hours. Each visit has one of its own, so that they do not meet. */
  let weeks = 4;
  const nextDay = () => {
    weeks += 1;
    const today = Temporal.Now.plainDateISO('America/Chicago');
    return today.add({ weeks, days: (9 - today.dayOfWeek) % 7 }).toString();
  };
  let nth = 0;
  async function newLead(fixture: LeadFixture = {}) {
    nth += 1;
    const email = `customer-${nth}@people.example`;
    const id = await makeLead(api, { name: 'Ada Byron', email, ...fixture });
    return { id, email };
  }

  const seenOf = async (lead: number) => (await grace.get(`leads/${lead}`).expect(200)).body.timeline[0].id;
  const visitOf = (email: string | null, fields: object = {}) => ({
    draftId: randomUUID(),
    email,
    text: 'We would like to visit you.',
    day: nextDay(),
    time: '10:00',
    minutes: 60,
    address: '500 Congress Ave, Austin',
    assigneeId: grace.id,
    ...fields,
  });
  const schedule = async (lead: number, visit: object, who = grace) =>
    who.post(`leads/${lead}/visits`, { seenEntryId: await seenOf(lead), ...visit });
  const move = async (lead: number, id: number, visit: object) =>
    grace.put(`leads/${lead}/visits/${id}`, { seenEntryId: await seenOf(lead), ...visit });
  const cancel = async (lead: number, id: number, email: string | null) =>
    grace.post(`leads/${lead}/visits/${id}/cancel`, {
      ...{ seenEntryId: await seenOf(lead), draftId: randomUUID(), email, text: 'We cannot come.' },
    });
  const visitsOf = async (lead: number): Promise<SiteVisitDto[]> =>
    (await viewer.get(`leads/${lead}`).expect(200)).body.visits;
  const entryOf = async (lead: number) => (await viewer.get(`leads/${lead}`).expect(200)).body.timeline;
  const newsOf = async (lead: number) =>
    (await entryOf(lead)).flatMap(({ visit }: { visit: { change: string } | null }) => visit?.change ?? []);

  /** Waits for the mails to an address, and returns the last one. */
  const sentTo = async (email: string, count = 1) => (await until(() => mail.to(email)[count - 1])) as ReceivedMail;
  /** Waits until a message has been sent and logged. */
  const isSent = (lead: number, count = 1) =>
    until(
      async () => (await entryOf(lead)).filter(({ kind }: { kind: string }) => kind === 'contact').length === count,
    );

  /** What the calendar of a customer sends. */
  async function answer(
    from: string,
    { uid, sequence, status = 'ACCEPTED', attendee = from, method = 'REPLY', at = '20261127T120000Z' }: Answer,
  ): Promise<void> {
    const calendar = [
      ...['BEGIN:VCALENDAR', 'PRODID:-//Other//Calendar//EN', 'VERSION:2.0', `METHOD:${method}`, 'BEGIN:VEVENT'],
      ...[`UID:${uid}`, `SEQUENCE:${sequence}`, `DTSTAMP:${at}`, 'DTSTART:20300101T160000Z'],
      ...['ORGANIZER:mailto:info@lumenward.example', `ATTENDEE;PARTSTAT=${status};CN="Ada":MAILTO:${attendee}`],
      ...['END:VEVENT', 'END:VCALENDAR'],
    ].join('\n');
    await receive(
      { From: from, Subject: 'Site visit', 'Content-Type': 'multipart/alternative; boundary=b' },
      `--b\nContent-Type: text/plain\n\nAda has answered.\n--b\nContent-Type: text/calendar; charset=utf-8; method=${method}\n\n${calendar}\n--b--`,
    );
  }

  const staff = { grace, alan, viewer };
  const actions = { nextDay, newLead, seenOf, visitOf, schedule, move, cancel, receive, answer };
  return { api, mail, settings, ...staff, ...actions, visitsOf, entryOf, newsOf, sentTo, isSent };
}
