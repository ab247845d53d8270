import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.ts';
import { StaffAccountsModule } from '../staff-accounts/staff-accounts.module.ts';
import { StaffController } from './staff.controller.ts';
import { StaffDirectoryService } from './staff-directory.service.ts';

@Module({
  imports: [SessionModule, StaffAccountsModule],
  controllers: [StaffController],
  providers: [StaffDirectoryService],
})
export class StaffDirectoryModule {}
