import { Module } from '@nestjs/common';
import { FirstAccount } from './first-account.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';

@Module({ providers: [StaffAccountsService, FirstAccount], exports: [StaffAccountsService] })
export class StaffAccountsModule {}
