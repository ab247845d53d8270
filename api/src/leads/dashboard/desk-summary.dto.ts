import { ApiProperty } from '@nestjs/swagger';
import { MailboxDto } from '../../mail/receiving/mailbox.dto.ts';
import { FormerOwnerDto } from '../owners/former-owner.dto.ts';
import { SavedViewDto } from '../views/saved-view.dto.ts';
import { BusinessHoursDto } from './business-hours.dto.ts';

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
