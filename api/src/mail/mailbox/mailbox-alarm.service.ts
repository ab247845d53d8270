import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type MailMessage, TransactionalMail } from '../../notifications/mail/transactional-mail.service.ts';
import { Env } from '../../platform/env/env.ts';
import { MailboxStates } from './mailbox-states.service.ts';

/** A mail server that restarts is no reason for a mail. */
const alarmAfter = '5 minutes';

const kind = 'mailbox-disconnected';

/** Tells managers by e-mail, once for each outage, that the mailbox cannot be read. */
@Injectable()
export class MailboxAlarm {
  constructor(
    private readonly mail: TransactionalMail,
    private readonly states: MailboxStates,
    private readonly database: DataSource,
    private readonly env: Env,
  ) {
    mail.registerTemplate(kind, ({ userId }: { userId: number }) => this.render(userId));
  }

  async raiseIfDue(): Promise<void> {
    if (!this.mail.isConfigured) return;
    const [due] = await this.database.query(
      `with due as (
         update mailboxes set notified_at = now()
         where address = $1 and not is_connected and notified_at is null and since < now() - interval '${alarmAfter}'
         returning address
       )
       select from due`,
      [this.env.mailboxAddress],
    );
    if (!due) return;
    const managers: { userId: number }[] = await this.database.query(
      `select user_id as "userId" from staff_accounts where role = 'manager' and disabled_at is null`,
    );
    for (const { userId } of managers) await this.mail.send(kind, { userId });
  }

  /** Skips the mail if the mailbox is connected again. */
  private async render(userId: number): Promise<MailMessage | undefined> {
    const state = await this.states.find(this.env.mailboxAddress);
    const [user]: { email: string }[] = await this.database.query('select email from users where id = $1', [userId]);
    if (!user || !state || state.isConnected) return undefined;
    const since = state.since.toLocaleString('en-US', {
      timeZone: this.env.businessCalendar.timeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return {
      to: user.email,
      subject: 'The mailbox of the lead desk is not connected',
      heading: 'The mailbox is not connected',
      parts: [
        `Answers of customers to ${this.env.mailboxAddress} have not reached the lead desk since ${since}.`,
        state.problem ?? 'The reason is not known.',
        'Nothing is lost: everything is read as soon as the mailbox is connected again.',
        { action: { label: 'Open the lead desk', href: `${this.env.deskUrl}/admin` } },
      ],
      reason: 'You get this e-mail because you are a manager of the lead desk.',
    };
  }
}
