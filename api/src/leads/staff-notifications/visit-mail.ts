import { formatPeriod } from '@portal/contracts/business-time';
import { visibleLine } from '@portal/contracts/visible-text';
import type { EntityManager } from 'typeorm';
import type { Detail } from '../../notifications/mail/mail-design.ts';
import type { MailMessage } from '../../notifications/mail/transactional-mail.service.ts';
import type { Env } from '../../platform/env/env.ts';
import { staffCalendar, type VisitVersion } from '../visits/visit-calendar.ts';

/** A version of a visit, and the person whose calendar gets an entry for it, or loses it. */
interface VisitNews extends VisitVersion {
  rootId: number;
  company: string | null;
  phone: string | null;
  actor: string | null;
  person: { id: number; email: string; name: string };
  assignee_id: number | null;
}

/** Loads what a notification about a visit is about. Undefined if there is nothing any more. */
export async function loadVisitNews(manager: EntityManager, notificationId: string): Promise<VisitNews | undefined> {
  const [news]: VisitNews[] = await manager.query(
    `select visit.*, root.id as "rootId", root.name, root.company, root.phone, root.language, assignee.name as assignee,
            actor.name as actor, jsonb_build_object('id', person.id, 'email', person.email, 'name', person.name) as person
     from staff_notifications notification
     join lead_events event on event.id = notification.event_id
     join site_visits visit on visit.id = (event.data -> 'visit' ->> 'id')::integer
     join leads member on member.id = visit.lead_id
     join leads root on root.id = member.root_id
     join users person on person.id = notification.user_id
     join staff_accounts on staff_accounts.user_id = person.id and disabled_at is null
     left join users assignee on assignee.id = visit.assignee_id
     left join users actor on actor.id = notification.actor_id
     where notification.id = $1`,
    [notificationId],
  );
  return news;
}

/** Returns the mail with the entry for the calendar of who goes, or with its cancellation. */
export function visitMail(
  { person, actor, rootId, company: customer, phone, assignee_id, ...visit }: VisitNews,
  { deskUrl, businessCalendar: { timeZone }, company, mailboxAddress }: Env,
): MailMessage {
  const isCancelled = visit.is_cancelled || assignee_id !== person.id;
  const name = [visit.name, customer]
    .map((text) => text && visibleLine(text))
    .filter(Boolean)
    .join(', ');
  const period = formatPeriod({ startsAt: visit.starts_at, minutes: visit.minutes }, { timeZone });
  const heading = isCancelled
    ? 'You do not go on this visit'
    : visit.sequence > 0
      ? 'Your visit has changed'
      : 'You go on a site visit';
  const href = `${deskUrl}/admin/leads/${rootId}`;
  const goes = !visit.is_cancelled && isCancelled && visit.assignee;
  const details: Detail[] = [
    ['Customer', name],
    ['When', period],
    ['Where', visit.address],
    ...(phone ? [['Phone', phone] as const] : []),
    ...(visit.note ? [['Note', visit.note] as const] : []),
    ...(goes ? [['Who goes now', goes] as const] : []),
    ...(actor ? [['Planned by', actor] as const] : []),
  ];
  const description = [...details.map(([label, value]) => `${label}: ${value}`), href].join('\n');
  return {
    to: person.email,
    subject: `${isCancelled ? 'Cancelled: ' : ''}Site visit: ${name}, ${period}`,
    heading,
    parts: [`Hello ${person.name},`, { details }, { action: { label: 'Open in the lead desk', href } }],
    reason: 'You receive this email because of your notification settings under “Account” in the lead desk.',
    invitation: staffCalendar(
      visit,
      { company: company.name, mailbox: mailboxAddress },
      { ...person, isCancelled, description },
    ),
  };
}
