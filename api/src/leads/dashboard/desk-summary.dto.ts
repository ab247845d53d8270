import { ApiProperty } from '@nestjs/swagger';
import { MailboxDto } from '../../mail/receiving/mailbox.dto.ts';
import { FormerOwnerDto } from '../owners/former-owner.dto.ts';
import { SavedViewDto } from '../views/saved-view.dto.ts';
import { BusinessHoursDto } from './business-hours.dto.ts';

/** What every page of the lead desk needs. Counting stops at 10000. */
export class DeskSummaryDto {
  @ApiProperty({ example: 4, maximum: 10_000, description: 'Leads that you have not read.' })
  unread!: number;

  @ApiProperty({ example: 3, maximum: 10_000, description: 'Your leads whose next step is due today or overdue.' })
  today!: number;

  @ApiProperty({ example: 12, maximum: 10_000 })
  spam!: number;

  @ApiProperty({ example: 1, maximum: 10_000 })
  overdue!: number;

  @ApiProperty({ example: 2, maximum: 10_000 })
  dueSoon!: number;

  @ApiProperty({ example: 0, maximum: 10_000, description: 'Leads with a failed delivery.' })
  failedDeliveries!: number;

  @ApiProperty({ example: 2, maximum: 1000, description: 'Your unread notifications.' })
  notifications!: number;

  @ApiProperty({ type: [SavedViewDto], description: 'Your saved views by name.' })
  views!: SavedViewDto[];

  @ApiProperty({ type: [FormerOwnerDto], description: 'People who left and still own leads.' })
  formerOwners!: FormerOwnerDto[];

  @ApiProperty({ type: MailboxDto, description: 'Without the problem unless you are a manager.' })
  mailbox!: MailboxDto;

  @ApiProperty({ type: BusinessHoursDto })
  businessHours!: BusinessHoursDto;
}
