import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { AbsencesController } from './absences/absences.controller.ts';
import { FirstAccount } from './accounts/first-account.ts';
import { StaffAccountsService } from './accounts/staff-accounts.service.ts';
import { StaffMail } from './accounts/staff-mail.service.ts';
import { ApiDocument } from './api-tokens/api-document.ts';
import { ApiTokensController } from './api-tokens/api-tokens.controller.ts';
import { ApiTokens } from './api-tokens/api-tokens.service.ts';
import { DeviceCookies } from './attempts/device-cookies.service.ts';
import { FailedSignIns } from './attempts/failed-sign-ins.service.ts';
import { SignInDelay } from './attempts/sign-in-delay.service.ts';
import { AccountController } from './auth/account.controller.ts';
import { AuthGuard } from './auth/auth.guard.ts';
import { SessionController } from './auth/session.controller.ts';
import { SessionService } from './auth/session.service.ts';
import { SignInService } from './auth/sign-in.service.ts';
import { StaffController } from './directory/staff.controller.ts';
import { IdentityAccounts } from './oidc/identity-accounts.service.ts';
import { IdentityProvider } from './oidc/identity-provider.service.ts';
import { OidcController } from './oidc/oidc.controller.ts';
import { PasskeyChallenges } from './passkeys/passkey-challenges.service.ts';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller.ts';
import { PasskeysController } from './passkeys/passkeys.controller.ts';
import { PasskeysService } from './passkeys/passkeys.service.ts';
import { PasswordAttempts } from './passwords/password-attempts.service.ts';
import { PasswordLinksService } from './passwords/password-links.service.ts';
import { PasswordResetController } from './passwords/password-reset.controller.ts';
import { SecondFactorController } from './second-factor/second-factor.controller.ts';
import { SecondFactorService } from './second-factor/second-factor.service.ts';
import { TotpSecrets } from './second-factor/totp-secrets.service.ts';

/** Accounts, sign-in, invitations and the list of staff members. */
@Module({
  imports: [NotificationsModule],
  controllers: [
    SessionController,
    PasskeySignInController,
    OidcController,
    PasswordResetController,
    AccountController,
    SecondFactorController,
    PasskeysController,
    StaffController,
    AbsencesController,
    ApiTokensController,
  ],
  providers: [
    StaffAccountsService,
    FirstAccount,
    PasswordLinksService,
    StaffMail,
    SessionService,
    SignInService,
    DeviceCookies,
    SignInDelay,
    FailedSignIns,
    PasswordAttempts,
    SecondFactorService,
    TotpSecrets,
    PasskeysService,
    PasskeyChallenges,
    IdentityProvider,
    IdentityAccounts,
    ApiTokens,
    ApiDocument,
    AuthGuard,
  ],
  exports: [AuthGuard],
})
export class StaffModule {}
