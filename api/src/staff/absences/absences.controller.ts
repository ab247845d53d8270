import { Body, Delete, Put } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditActor } from '../../platform/audit/audit-actors.ts';
import { Env } from '../../platform/env/env.ts';
import { PathId } from '../../platform/http/id.decorators.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import { ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { handOverLeads } from '../accounts/open-leads.ts';
import { StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import { AllowsEarlierSignIn, DeskController, RequiresRole } from '../auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../auth/current-staff.decorator.ts';
import { NewAbsenceDto } from './absence.dto.ts';

const StaffId = PathId('There is no such staff account.');
const description = 'Replaces an earlier absence. Who is away gets no leads by rule.';

/** When staff are away. Who is away gets no leads by rule; a colleague is notified of new requests of their leads. */
@AllowsEarlierSignIn('Gives no access. Leads that are handed over can be given back.')
@DeskController('admin', 'Staff', 'agent')
export class AbsencesController {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  @ReturnsNothing('You are away on these days.', 'Say when you are away', description)
  @Put('absence')
  setOwn(@Body() absence: NewAbsenceDto, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.store(staff.userId, absence, staff);
  }

  @ReturnsNothing('You are not away.', 'Remove your absence')
  @Delete('absence')
  endOwn(@CurrentStaff() { userId }: StaffMember): Promise<void> {
    return this.remove(userId);
  }

  @ReturnsNothing('The colleague is away on these days.', 'Say when a colleague is away', description)
  @RequiresRole('manager')
  @Put('absences/:id')
  set(@StaffId id: number, @Body() absence: NewAbsenceDto, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.store(id, absence, staff);
  }

  @ReturnsNothing('The colleague is not away.', 'Remove the absence of a colleague')
  @RequiresRole('manager')
  @Delete('absences/:id')
  end(@StaffId id: number): Promise<void> {
    return this.remove(id);
  }

  /** Throws 404 for an unknown account. */
  private async store(
    userId: number,
    { from, until, standInId, leadsTo }: NewAbsenceDto,
    actor: AuditActor,
  ): Promise<void> {
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
  private async remove(userId: number): Promise<void> {
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
