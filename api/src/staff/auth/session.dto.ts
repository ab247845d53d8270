import { type Role, type SecondFactorMethod, unnamedStaff } from '@portal/contracts/staff';
import { textLimits } from '@portal/contracts/text-limits';
import { IsOptional } from 'class-validator';
import type { Env } from '../../platform/env/env.ts';
import { Format, Secret } from '../../platform/http/field.decorators.ts';
import { secondFactorDueIn } from '../accounts/session.entity.ts';
import { hasUsablePassword } from '../accounts/staff-account.entity.ts';
import { Code } from '../second-factor/second-factor.dto.ts';
import type { StaffMember } from './current-staff.decorator.ts';

const missing = 'Please enter your email and your password';

export class CodeRequiredDto {
  /** The password is right. Send it again, with the code. */
  needsCode!: true;
  /** What is possible: the code of an app, or a passkey, which needs no password. A recovery code always is. */
  methods!: SecondFactorMethod[];
}

export class CredentialsDto {
  @Secret({ max: textLimits.email, missing, wrong: 'This email is too long' })
  email!: string;

  @Format('password')
  @Secret({ max: 1024, missing, wrong: 'This password is too long' })
  password!: string;

  /** With two-step verification: of the app, or a recovery code. */
  @IsOptional() @Code() code?: string;
}

export class SessionDto {
  id!: number;
  email!: string;
  name!: string;
  /** Whether the account has no name of a person yet. */
  isUnnamed!: boolean;
  role!: Role;
  /**
   * Of the business, in which staff read all times.
   * @example America/Chicago
   */
  timeZone!: string;
  canExport!: boolean;
  /** Until when two-step verification has to be turned on. After that, only the account page works. */
  @Format('date-time') secondFactorDueAt!: string | null;
  /** Whether it may be used. */
  hasPassword!: boolean;
  /** Name of the OpenID Connect provider, if it opened the session or there is no password to do so. */
  identityProvider!: string | null;

  static of({ userId, email, name, role, canExport, account, session }: StaffMember, env: Env): SessionDto {
    const hasPassword = hasUsablePassword(account, env);
    const usesProvider = session.isByIdentityProvider || (account.hasIdentity && !hasPassword);
    return {
      ...{ id: userId, email, name, role, canExport, hasPassword },
      isUnnamed: name === unnamedStaff,
      timeZone: env.businessCalendar.timeZone,
      secondFactorDueAt: secondFactorDueIn(session, env.secondFactor)?.toISOString() ?? null,
      identityProvider: (usesProvider && env.oidc?.name) || null,
    };
  }
}
