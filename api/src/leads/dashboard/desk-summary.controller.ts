import { Get } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { DataSource } from 'typeorm';
import { MailboxStatus } from '../../mail/receiving/mailbox-status.service.ts';
import { BusinessHours } from '../../platform/business-hours/business-hours.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { isOpenLead } from '../../staff/accounts/open-leads.ts';
import { DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { awakeTerm, dueTerm, formerOwners, stepDue, unreadTerm } from '../list/lead-conditions.ts';
import { SavedViewsService } from '../views/saved-views.service.ts';
import { DeskSummaryDto } from './desk-summary.dto.ts';

const maxCount = 10_000;

type CountName = 'today' | 'unread' | 'spam' | 'overdue' | 'dueSoon' | 'failedDeliveries' | 'notifications';

const inbox = `not is_spam and ${awakeTerm}`;

const counted = (condition: string) =>
  `(select count(*)::integer from (
     select from leads where merged_into_id is null and ${condition} limit ${maxCount}) as counted)`;

@DeskController('admin/summary', 'Leads', 'viewer')
export class DeskSummaryController {
  constructor(
    private readonly database: DataSource,
    private readonly hours: BusinessHours,
    private readonly views: SavedViewsService,
    private readonly mailboxStatus: MailboxStatus,
  ) {}

  @Returns(
    DeskSummaryDto,
    'Show what every page of the lead desk needs',
    'Counts of the navigation, your saved views and shared ones, people who left, the state of the mailbox, and business hours, in one response.',
  )
  @Get()
  async show(@CurrentStaff() { userId, role }: StaffMember): Promise<DeskSummaryDto> {
    const [[counts], views, former, mailbox] = await Promise.all([
      this.count(userId),
      this.views.list({ userId, role }),
      this.database.query(ownersWhoLeft),
      this.mailboxStatus.show(role),
    ]);
    const openings = this.hours.openingsAround(new Date(), { before: 60, after: 10 });
    return {
      ...counts,
      views,
      formerOwners: former,
      mailbox,
      businessHours: {
        week: this.hours.weekText,
        targetMinutes: this.hours.targetMinutes,
        closedDays: this.hours.closedDays(6),
        openings: openings.map(({ start, end }) => ({
          opens: new Date(start).toISOString(),
          closes: new Date(end).toISOString(),
        })),
      },
    };
  }

  private count(userId: number): Promise<[Pick<DeskSummaryDto, CountName>]> {
    return this.database.query(
      `
      select ${counted(`${inbox} and ${unreadTerm('$1')}`)} as unread,
             ${counted('is_spam')} as spam,
             ${counted(`${inbox} and ${dueTerm.overdue}`)} as overdue,
             ${counted(`${inbox} and ${dueTerm.soon}`)} as "dueSoon",
             ${counted(`${inbox} and owner_id = $1 and (${stepDue} < $2 or ${dueTerm.waiting})`)} as today,
             ${counted(`${inbox} and has_failed_delivery`)} as "failedDeliveries",
             (select count(distinct (kind, actor_id, at))::integer from (
                select * from staff_notifications where user_id = $1 and read_at is null order by id desc limit 1000
              ) as counted) as notifications`,
      [userId, Temporal.Now.plainDateISO(this.hours.timeZone).add({ days: 1 }).toString()],
    );
  }
}

/** The people who left and still own leads, by name. */
const ownersWhoLeft = `
  select users.id, users.name, owned.leads, owned."openLeads"
  from users cross join lateral (
    select count(*)::integer as leads, (count(*) filter (where ${isOpenLead}))::integer as "openLeads"
    from leads where owner_id = users.id and merged_into_id is null and not is_spam
  ) as owned
  where users.id in (${formerOwners}) and owned.leads > 0
  order by users.name, users.id`;
