import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.ts';
import { JobQueue, type Outcome } from '../queue/job-queue.service.ts';
import { sendJob } from '../queue/send-job.ts';
import { Sender } from '../sender.service.ts';
import type { MailPart } from './mail-design.ts';
import { type Invitation, Mailer } from './mailer.service.ts';

export interface MailMessage {
  to: string;
  subject: string;
  heading: string;
  parts: readonly MailPart[];
  /** Why the recipient gets this mail. */
  reason: string;
  invitation?: Invitation | undefined;
}

type Template = (about: never) => Promise<MailMessage | undefined>;

/** Payload of a `staff-mail` job. Its fields are stored in the database. */
interface MailJob {
  kind: string;
  about: object;
  id: string;
}

/** Queues a mail. In a transaction it is sent only after the commit. */
export const queueMail = (transaction: Transaction, kind: string, about: object): Promise<void> =>
  sendJob(transaction, 'staff-mail', { kind, about, id: randomUUID() } satisfies MailJob);

export async function mailManagers(transaction: Transaction, kind: string, about: object): Promise<void> {
  const managers = await transaction.query<{ userId: number }[]>(
    `select user_id as "userId" from staff_accounts where role = 'manager' and disabled_at is null`,
  );
  for (const { userId } of managers) await queueMail(transaction, kind, { ...about, userId });
}

/**
 * Mail to staff members. A mail is queued first and rendered when it is sent, again for each retry. So the queue holds no
 * tokens, and the response time of a request does not reveal whether an account exists.
 */
@Injectable()
export class TransactionalMail {
  private readonly templates = new Map<string, Template>();

  constructor(
    private readonly sender: Sender,
    jobs: JobQueue,
    private readonly mailer: Mailer,
    private readonly database: DataSource,
  ) {
    jobs.registerWorker<MailJob>('staff-mail', 1, (job) => this.deliver(job));
  }

  /** Whether a mail server is configured. If not, do not send. */
  get isConfigured(): boolean {
    return this.mailer.isConfigured;
  }

  /** Registers the template of a kind of mail, in a constructor. Returning undefined skips the mail. */
  registerTemplate<About extends object>(
    kind: string,
    render: (about: About) => Promise<MailMessage | undefined>,
  ): void {
    this.templates.set(kind, render as Template);
  }

  registerManagerTemplate<About extends object>(
    kind: string,
    render: (about: About) => Promise<Omit<MailMessage, 'to' | 'reason'> | undefined>,
  ): void {
    this.registerTemplate<About & { userId: number }>(kind, async (about) => {
      const message = await render(about);
      const [user]: { email: string }[] = await this.database.query('select email from users where id = $1', [
        about.userId,
      ]);
      const reason = 'You get this email because you are a manager of the lead desk.';
      return message && user && { ...message, to: user.email, reason };
    });
  }

  /** Queues a mail. */
  send(kind: string, about: object): Promise<void> {
    return queueMail(this.database, kind, about);
  }

  private async deliver({ kind, about, id }: MailJob): Promise<Outcome> {
    const message = await this.templates.get(kind)?.(about as never);
    if (!message) return 'completed';
    const messageId = `staff.${id}`;
    // Only the job knows of this mail.
    return this.sender.attempt({
      key: messageId,
      send: () => this.mailer.send({ ...message, preview: message.subject, replyTo: [], messageId }),
    });
  }
}
