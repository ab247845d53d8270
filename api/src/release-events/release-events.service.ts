import { Injectable } from '@nestjs/common';
import { formatLongTime } from '@portal/contracts/business-time';
import type { ReleaseEvent } from '@portal/contracts/field-counters';
import { DataSource } from 'typeorm';
import { type MailMessage, mailManagers, TransactionalMail } from '../notifications/mail/transactional-mail.service.ts';
import { JobQueue, type Outcome } from '../notifications/queue/job-queue.service.ts';
import { Sender } from '../notifications/sender.service.ts';
import { sendWebhook } from '../notifications/webhook/send-webhook.ts';
import { Env } from '../platform/env/env.ts';
import { Logger } from '../platform/logging/logger.ts';

const rolledBack = 'release-rolled-back';

/** Takes events of the publisher, which sends each until it is accepted, and tells managers by e-mail and the team by webhook. */
@Injectable()
export class ReleaseEvents {
  constructor(
    private readonly mail: TransactionalMail,
    private readonly sender: Sender,
    private readonly jobs: JobQueue,
    private readonly database: DataSource,
    private readonly env: Env,
    private readonly log: Logger,
  ) {
    mail.registerManagerTemplate(rolledBack, (event: ReleaseEvent) => this.render(event));
    jobs.registerWorker<ReleaseEvent>('team-webhook', 1, (event) => this.callTeam(event));
  }

  /** Resolves when the event is stored. An event that was accepted before changes nothing. */
  async accept(event: ReleaseEvent): Promise<void> {
    const { remote, at, webhook } = event;
    await this.database.transaction(async (transaction) => {
      const [added] = await transaction.query<object[]>(
        'insert into release_events (remote, at) values ($1, $2) on conflict do nothing returning remote',
        [remote, at],
      );
      if (!added) return;
      if (this.mail.isConfigured) await mailManagers(transaction, rolledBack, event);
      if (webhook && this.env.teamWebhookSecret) await this.jobs.send(transaction, 'team-webhook', [event]);
      else if (webhook) this.log.warn({ remote }, 'a team gets no webhook: TEAM_WEBHOOK_SECRET is not set');
    });
  }

  private async callTeam({ remote, from, to, reason, at, webhook }: ReleaseEvent): Promise<Outcome> {
    const { teamWebhookSecret: secret } = this.env;
    if (!webhook || !secret) return 'completed';
    const event = { type: 'release.rolled-back', timestamp: at, data: { remote, from, to, reason } };
    const id = `release.${remote}.${Date.parse(at)}`;
    const send = async () => {
      await sendWebhook({ url: webhook, secret }, id, event);
      return [];
    };
    // The key is the name of a file.
    return this.sender.attempt({ key: encodeURIComponent(id), send });
  }

  private async render({ remote, from, to, reason, at }: ReleaseEvent) {
    const heading = `A release of ${remote} was rolled back`;
    return {
      subject: heading,
      heading,
      parts: [
        'It did harm to visitors, so the portal has made the release before it live again. Nothing has to be done at once.',
        {
          details: [
            ['Rolled back', from],
            ['Live now', to],
            ['When', formatLongTime(at, this.env.businessCalendar.timeZone)],
            ['Why', reason],
          ],
        },
        `The next release of ${remote} is not rolled back by itself until a person has decided what is live, or a release has done no harm for 15 minutes.`,
        { action: { label: 'Open the releases', href: `${this.env.deskUrl}/admin/releases` } },
      ],
    } satisfies Partial<MailMessage>;
  }
}
