import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type StaffNotificationKind, staffNotificationKinds } from '@portal/contracts/staff-notification';
import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { composeRules } from '../../platform/http/text.decorators.ts';
import { PersonDto } from '../list/lead-summary.dto.ts';

const NotificationId = (name: string, description: string) =>
  composeRules(
    ApiPropertyOptional({ type: 'integer', description }),
    IsOptional(),
    IsInt({ message: `${name} must be the id of a notification` }),
    Min(1, { message: `${name} must be the id of a notification` }),
    Max(Number.MAX_SAFE_INTEGER, { message: `${name} must be the id of a notification` }),
  );

/** Something that a staff member is notified of. What one action caused on many leads is one item. */
export class StaffNotificationDto {
  @ApiProperty({ type: 'integer', example: 77, description: 'The id of the last of its notifications.' })
  id!: number;

  @ApiProperty({ enum: staffNotificationKinds })
  kind!: StaffNotificationKind;

  @ApiProperty({ format: 'date-time', example: '2026-06-01T15:04:05.678Z' })
  at!: string;

  @ApiProperty({ example: false })
  isRead!: boolean;

  @ApiProperty({ type: PersonDto, nullable: true, description: 'Who did it. Null: a customer, a rule, or time.' })
  actor!: PersonDto | null;

  @ApiProperty({ type: String, nullable: true, description: 'Who wrote, if not the customer of the lead.' })
  writer!: string | null;

  @ApiProperty({ type: PersonDto, description: 'The lead, of several the last one.' })
  lead!: PersonDto;

  @ApiProperty({ example: 1, description: 'Number of leads.' })
  count!: number;
}

export class StaffNotificationsDto {
  @ApiProperty({ type: [StaffNotificationDto], description: 'The latest 30, newest first.' })
  items!: StaffNotificationDto[];
}

export class ReadNotificationsDto {
  @NotificationId('upTo', 'The newest notification that you have seen. By default all are marked.')
  upTo?: number;
}

const kindsMessage = `unmailed must be a list of ${staffNotificationKinds.join(', ')}`;

/** Where notifications go besides the bell. */
export class NotificationSettingsDto {
  @ApiProperty({ example: true, description: 'An email for each notification.' })
  @IsBoolean({ message: 'mails must be true or false' })
  mails!: boolean;

  @ApiPropertyOptional({
    enum: staffNotificationKinds,
    isArray: true,
    example: ['assigned'],
    description: 'Kinds of notifications that are in the bell only.',
  })
  @IsOptional()
  @IsArray({ message: kindsMessage })
  @IsIn(staffNotificationKinds, { each: true, message: kindsMessage })
  unmailed?: StaffNotificationKind[];

  @ApiProperty({
    example: true,
    description: 'An email at 8 AM on business days: next steps, overdue, due today, without an owner.',
  })
  @IsBoolean({ message: 'digest must be true or false' })
  digest!: boolean;
}
