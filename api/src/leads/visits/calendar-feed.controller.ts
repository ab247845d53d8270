import { Controller, Delete, Get, Header, NotFoundException, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/public.decorator.ts';
import { Returns, ReturnsFile, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { DeskController, RequiresRecentSignIn } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { CalendarAddressDto, CalendarStateDto } from './calendar-feed.dto.ts';
import { CalendarFeeds } from './calendar-feeds.service.ts';

@DeskController('admin/account/calendar', 'Own account', 'agent')
export class OwnCalendarController {
  constructor(private readonly feeds: CalendarFeeds) {}

  @Returns(CalendarStateDto, 'Show whether you have a calendar feed of your visits')
  @Get()
  async show(@CurrentStaff() { userId }: StaffMember): Promise<CalendarStateDto> {
    return { hasAddress: await this.feeds.hasAddress(userId) };
  }

  @Returns(CalendarAddressDto, 'Create the address of your calendar feed', 'An earlier address ends.')
  @RequiresRecentSignIn()
  @Post()
  async create(@CurrentStaff() { userId }: StaffMember): Promise<CalendarAddressDto> {
    return { address: await this.feeds.renew(userId) };
  }

  @ReturnsNothing('The address has ended.', 'End your calendar feed')
  @RequiresRecentSignIn()
  @Delete()
  end(@CurrentStaff() { userId }: StaffMember): Promise<void> {
    return this.feeds.end(userId);
  }
}

@ApiTags('Leads')
@Public()
@Controller('calendar')
export class CalendarFeedController {
  constructor(private readonly feeds: CalendarFeeds) {}

  @ReturnsFile('text/calendar', undefined, 'Read a calendar feed', 'The visits of its owner, as iCalendar.')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Get(':token')
  async read(@Param('token') token: string): Promise<string> {
    const calendar = await this.feeds.read(token.replace(/\.ics$/, ''));
    if (calendar === undefined) throw new NotFoundException('There is no such calendar.');
    return calendar;
  }
}
