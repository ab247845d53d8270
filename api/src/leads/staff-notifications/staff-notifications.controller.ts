import { Body, Get, Post, Put } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isoTime } from '../../platform/database/iso-time.ts';
import { Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsEarlierSignIn, DeskController } from '../../staff/auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../../staff/auth/current-staff.decorator.ts';
import { writerOfNews } from './news-mail.ts';
import {
  NotificationSettingsDto,
  ReadNotificationsDto,
  type StaffNotificationDto,
  StaffNotificationsDto,
} from './staff-notification.dto.ts';

const maxItems = 30;
/** Grouping looks no further back. */
const maxRows = 1_000;

@AllowsEarlierSignIn('Own notifications: they change nothing of others.')
@DeskController('admin/notifications', 'Notifications', 'viewer')
export class StaffNotificationsController {
  constructor(private readonly database: DataSource) {}

  @Returns(StaffNotificationsDto, 'List your notifications', '`GET /api/admin/summary` has their number.')
  @Get()
  async list(@CurrentStaff() { userId }: StaffMember): Promise<StaffNotificationsDto> {
    const items: StaffNotificationDto[] = await this.database.query(
      `with latest as (
         select * from staff_notifications where user_id = $1 and actor_id is distinct from user_id order by id desc limit ${maxRows}
       ), grouped as (
         -- All that one transaction has caused has the same time.
         select max(id) as id, max(event_id) as event_id, kind, actor_id, at, bool_and(read_at is not null) as is_read, max(lead_id) as lead_id,
                count(distinct lead_id)::integer as count
         from latest group by kind, actor_id, at order by 1 desc limit ${maxItems}
       )
       select grouped.id::float as id, grouped.kind, ${isoTime('grouped.at')} as at, grouped.is_read as "isRead", grouped.count,
              case when actor.id is not null then jsonb_build_object('id', actor.id, 'name', actor.name) end as actor,
              ${writerOfNews('grouped', 'lead.id')} as writer,
              jsonb_build_object('id', lead.id, 'name', coalesce(nullif(lead.name, ''), lead.email, 'No name')) as lead
       from grouped join leads member on member.id = grouped.lead_id join leads lead on lead.id = member.root_id
       left join users actor on actor.id = grouped.actor_id
       order by grouped.id desc`,
      [userId],
    );
    return { items };
  }

  @ReturnsNothing('They are marked.', 'Mark your notifications as read', 'Reading a lead marks those about it.')
  @Post('read')
  async read(@Body() { upTo }: ReadNotificationsDto, @CurrentStaff() { userId }: StaffMember): Promise<void> {
    await this.database.query(
      `update staff_notifications set read_at = now()
       where user_id = $1 and read_at is null and ($2::bigint is null or id <= $2)`,
      [userId, upTo ?? null],
    );
  }

  @Returns(NotificationSettingsDto, 'Show which emails you get')
  @Get('settings')
  async settings(@CurrentStaff() { userId }: StaffMember): Promise<NotificationSettingsDto> {
    const [settings]: [NotificationSettingsDto] = await this.database.query(
      'select mails_notifications as mails, unmailed_kinds as unmailed, mails_digest as digest from staff_accounts where user_id = $1',
      [userId],
    );
    return settings;
  }

  @ReturnsNothing('The settings are stored.', 'Choose which emails you get')
  @Put('settings')
  async change(
    @Body() { mails, unmailed, digest }: NotificationSettingsDto,
    @CurrentStaff() { userId }: StaffMember,
  ): Promise<void> {
    await this.database.query(
      `update staff_accounts set mails_notifications = $2, mails_digest = $3, unmailed_kinds = coalesce($4, unmailed_kinds)
       where user_id = $1`,
      [userId, mails, digest, unmailed ?? null],
    );
  }
}
