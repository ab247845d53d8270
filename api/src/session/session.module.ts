import { Module } from '@nestjs/common';
import { StaffAccountsModule } from '../staff-accounts/staff-accounts.module.ts';
import { ThrottleModule } from '../throttle/throttle.module.ts';
import { SessionController } from './session.controller.ts';
import { SessionGuard } from './session.guard.ts';
import { SessionService } from './session.service.ts';

@Module({
  imports: [StaffAccountsModule, ThrottleModule],
  controllers: [SessionController],
  providers: [SessionService, SessionGuard],
  exports: [SessionService, SessionGuard],
})
export class SessionModule {}
