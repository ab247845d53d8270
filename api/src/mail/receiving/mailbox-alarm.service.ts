import { Injectable } from '@nestjs/common';
import { formatTime } from '@portal/contracts/business-time';
import { DataSource } from 'typeorm';
import { mailManagers, TransactionalMail } from '../../notifications/mail/transactional-mail.service.ts';
import { Env } from '../../platform/env/env.ts';
import { MailboxStatus } from './mailbox-status.service.ts';

/** A mail server that restarts is no reason for a mail. */
const alarmAfter = '5 minutes';

const template = 'mailbox-connection';

interface About {
  /** When the outage began. */
  since: string;
  hasEnded: boolean;
}

/** Tells managers by e-mail, once for each outage, that the mailbox cannot be read, and when it can be read again. */
@Injectable()
export class MailboxAlarm {
  constructor(
    private readonly mail: TransactionalMail,
    private readonly status: MailboxStatus,
    private readonly database: DataSource,
    private readonly env: Env,
  ) {
    mail.registerManagerTemplate(template, (about: About) => this.render(about));
  }

  async raiseIfDue(): Promise<void> {
    if (!this.mail.isConfigured) return;
    const [due]: { since: Date }[] = await this.database.query(
      `with due as (
         update mailboxes set notified_at = now()
         where address = $1 and not is_connected and notified_at is null and since < now() - interval '${alarmAfter}'
         returning since
       )
       select since from due`,
      [this.env.mailboxAddress],
    );
    if (due)
      await mailManagers(this.database, template, { since: due.since.toISOString(), hasEnded: false } satisfies About);
  }

  /** Call when the mailbox is connected again after an outage that managers were told about. */
  async clear(since: Date): Promise<void> {
    await mailManagers(this.database, template, { since: since.toISOString(), hasEnded: true } satisfies About);
  }

  /** Skips the alarm if the mailbox is connected again. */
  private async render({ since, hasEnded }: About) {
    const { state, problem } = await this.status.show('manager');
    if (!hasEnded && state !== 'not-connected') return undefined;
    const time = formatTime(since, this.env.businessCalendar.timeZone);
    const { mailboxAddress, deskUrl } = this.env;
    const heading = hasEnded ? 'The mailbox is connected again' : 'The mailbox is not connected';
    return {
      subject: hasEnded ? heading : `Mailbox not connected since ${time}`,
      heading,
      parts: [
        ...(hasEnded
          ? [
              `It was not connected since ${time}. What was sent to ${mailboxAddress} meanwhile is in the lead desk now.`,
            ]
          : [
              `Answers of customers to ${mailboxAddress} have not reached the lead desk since ${time}.`,
              problem ?? 'The reason is not known.',
              'Nothing is lost: everything is read as soon as the mailbox is connected again.',
            ]),
        { action: { label: 'Open the lead desk', href: `${deskUrl}/admin` } },
      ],
    };
  }
}
