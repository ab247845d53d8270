import { ApiProperty } from '@nestjs/swagger';
import { MailboxDto } from '../../mail/receiving/mailbox.dto.ts';
import { Format } from '../../platform/http/field.decorators.ts';
import { PersonDto } from '../list/lead-summary.dto.ts';
import { SavedViewDto } from '../views/saved-view.dto.ts';

/** Someone who owns leads and cannot act on them any more: the account is disabled or only reads. */
export class FormerOwnerDto extends PersonDto {
  /** Leads without spam. */
  leads!: number;
  /** Those that are neither won nor lost. */
  openLeads!: number;
}

export class ClosedDayDto {
  @Format('date') day!: string;
  name!: string;
}

export class OpeningDto {
  @Format('date-time') opens!: string;
  @Format('date-time') closes!: string;
}

/** When the business is open. Nights, weekends and holidays do not count in response times. */
export class BusinessHoursDto {
  /** Hours of the week, in the time zone of the business. */
  week!: string;
  /** Business minutes within which a request should be answered. */
  targetMinutes!: number;
  /** The next six holidays on weekdays with business hours. */
  closedDays!: ClosedDayDto[];
  /** Openings of the last 60 and the next 10 days, the earliest first. */
  openings!: OpeningDto[];
}

/** What every page of the lead desk needs. Counting stops at 10000. */
export class DeskSummaryDto {
  /** Leads that you have not read. */
  @ApiProperty({ maximum: 10_000 }) unread!: number;
  /** Your leads that wait for an answer, or whose next step is due today or overdue. */
  @ApiProperty({ maximum: 10_000 }) today!: number;
  @ApiProperty({ maximum: 10_000 }) spam!: number;
  @ApiProperty({ maximum: 10_000 }) overdue!: number;
  @ApiProperty({ maximum: 10_000 }) dueSoon!: number;
  /** Leads with a failed delivery. */
  @ApiProperty({ maximum: 10_000 }) failedDeliveries!: number;
  /** Your unread notifications. */
  @ApiProperty({ maximum: 1000 }) notifications!: number;
  /** Your saved views by name, and those that colleagues share. */
  views!: SavedViewDto[];
  /** People who left and still own leads. */
  formerOwners!: FormerOwnerDto[];
  /** Without the problem unless you are a manager. */
  mailbox!: MailboxDto;
  businessHours!: BusinessHoursDto;
}
