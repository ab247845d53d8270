import { formatTime } from '@portal/contracts/business-time';
import { serviceName } from '@portal/contracts/service-name';
import type { StaffNotificationKind } from '@portal/contracts/staff-notification';
import { visibleLine } from '@portal/contracts/visible-text';
import type { EntityManager } from 'typeorm';
import type { MailPart } from '../../notifications/mail/mail-design.ts';
import type { MailMessage } from '../../notifications/mail/transactional-mail.service.ts';
import type { Env } from '../../platform/env/env.ts';

/**
 * SQL for who wrote the e-mail that a notification is about, if that is not the customer of the lead with the id `root`. Nobody has verified
 * that a colleague wrote it who is named.
 */
export const writerOfNews = (notification: string, root: string) => `(
  select case when message.claimed_id is null then coalesce(nullif(from_name, ''), from_address, 'Unknown sender')
              else concat(coalesce(nullif(from_name, ''), from_address), ' (not verified)') end
  from lead_events event join messages message on message.id = coalesce(
    event.message_id, (select id from messages where messages.request_id = event.request_id limit 1))
  where event.id = ${notification}.event_id and ${notification}.kind = 'wrote-again'
    and writer_of(message.*, array(select addresses_of(array(select id from leads where root_id = ${root})))) <> 'customer')`;

/** What a message about new notifications is about. */
export interface NewsJob {
  userId: number;
  notificationIds: string[];
}

/** A notification with what its mail says of it. */
interface NewsItem {
  kind: StaffNotificationKind;
  at: Date;
  leadId: number;
  name: string;
  /** Who wrote, if not the customer. */
  writer: string | null;
  company: string | null;
  service: string | null;
  actor: string | null;
  owner: string | null;
  ownerId: number | null;
  /** The next step that is overdue. */
  step: string | null;
}

interface News {
  userId: number;
  email: string;
  name: string;
  items: NewsItem[];
}

/** Loads what a person is notified of. Undefined if there is nothing any more: leads have been erased, or the account was disabled. */
export async function loadNews(manager: EntityManager, userId: number, ids: string[]): Promise<News | undefined> {
  const [news]: (Omit<News, 'items'> & { items: (Omit<NewsItem, 'at'> & { at: string })[] })[] = await manager.query(
    `select users.id as "userId", users.email, users.name, jsonb_agg(jsonb_build_object(
              'kind', kind, 'at', at, 'leadId', lead.id, 'name', coalesce(lead.name, lead.email, 'No name'),
              'writer', ${writerOfNews('notification', 'lead.id')},
              'company', lead.company, 'service', lead.service, 'actor', actor.name, 'owner', owner.name, 'ownerId', owner.id, 'step', step.text) order by notification.id) as items
     from staff_notifications notification
     join leads member on member.id = notification.lead_id
     join leads lead on lead.id = member.root_id
     join users on users.id = notification.user_id
     join staff_accounts on staff_accounts.user_id = users.id and disabled_at is null
     left join users actor on actor.id = notification.actor_id
     left join users owner on owner.id = lead.owner_id
     left join next_steps step on step.id = notification.step_id
     where notification.user_id = $1 and notification.id = any($2::bigint[])
     group by users.id`,
    [userId, ids],
  );
  return news && { ...news, items: news.items.map((item) => ({ ...item, at: new Date(item.at) })) };
}

/** Returns all items in one line, and where they are. */
export function headlineOf({ userId, items }: News, { deskUrl }: Env): { title: string; href: string } {
  const [first] = items;
  const leadIds = new Set(items.map(({ leadId }) => leadId));
  return {
    title: first && items.length === 1 ? sentenceOf(first, userId) : `${items.length} notifications of the lead desk`,
    href: leadIds.size === 1 ? `${deskUrl}/admin/leads/${first?.leadId}` : `${deskUrl}/admin`,
  };
}

/** Returns one mail for all items. */
export function newsMail(news: News, env: Env): MailMessage {
  const { userId, email, name, items } = news;
  const { deskUrl, businessCalendar } = env;
  const { title: subject, href } = headlineOf(news, env);
  const isAboutOne = new Set(items.map(({ leadId }) => leadId)).size === 1;
  return {
    to: email,
    subject,
    heading: subject,
    parts: [
      `Hello ${name},`,
      {
        details: items.map(
          (item) =>
            [
              formatTime(item.at, businessCalendar.timeZone),
              [
                sentenceOf(item, userId),
                item.company && visibleLine(item.company),
                item.service && serviceName(item.service),
              ]
                .filter(Boolean)
                .join(' · '),
              isAboutOne ? undefined : `${deskUrl}/admin/leads/${item.leadId}`,
            ] as const,
        ),
      } satisfies MailPart,
      { action: { label: 'Open in the lead desk', href } },
    ],
    reason: 'You receive this email because of your notification settings under “Account” in the lead desk.',
  };
}

/** Returns a sentence for the subject and the list, e.g. `Lina Archer wrote again (owner Ana)`. */
function sentenceOf({ kind, name: leadName, writer, actor, owner, ownerId, step }: NewsItem, userId: number): string {
  const name = visibleLine(leadName) || 'No name';
  const ofOwner = owner ? ` (owner ${owner})` : '';
  switch (kind) {
    case 'assigned':
      return actor ? `${actor} assigned ${name} to you` : `${name} was assigned to you`;
    case 'wrote-again':
      return `${writer ? `${visibleLine(writer)} wrote about ${name}` : `${name} wrote again`}${ofOwner}`;
    case 'mentioned':
      return `${actor ?? 'A colleague'} mentioned you on ${name}`;
    case 'overdue':
      return ownerId === userId
        ? `${name} waits for your answer: overdue`
        : `${name} was not answered in time${ofOwner}`;
    case 'unanswered':
      return `Nobody has answered ${name}${ofOwner || ' (no owner)'}`;
    case 'undelivered':
      return `Your email to ${name} was not delivered`;
    case 'visit':
      return `${actor ?? 'A colleague'} planned or changed your visit to ${name}`;
    case 'step-overdue':
      return `Next step of ${name} is overdue: ${visibleLine(step ?? '')}`;
  }
}
