import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditActor } from '../../platform/audit/audit-actors.ts';
import { Env } from '../../platform/env/env.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import { handOverLeads } from '../accounts/open-leads.ts';
import type { StaffAccount } from '../accounts/staff-account.entity.ts';
import { StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import type { AbsenceDto, NewAbsenceDto } from './absence.dto.ts';

/** When staff are away. Who is away gets no leads by rule; a colleague is notified of new requests of their leads. */
@Injectable()
export class AbsencesService {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  /** Throws 404 for an unknown account. */
  async set(userId: number, { from, until, standInId, leadsTo }: NewAbsenceDto, actor: AuditActor): Promise<void> {
    const account = await this.accounts.get(userId);
    const { timeZone } = this.env.businessCalendar;
    const start = Temporal.PlainDate.from(from);
    const end = Temporal.PlainDate.from(until);
    if (Temporal.PlainDate.compare(end, start) < 0)
      throw new ValidationFailedException({ until: 'The last day is before the first' });
    if (Temporal.PlainDate.compare(end, Temporal.Now.plainDateISO(timeZone)) < 0)
      throw new ValidationFailedException({ until: 'The last day is over' });
    const momentOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
    await this.database.transaction(async (manager) => {
      await manager.query('select from staff_accounts where user_id = $1 for update', [userId]);
      await assertStandIn(manager, standInId, userId);
      await manager.query(
        'update staff_accounts set absent_from = $2, absent_until = $3, stand_in_id = $4 where user_id = $1',
        [userId, momentOf(start), momentOf(end.add({ days: 1 })), standInId],
      );
      if (leadsTo !== undefined) await handOverLeads(manager, account, leadsTo, actor);
    });
  }

  /** Throws 404 for an unknown account. */
  async end(userId: number): Promise<void> {
    await this.accounts.get(userId);
    await this.database.query(
      'update staff_accounts set absent_from = null, absent_until = null, stand_in_id = null where user_id = $1',
      [userId],
    );
  }
}

async function assertStandIn(manager: EntityManager, standInId: number | null, userId: number): Promise<void> {
  if (standInId === null) return;
  const [{ isPossible }]: [{ isPossible: boolean }] = await manager.query('select can_own_leads($1) as "isPossible"', [
    standInId,
  ]);
  if (!isPossible || standInId === userId)
    throw new ValidationFailedException({ standInId: 'Choose an agent or a manager' });
}

/** Returns the absence of an account that is not over yet. */
export function absenceOf(account: StaffAccount, timeZone: string): AbsenceDto | null {
  const { absentFrom, absentUntil, standInId } = account;
  if (!absentFrom || !absentUntil || absentUntil.getTime() <= Date.now()) return null;
  const dayOf = (moment: Date) =>
    Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  return {
    from: dayOf(absentFrom).toString(),
    until: dayOf(absentUntil).subtract({ days: 1 }).toString(),
    standInId,
  };
}
