import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.ts';
import { StaffAccountsModule } from '../staff-accounts/staff-accounts.module.ts';
import { ThrottleModule } from '../throttle/throttle.module.ts';
import { PasswordResetController } from './password-reset.controller.ts';
import { PasswordResetService } from './password-reset.service.ts';

@Module({
  imports: [SessionModule, StaffAccountsModule, ThrottleModule],
  controllers: [PasswordResetController],
  providers: [PasswordResetService],
})
export class PasswordResetModule {}
