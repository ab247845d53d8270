import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Journal } from '../intake/journal/journal.service.ts';
import { MailboxStatus } from '../mail/receiving/mailbox-status.service.ts';
import { mailManagers, TransactionalMail } from '../notifications/mail/transactional-mail.service.ts';
import { isoTime } from '../platform/database/iso-time.ts';
import { RepeatedTasks } from '../platform/database/repeated-tasks.service.ts';
import { Env } from '../platform/env/env.ts';
import { certificateSeconds, freeRatio, type Measures, measureDatabase } from './measures.ts';
import type { OperationDto } from './operation.dto.ts';
import { problemsIn } from './problems.ts';

/** Tests change it. Of two checks only the second one causes a mail. */
export const checkTimes = { milliseconds: 5 * 60_000, confirmedAfter: '4 minutes' };
/** Two checks of any instance. */
const overAfter = '11 minutes';

const template = 'operation-problem';

/** Looks for what managers have to know of the operation, shows it in the lead desk, and mails it once. */
@Injectable()
export class OperationChecks implements OnApplicationBootstrap {
  /** Of the last check, for the metrics. */
  measured: Measures = {};

  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly tasks: RepeatedTasks,
    private readonly journal: Journal,
    private readonly mailbox: MailboxStatus,
    private readonly mail: TransactionalMail,
  ) {
    mail.registerManagerTemplate(template, ({ kind }: { kind: string }) => this.render(kind));
  }

  onApplicationBootstrap(): Promise<void> {
    return this.tasks.start('checks of the operation', checkTimes.milliseconds, () => this.check());
  }

  async show(): Promise<OperationDto> {
    const [backup]: [OperationDto['backup']] = await this.database.query(
      `select ${isoTime('finished_at')} as "finishedAt", ${isoTime('verified_at')} as "verifiedAt", problem from backup_status`,
    );
    const problems: { message: string }[] = await this.database.query(
      `select message from operation_problems where seen_at > now() - interval '${overAfter}' order by since, kind`,
    );
    return { backup, problems: problems.map(({ message }) => message) };
  }

  private async check(): Promise<void> {
    const certificates = await Promise.all([this.env.siteUrl, this.env.deskUrl].map(certificateSeconds));
    const known = certificates.filter((seconds) => seconds !== undefined);
    this.measured = {
      ...(await measureDatabase(this.database, this.env.mailboxAddress)),
      ...(known.length > 0 && { certificate_seconds: Math.min(...known) }),
    };
    const problems = problemsIn({
      measured: this.measured,
      journal: { ...this.journal.report(), oldestSeconds: this.journal.oldestSeconds },
      freeRatio: await freeRatio(this.env.dataDir),
      mailbox: await this.mailbox.show('manager'),
    });
    for (const [kind, message] of problems) await this.record(kind, message);
  }

  private async record(kind: string, message: string): Promise<void> {
    const isOver = `known.seen_at < now() - interval '${overAfter}'`;
    await this.database.query(
      `insert into operation_problems as known (kind, message) values ($1, $2)
       on conflict (kind) do update set message = excluded.message, seen_at = now(),
         since = case when ${isOver} then now() else known.since end,
         notified_at = case when ${isOver} then null else known.notified_at end`,
      [kind, message],
    );
    if (!this.mail.isConfigured) return;
    const [, due]: [unknown, number] = await this.database.query(
      `update operation_problems set notified_at = now()
       where kind = $1 and notified_at is null and since < now() - interval '${checkTimes.confirmedAfter}'`,
      [kind],
    );
    if (due > 0) await mailManagers(this.database, template, { kind });
  }

  private async render(kind: string) {
    const [problem]: { message: string }[] = await this.database.query(
      'select message from operation_problems where kind = $1',
      [kind],
    );
    if (!problem) return undefined;
    return {
      subject: problem.message,
      heading: 'The portal needs its administrator',
      parts: [
        problem.message,
        'Please forward this to the operator of the portal. See "Notices to managers" in docs/operations.md.',
        { action: { label: 'Open the lead desk', href: `${this.env.deskUrl}/admin` } },
      ],
    };
  }
}
