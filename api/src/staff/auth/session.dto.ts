import { type Role, type SecondFactorMethod, unnamedStaff } from '@portal/contracts/staff';
import { textLimits } from '@portal/contracts/text-limits';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Env } from '../../platform/env/env.ts';
import { composeRules } from '../../platform/http/text.decorators.ts';
import { Format } from '../../platform/openapi/format.decorator.ts';
import { secondFactorDueIn } from '../accounts/session.entity.ts';
import { hasUsablePassword } from '../accounts/staff-account.entity.ts';
import type { StaffMember } from './current-staff.decorator.ts';

const Entered = ({ max, tooLong }: { max: number; tooLong: string }) =>
  composeRules(
    IsNotEmpty({ message: incomplete }),
    IsString({ message: incomplete }),
    MaxLength(max, { message: tooLong }),
  );

const incomplete = 'Please enter your email and your password';

export class CodeRequiredDto {
  /** The password is right. Send it again, with the code. */
  needsCode!: true;
  /** What is possible: the code of an app, or a passkey, which needs no password. A recovery code always is. */
  methods!: SecondFactorMethod[];
}

export class CredentialsDto {
  @Entered({ max: textLimits.email, tooLong: 'This email is too long' })
  email!: string;

  @Format('password')
  @Entered({ max: 1024, tooLong: 'This password is too long' })
  password!: string;

  /** With two-step verification: of the app, or a recovery code. */
  @IsOptional()
  @IsString({ message: 'Please enter the code' })
  @MaxLength(50, { message: 'This code is wrong or was used before' })
  code?: string;
}

/** The signed-in staff member. */
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
  /** Whether leads may be exported. */
  canExport!: boolean;
  /** Until when two-step verification has to be turned on. After that, only the account page works. */
  @Format('date-time') secondFactorDueAt!: string | null;
  /** Whether the account has a password that it may use. */
  hasPassword!: boolean;
  /** Name of the OpenID Connect provider, if it opened the session or there is no password to do so. */
  identityProvider!: string | null;

  static of({ userId, email, name, role, canExport, account, session }: StaffMember, env: Env): SessionDto {
    const secondFactorDueAt = secondFactorDueIn(session, env.secondFactor)?.toISOString() ?? null;
    const hasPassword = hasUsablePassword(account, env);
    const usesProvider = session.isByIdentityProvider || (account.hasIdentity && !hasPassword);
    const identityProvider = usesProvider ? (env.oidc?.name ?? null) : null;
    const { timeZone } = env.businessCalendar;
    const isUnnamed = name === unnamedStaff;
    return {
      ...{ id: userId, email, name, isUnnamed, role, timeZone, canExport },
      ...{ secondFactorDueAt, hasPassword, identityProvider },
    };
  }
}
