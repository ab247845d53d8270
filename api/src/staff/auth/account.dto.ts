import { ApiProperty } from '@nestjs/swagger';
import { passwordLength } from '@portal/contracts/password';
import { unnamedStaff } from '@portal/contracts/staff';
import { IsNotEmpty, IsOptional, IsString, IsUUID, NotEquals } from 'class-validator';
import { composeRules, Format, Name, Secret } from '../../platform/http/field.decorators.ts';
import type { Session } from '../accounts/session.entity.ts';
import { browserName } from './browser-name.ts';

export const missingPassword = 'Please enter your current password';

export class OwnNameDto {
  @Name()
  @NotEquals(unnamedStaff, { message: 'Please enter your own name' })
  name!: string;
}

const CurrentPassword = () =>
  Secret({ max: passwordLength.max, missing: missingPassword, wrong: 'This is not your current password' });

/** A new password, exactly as entered. `validatePassword` checks it. */
export const ChosenPassword = () =>
  composeRules(
    ApiProperty({ format: 'password', minLength: passwordLength.min, maxLength: passwordLength.max }),
    IsNotEmpty({ message: 'Please choose a password' }),
    IsString({ message: 'Please choose a password' }),
  );

export class PasswordChangeDto {
  @Format('password') @CurrentPassword() current!: string;
  @ChosenPassword() next!: string;
}

export class SessionsEndDto {
  @IsOptional() @Format('password') @CurrentPassword() password?: string;

  /** The session to end; without it, all sessions except the current one. */
  @IsOptional()
  @IsUUID('all', { message: 'There is no such session' })
  sessionId?: string;
}

export class OwnSessionDto {
  @Format('uuid') id!: string;
  browser!: string;
  @Format('date-time') startedAt!: string;
  /** Updated once a minute. */
  @Format('date-time') lastSeenAt!: string;
  /** Whether it is the session of this request. */
  isCurrent!: boolean;

  static of({ id, userAgent, createdAt, lastSeenAt }: Session, currentId: string): OwnSessionDto {
    return {
      id,
      browser: browserName(userAgent),
      startedAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === currentId,
    };
  }
}
