import { Injectable } from '@nestjs/common';
import { formatTime } from '@portal/contracts/business-time';
import { DataSource } from 'typeorm';
import { type MailMessage, TransactionalMail } from '../../notifications/mail/transactional-mail.service.ts';
import { Env } from '../../platform/env/env.ts';
import { MailboxStates } from './mailbox-states.service.ts';

/** A mail server that restarts is no reason for a mail. */
const alarmAfter = '5 minutes';

const disconnected = 'mailbox-disconnected';
const connected = 'mailbox-connected';

interface About {
  userId: number;
  /** When the outage began. */
  since: string;
}

/** Tells managers by e-mail, once for each outage, that the mailbox cannot be read, and when it can be read again. */
@Injectable()
export class MailboxAlarm {
  constructor(
    private readonly mail: TransactionalMail,
    private readonly states: MailboxStates,
    private readonly database: DataSource,
    private readonly env: Env,
  ) {
    mail.registerTemplate(disconnected, (about: About) => this.renderAlarm(about));
    mail.registerTemplate(connected, (about: About) => this.renderEnd(about));
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
    if (due) await this.sendToManagers(disconnected, due.since);
  }

  /** Call when the mailbox is connected again after an outage that managers were told about. */
  async clear(since: Date): Promise<void> {
    await this.sendToManagers(connected, since);
  }

  private async sendToManagers(kind: string, since: Date): Promise<void> {
    const managers: { userId: number }[] = await this.database.query(
      `select user_id as "userId" from staff_accounts where role = 'manager' and disabled_at is null`,
    );
    for (const { userId } of managers)
      await this.mail.send(kind, { userId, since: since.toISOString() } satisfies About);
  }

  /** Skips the mail if the mailbox is connected again. */
  private async renderAlarm({ userId, since }: About): Promise<MailMessage | undefined> {
    const state = await this.states.find(this.env.mailboxAddress);
    if (!state || state.isConnected) return undefined;
    return this.render(userId, {
      subject: `Mailbox not connected since ${this.timeOf(since)}`,
      heading: 'The mailbox is not connected',
      parts: [
        `Answers of customers to ${this.env.mailboxAddress} have not reached the lead desk since ${this.timeOf(since)}.`,
        state.problem ?? 'The reason is not known.',
        'Nothing is lost: everything is read as soon as the mailbox is connected again.',
      ],
    });
  }

  private renderEnd({ userId, since }: About): Promise<MailMessage | undefined> {
    return this.render(userId, {
      subject: 'The mailbox is connected again',
      heading: 'The mailbox is connected again',
      parts: [
        `It was not connected since ${this.timeOf(since)}. What was sent to ${this.env.mailboxAddress} meanwhile is in the lead desk now.`,
      ],
    });
  }

  private async render(
    userId: number,
    content: Pick<MailMessage, 'subject' | 'heading' | 'parts'>,
  ): Promise<MailMessage | undefined> {
    const [user]: { email: string }[] = await this.database.query('select email from users where id = $1', [userId]);
    return (
      user && {
        ...content,
        to: user.email,
        parts: [...content.parts, { action: { label: 'Open the lead desk', href: `${this.env.deskUrl}/admin` } }],
        reason: 'You get this email because you are a manager of the lead desk.',
      }
    );
  }

  private timeOf(since: string): string {
    return formatTime(since, this.env.businessCalendar.timeZone);
  }
}
