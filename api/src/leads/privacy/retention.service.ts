import {
  ConflictException,
  Injectable,
  type OnApplicationBootstrap,
  ServiceUnavailableException,
} from '@nestjs/common';
import { type RetentionKind, retentionKinds } from '@portal/contracts/retention';
import { Temporal } from 'temporal-polyfill';
import { DataSource, type QueryRunner } from 'typeorm';
import { removeOld } from '../../field-reports/field-statements.ts';
import { type AuditActor, system } from '../../platform/audit/audit-actors.ts';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { isoTime } from '../../platform/database/iso-time.ts';
import { RepeatedTasks } from '../../platform/database/repeated-tasks.service.ts';
import { Env } from '../../platform/env/env.ts';
import type { RetentionDto, RetentionRunDto } from './retention.dto.ts';
import { countDue, removeBatch } from './retention-rules.ts';

const checkMilliseconds = 10 * 60_000;
/** In the time zone of the business. */
const runAt = Temporal.PlainTime.from('03:00');
/** How long rejected rows of imports can be downloaded. */
const rejectedRowsDays = 30;
/** How long a new lead that was not saved is kept. */
const formDraftDays = 30;
const dayMilliseconds = 24 * 60 * 60_000;

/** Removes leads, deliveries, client addresses of the audit log and field counters whose time is over: once a day, in one instance, and recorded in the audit log. */
@Injectable()
export class RetentionService implements OnApplicationBootstrap {
  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly tasks: RepeatedTasks,
    private readonly hours: BusinessHours,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.tasks.start('retention', checkMilliseconds, () => this.runIfDue());
  }

  /** Returns the rules, what each removes in the next run, and when that is. */
  async show(): Promise<RetentionDto> {
    const { manager } = this.database;
    const now = new Date();
    const rules = await Promise.all(
      retentionKinds.map(async (kind) => {
        const days = this.env.retentionDays[kind];
        return { kind, days, due: days === 0 ? 0 : await countDue(manager, kind, this.cutoff(kind, now)) };
      }),
    );
    return {
      rules,
      nextRunAt: new Date(this.scheduled(now).add({ days: 1 }).epochMilliseconds).toISOString(),
      lastRun: await this.lastRun(),
    };
  }

  /** Removes everything that is due. Throws 409 while another run is in progress. */
  async run(actor: AuditActor): Promise<RetentionRunDto> {
    const removed = await this.withLock((runner) => this.removeDue(runner, actor));
    if (!removed) throw new ConflictException('A run is in progress already. Please try again later.');
    return removed;
  }

  /** A run that was missed, because no instance was running, is made up for. */
  private async runIfDue(): Promise<void> {
    const scheduled = this.scheduled(new Date()).epochMilliseconds;
    const isDue = async () => (await this.lastRunOrStart()) < scheduled;
    if (!(await isDue())) return;
    await this.withLock(async (runner) => {
      // Another instance may have finished meanwhile.
      if (await isDue()) await this.removeDue(runner, system);
    });
  }

  /** Returns undefined if another instance has the lock, which belongs to the connection. */
  private async withLock<Result>(work: (runner: QueryRunner) => Promise<Result>): Promise<Result | undefined> {
    const runner = this.database.createQueryRunner();
    try {
      const [{ locked }]: [{ locked: boolean }] = await runner.query('select pg_try_advisory_lock($1) as locked', [
        advisoryLocks.retention,
      ]);
      if (!locked) return undefined;
      try {
        return await work(runner);
      } finally {
        await runner.query('select pg_advisory_unlock($1)', [advisoryLocks.retention]);
      }
    } finally {
      await runner.release();
    }
  }

  private async removeDue(runner: QueryRunner, actor: AuditActor): Promise<RetentionRunDto> {
    const now = new Date();
    const removed: RetentionRunDto = { spam: 0, lost: 0, won: 0, open: 0, deliveries: 0 };
    for (const kind of retentionKinds) {
      if (this.env.retentionDays[kind] === 0) continue;
      for (let count = -1; count !== 0 && !this.tasks.isStopping; removed[kind] += count)
        count = await runner.manager.transaction((manager) =>
          removeBatch(manager, kind, this.cutoff(kind, now), this.hours.timeZone),
        );
    }
    // The next start goes on with what is left.
    if (this.tasks.isStopping)
      throw new ServiceUnavailableException('The API is restarting. Please try again in a minute.');
    await runner.query(
      `update import_rows set content = null from imports
       where imports.id = import_id and content is not null and finished_at < now() - interval '${rejectedRowsDays} days'`,
    );
    await runner.query(`delete from imports where state = 'uploaded' and created_at < now() - interval '1 day'`);
    await runner.query(
      `delete from lead_drafts where lead_id is null and updated_at < now() - interval '${formDraftDays} days'`,
    );
    await runner.query('delete from audit_addresses where recorded_at < now() - make_interval(days => $1)', [
      this.env.auditAddressDays,
    ]);
    for (const statement of removeOld) await runner.query(statement);
    await runner.manager.transaction((manager) =>
      recordAudit(manager, { kind: 'retention-run', actor, data: removed }),
    );
    return removed;
  }

  private cutoff(kind: RetentionKind, now: Date): Date {
    return new Date(now.getTime() - this.env.retentionDays[kind] * dayMilliseconds);
  }

  /** Returns the latest time at which a run was scheduled. */
  private scheduled(now: Date): Temporal.ZonedDateTime {
    const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(this.hours.timeZone);
    const scheduled = today.withPlainTime(runAt);
    return scheduled.epochMilliseconds <= now.getTime() ? scheduled : scheduled.subtract({ days: 1 });
  }

  private async lastRun(): Promise<RetentionDto['lastRun']> {
    const [last = null]: RetentionDto['lastRun'][] = await this.database.query(
      `select ${isoTime('at')} as at, data as removed from audit_events where kind = 'retention-run' order by id desc limit 1`,
    );
    return last;
  }

  /** Before the first run, the time since the portal was installed counts. */
  private async lastRunOrStart(): Promise<number> {
    const last = await this.lastRun();
    if (last) return Date.parse(last.at);
    const [{ at }]: [{ at: Date }] = await this.database.query(
      'select min(applied_at) as at from repeatable_migrations',
    );
    return at.getTime();
  }
}
