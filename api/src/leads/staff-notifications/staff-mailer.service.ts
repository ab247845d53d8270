import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { StaffNotificationKind } from '@portal/contracts/staff-notification';
import { Temporal } from 'temporal-polyfill';
import { DataSource, type EntityManager } from 'typeorm';
import { type MailMessage, TransactionalMail } from '../../notifications/mail/transactional-mail.service.ts';
import { JobQueue } from '../../notifications/queue/job-queue.service.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { Env } from '../../platform/env/env.ts';
import { digestMail, loadDigest } from './digest-mail.ts';
import { loadNews, type NewsJob, newsMail } from './news-mail.ts';
import { loadVisitNews, visitMail } from './visit-mail.ts';

const digestHour = 8;
/** Notifications are removed after that. */
export const keptDays = 90;
const maxNotifications = 500;

/** What is news for a phone, too. The bell and e-mails have the rest. */
const pushedKinds: StaffNotificationKind[] = ['assigned', 'wrote-again', 'mentioned', 'overdue'];

/** The mail with an entry for the calendar of who goes on a visit. */
interface VisitJob {
  notificationId: string;
}

/** SQL: the e-mail with the visit that a notification is about can still be taken back. */
const isUnsent = `exists (
  select from lead_events event join messages message on message.id = event.message_id
  where event.id = notification.event_id and delivery_state = 'waiting')`;

/** Queues e-mail and push messages about notifications for staff who want them, and the digest of the morning. Mails hold the state of when they are sent. */
@Injectable()
export class StaffMailer {
  constructor(
    private readonly mail: TransactionalMail,
    private readonly jobs: JobQueue,
    private readonly hours: BusinessHours,
    private readonly database: DataSource,
    private readonly env: Env,
  ) {
    mail.registerTemplate('staff-news', (job: NewsJob) => this.renderNews(job));
    mail.registerTemplate('staff-visit', (job: VisitJob) => this.renderVisit(job));
    mail.registerTemplate('staff-digest', (job: { userId: number }) => this.renderDigest(job.userId));
  }

  /** Queues what is due, each once. */
  async queue(): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.queueNews(manager);
      await this.queueDigest(manager);
    });
  }

  /** One message for all that a person is notified of at a time, and a mail for each visit. News that have been read need none. */
  private async queueNews(manager: EntityManager): Promise<void> {
    const unmailed: (Record<'mails' | 'visits' | 'pushed', string[] | null> & { userId: number })[] =
      await manager.query(
        `with unmailed as (
         select id from staff_notifications notification
         where mailed_at is null and not (kind = 'visit' and ${isUnsent})
         order by id limit ${maxNotifications} for update skip locked
       ), marked as (
         update staff_notifications set mailed_at = now() from unmailed where staff_notifications.id = unmailed.id
         returning staff_notifications.id, user_id, kind, read_at
       )
       select user_id as "userId",
              array_agg(id::text order by id) filter (where is_mailed and kind <> 'visit' and read_at is null) as mails,
              array_agg(id::text order by id) filter (where is_mailed and kind = 'visit') as visits,
              array_agg(id::text order by id) filter (where kind = any($1) and read_at is null and has_browser) as pushed
       from marked join staff_accounts account using (user_id)
       cross join lateral (
         select mails_notifications and kind <> all(unmailed_kinds) as is_mailed,
                exists (select from push_subscriptions subscription where subscription.user_id = marked.user_id) as has_browser
       ) as wanted
       where disabled_at is null and is_accepted(account)
       group by 1 order by 1`,
        [pushedKinds],
      );
    const jobsOf = (of: 'mails' | 'pushed') =>
      unmailed.flatMap(({ userId, [of]: ids }): NewsJob[] => (ids ? [{ userId, notificationIds: ids }] : []));
    await this.send(manager, 'staff-news', jobsOf('mails'));
    await this.jobs.send(manager, 'staff-push', jobsOf('pushed'));
    const visits = unmailed.flatMap(({ visits }) => visits ?? []);
    await this.send(
      manager,
      'staff-visit',
      visits.map((notificationId): VisitJob => ({ notificationId })),
    );
  }

  private async queueDigest(manager: EntityManager): Promise<void> {
    const now = Temporal.Now.zonedDateTimeISO(this.hours.timeZone);
    const today = now.toPlainDate();
    if (now.hour < digestHour || !this.hours.isBusinessDay(today)) return;
    const people: { userId: number }[] = await manager.query(
      `with day as (
         update desk_settings set digest_on = $1 where digest_on < $1 returning digest_on
       ), removed as (
         delete from staff_notifications using day where at < now() - interval '${keptDays} days'
       )
       select user_id as "userId" from day, staff_accounts account
       where mails_digest and can_own_leads(user_id) and is_accepted(account) and not is_absent(account) order by user_id`,
      [today.toString()],
    );
    await this.send(manager, 'staff-digest', people);
  }

  private async send(manager: EntityManager, kind: string, about: object[]): Promise<void> {
    if (!this.mail.isConfigured) return;
    await this.jobs.send(
      manager,
      'staff-mail',
      about.map((one) => ({ kind, about: one, id: randomUUID() })),
    );
  }

  private async renderNews({ userId, notificationIds }: NewsJob): Promise<MailMessage | undefined> {
    const { manager } = this.database;
    const news = await loadNews(manager, userId, notificationIds);
    return news && newsMail(news, this.env);
  }

  private async renderVisit({ notificationId }: VisitJob): Promise<MailMessage | undefined> {
    const news = await loadVisitNews(this.database.manager, notificationId);
    return news && visitMail(news, this.env);
  }

  private async renderDigest(userId: number): Promise<MailMessage | undefined> {
    const tomorrow = Temporal.Now.plainDateISO(this.hours.timeZone).add({ days: 1 });
    const dayEnd = new Date(tomorrow.toZonedDateTime(this.hours.timeZone).epochMilliseconds);
    const digest = await loadDigest(this.database.manager, userId, { dayEnd, tomorrow: tomorrow.toString() });
    return digest && digestMail(digest, this.env);
  }
}
