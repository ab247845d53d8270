import { ApiProperty } from '@nestjs/swagger';
import { passwordLength } from '@portal/contracts/password';
import { unnamedStaff } from '@portal/contracts/staff';
import { textLimits } from '@portal/contracts/text-limits';
import { IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength, NotEquals } from 'class-validator';
import { composeRules, RequiredText } from '../../platform/http/text.decorators.ts';
import { Format } from '../../platform/openapi/format.decorator.ts';
import type { Session } from '../accounts/session.entity.ts';
import { browserName } from './browser-name.ts';

export const missingPassword = 'Please enter your current password';

export class OwnNameDto {
  @RequiredText({ label: 'Name', max: textLimits.name, requiredMessage: 'Name is required' })
  @NotEquals(unnamedStaff, { message: 'Please enter your own name' })
  name!: string;
}

/** The current password. */
const CurrentPassword = () =>
  composeRules(
    ApiProperty({ example: 'correct horse battery staple', format: 'password' }),
    IsNotEmpty({ message: missingPassword }),
    IsString({ message: missingPassword }),
    MaxLength(passwordLength.max, { message: 'This is not your current password' }),
  );

/** A new password, exactly as entered. `validatePassword` checks it. */
export const ChosenPassword = () =>
  composeRules(
    ApiProperty({
      example: 'four plain words together',
      format: 'password',
      minLength: passwordLength.min,
      maxLength: passwordLength.max,
    }),
    IsNotEmpty({ message: 'Please choose a password' }),
    IsString({ message: 'Please choose a password' }),
  );

export class PasswordChangeDto {
  @CurrentPassword()
  current!: string;

  @ChosenPassword()
  next!: string;
}

export class SessionsEndDto {
  @Format('password')
  @IsOptional()
  @IsString({ message: missingPassword })
  @MaxLength(passwordLength.max, { message: 'This is not your current password' })
  password?: string;

  /** The session to end; without it, all sessions except the current one. */
  @IsOptional()
  @IsUUID('all', { message: 'There is no such session' })
  sessionId?: string;
}

/** A session of the signed-in staff member. */
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
