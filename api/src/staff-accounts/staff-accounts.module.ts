import { Module } from '@nestjs/common';
import { FirstAccount } from './first-account.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';
import { StaffLinksService } from './staff-links.service.ts';

@Module({
  providers: [StaffAccountsService, StaffLinksService, FirstAccount],
  exports: [StaffAccountsService, StaffLinksService],
})
export class StaffAccountsModule {}
