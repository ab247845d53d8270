import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import webpush from 'web-push';
import { JobQueue, type Outcome } from '../../notifications/queue/job-queue.service.ts';
import { Env } from '../../platform/env/env.ts';
import { Logger } from '../../platform/logging/logger.ts';
import { headlineOf, loadNews, type NewsJob } from './news-mail.ts';
import type { PushSubscriptionDto } from './push-subscription.dto.ts';

const timeoutMilliseconds = 10_000;
/** A phone that is off for longer finds the news on the desk. */
const keptSeconds = 12 * 3600;

/** Sends notifications to browsers of staff, also when no page of the lead desk is open (RFC 8030). */
@Injectable()
export class StaffPush {
  constructor(
    jobs: JobQueue,
    private readonly database: DataSource,
    private readonly env: Env,
    private readonly log: Logger,
  ) {
    jobs.registerWorker<NewsJob>('staff-push', 1, (job) => this.deliver(job));
  }

  /** Returns the key pair of this portal. The first call creates it: a new one would end all subscriptions. */
  async keys(): Promise<webpush.VapidKeys> {
    const stored = await this.storedKeys();
    if (stored) return stored;
    await this.database.query('update desk_settings set push_keys = $1 where push_keys is null', [
      webpush.generateVAPIDKeys(),
    ]);
    // Those of another instance, if it was faster.
    return (await this.storedKeys()) as webpush.VapidKeys;
  }

  private async storedKeys(): Promise<webpush.VapidKeys | null> {
    const [{ keys }] = await this.database.query('select push_keys as keys from desk_settings');
    return keys;
  }

  async count(userId: number): Promise<number> {
    const [{ count }]: [{ count: number }] = await this.database.query(
      'select count(*)::integer as count from push_subscriptions where user_id = $1',
      [userId],
    );
    return count;
  }

  async add(userId: number, { endpoint, p256dh, auth }: PushSubscriptionDto): Promise<void> {
    await this.database.query(
      `insert into push_subscriptions (endpoint, user_id, p256dh, auth) values ($1, $2, $3, $4)
       on conflict (endpoint) do update set user_id = $2, p256dh = $3, auth = $4`,
      [endpoint, userId, p256dh, auth],
    );
  }

  async remove(userId: number): Promise<void> {
    await this.database.query('delete from push_subscriptions where user_id = $1', [userId]);
  }

  /** Tries once: what is late is no news, and the bell has it. */
  private async deliver({ userId, notificationIds }: NewsJob): Promise<Outcome> {
    const news = await loadNews(this.database.manager, userId, notificationIds);
    if (!news) return 'completed';
    const { title, href } = headlineOf(news, this.env);
    const subscriptions: PushSubscriptionDto[] = await this.database.query(
      'select endpoint, p256dh, auth from push_subscriptions where user_id = $1',
      [userId],
    );
    const { publicKey, privateKey } = await this.keys();
    const vapidDetails = { subject: this.env.deskUrl, publicKey, privateKey };
    await Promise.all(
      subscriptions.map(({ endpoint, p256dh, auth }) =>
        this.send(endpoint, () =>
          webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify({ title, href }), {
            ...{ vapidDetails, TTL: keptSeconds, urgency: 'high' },
          }),
        ),
      ),
    );
    return 'completed';
  }

  private async send(endpoint: string, details: () => webpush.RequestDetails): Promise<void> {
    const { host } = new URL(endpoint);
    try {
      const { method, headers, body } = details();
      const { status } = await fetch(endpoint, {
        ...{ method, headers: headers as Record<string, string>, body: body && new Uint8Array(body) },
        ...{ redirect: 'error', signal: AbortSignal.timeout(timeoutMilliseconds) },
      });
      // The browser has ended it.
      if (status === 404 || status === 410)
        await this.database.query('delete from push_subscriptions where endpoint = $1', [endpoint]);
      else if (status >= 300) this.log.warn({ host, status }, 'a push message was rejected');
    } catch (error) {
      this.log.warn({ host, reason: String(error) }, 'a push message was not sent');
    }
  }
}
