import { type StaffNotificationKind, staffNotificationKinds } from '@portal/contracts/staff-notification';
import { IsArray, IsIn, IsOptional } from 'class-validator';
import { Flag, Format, WholeNumber } from '../../platform/http/field.decorators.ts';
import { PersonDto } from '../list/lead-summary.dto.ts';

/** Something that a staff member is notified of. What one action caused on many leads is one item. */
export class StaffNotificationDto {
  /** The id of the last of its notifications. */
  id!: number;
  kind!: StaffNotificationKind;
  @Format('date-time') at!: string;
  isRead!: boolean;
  /** Who did it. Null: a customer, a rule, or time. */
  actor!: PersonDto | null;
  /** Who wrote, if not the customer of the lead. */
  writer!: string | null;
  /** The lead, of several the last one. */
  lead!: PersonDto;
  /** Number of leads. */
  count!: number;
}

export class StaffNotificationsDto {
  /** The latest 30, newest first. */
  items!: StaffNotificationDto[];
}

export class ReadNotificationsDto {
  /** The newest notification that you have seen. By default all are marked. */
  @IsOptional()
  @WholeNumber({ max: Number.MAX_SAFE_INTEGER, message: 'upTo must be the id of a notification' })
  upTo?: number;
}

const kindsMessage = `unmailed must be a list of ${staffNotificationKinds.join(', ')}`;

/** Where notifications go besides the bell. */
export class NotificationSettingsDto {
  /** An email for each notification. */
  @Flag() mails!: boolean;

  /** Kinds of notifications that are in the bell only. */
  @IsOptional()
  @IsArray({ message: kindsMessage })
  @IsIn(staffNotificationKinds, { each: true, message: kindsMessage })
  unmailed?: StaffNotificationKind[];

  /** An email at 8 AM on business days: next steps, overdue, due today, without an owner. */
  @Flag() digest!: boolean;
}
