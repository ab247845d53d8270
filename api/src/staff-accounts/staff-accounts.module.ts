import { Module } from '@nestjs/common';
import { TellingModule } from '../telling/telling.module.ts';
import { FirstAccount } from './first-account.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';
import { StaffLetters } from './staff-letters.service.ts';
import { StaffLinksService } from './staff-links.service.ts';

@Module({
  imports: [TellingModule],
  providers: [StaffAccountsService, StaffLinksService, StaffLetters, FirstAccount],
  exports: [StaffAccountsService, StaffLinksService, StaffLetters],
})
export class StaffAccountsModule {}
