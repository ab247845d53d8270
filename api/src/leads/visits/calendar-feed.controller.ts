import { Controller, Delete, Get, Header, NotFoundException, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { visibleLine } from '@portal/contracts/visible-text';
import { DataSource } from 'typeorm';
import { Env } from '../../platform/env/env.ts';
import { Public } from '../../platform/http/public.decorator.ts';
import { Returns, ReturnsFile, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { newToken, tokenDigest } from '../../staff/accounts/token.ts';
import { DeskController, RequiresRecentSignIn } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { CalendarAddressDto, CalendarStateDto } from './calendar-feed.dto.ts';
import { calendarFeed, type VisitVersion } from './visit-calendar.ts';
import { isCurrent } from './visit-terms.ts';

const daysBefore = 30;
const daysAhead = 365;

interface FeedVisit extends VisitVersion {
  rootId: number;
  company: string | null;
  phone: string | null;
}

@DeskController('admin/account/calendar', 'Own account', 'agent')
export class OwnCalendarController {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  @Returns(CalendarStateDto, 'Show whether you have a calendar feed of your visits')
  @Get()
  async show(@CurrentStaff() { userId }: StaffMember): Promise<CalendarStateDto> {
    const found = await this.database.query(
      'select from staff_accounts where user_id = $1 and calendar_digest is not null',
      [userId],
    );
    return { hasAddress: found.length > 0 };
  }

  @Returns(CalendarAddressDto, 'Create the address of your calendar feed', 'An earlier address ends.')
  @RequiresRecentSignIn()
  @Post()
  async create(@CurrentStaff() { userId }: StaffMember): Promise<CalendarAddressDto> {
    const token = newToken();
    await this.store(userId, tokenDigest(token));
    return { address: `${this.env.deskUrl}/api/calendar/${token}.ics` };
  }

  @ReturnsNothing('The address has ended.', 'End your calendar feed')
  @RequiresRecentSignIn()
  @Delete()
  end(@CurrentStaff() { userId }: StaffMember): Promise<void> {
    return this.store(userId, null);
  }

  /** Only the digest of the token is stored. */
  private async store(userId: number, digest: Buffer | null): Promise<void> {
    await this.database.query('update staff_accounts set calendar_digest = $2 where user_id = $1', [userId, digest]);
  }
}

/** Read-only calendars with the visits of a person, at addresses that only the person knows. */
@ApiTags('Leads')
@Public()
@Controller('calendar')
export class CalendarFeedController {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  @ReturnsFile('text/calendar', undefined, 'Read a calendar feed', 'The visits of its owner, as iCalendar.')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Get(':token')
  async read(@Param('token') token: string): Promise<string> {
    const [owner]: { id: number }[] = await this.database.query(
      'select user_id as id from staff_accounts where calendar_digest = $1 and disabled_at is null',
      [tokenDigest(token.replace(/\.ics$/, ''))],
    );
    if (!owner) throw new NotFoundException('There is no such calendar.');
    const visits: FeedVisit[] = await this.database.query(
      `select visit.*, root.id as "rootId", coalesce(nullif(root.name, ''), root.email, 'No name') as name, root.company, root.phone
       from site_visits visit join leads member on member.id = visit.lead_id join leads root on root.id = member.root_id
       where assignee_id = $1 and not is_cancelled and ${isCurrent('visit')}
         and starts_at between now() - make_interval(days => ${daysBefore}) and now() + make_interval(days => ${daysAhead})
       order by starts_at limit 1000`,
      [owner.id],
    );
    const { company, mailboxAddress, deskUrl } = this.env;
    return calendarFeed(
      visits.map((visit) => ({ ...visit, description: describe(visit, deskUrl) })),
      { company: company.name, mailbox: mailboxAddress },
    );
  }
}

const describe = ({ company, phone, note, rootId }: FeedVisit, deskUrl: string): string =>
  [company && visibleLine(company), phone, note, `${deskUrl}/admin/leads/${rootId}`].filter(Boolean).join('\n');
