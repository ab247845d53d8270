import { Module } from '@nestjs/common';
import { StaffAccountsModule } from '../staff-accounts/staff-accounts.module.ts';
import { ThrottleModule } from '../throttle/throttle.module.ts';
import { AccountController } from './account.controller.ts';
import { AccountService } from './account.service.ts';
import { KnownBrowsers } from './known-browsers.service.ts';
import { PasswordAttempts } from './password-attempts.service.ts';
import { SessionController } from './session.controller.ts';
import { SessionGuard } from './session.guard.ts';
import { SessionService } from './session.service.ts';
import { SessionOpener } from './session-opener.service.ts';

@Module({
  imports: [StaffAccountsModule, ThrottleModule],
  controllers: [SessionController, AccountController],
  providers: [SessionService, SessionOpener, SessionGuard, PasswordAttempts, KnownBrowsers, AccountService],
  exports: [SessionService, SessionOpener, SessionGuard],
})
export class SessionModule {}
