import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { passwordLength } from '@portal/contracts/password';
import { unnamedStaff } from '@portal/contracts/staff';
import { textLimits } from '@portal/contracts/text-limits';
import { IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength, NotEquals } from 'class-validator';
import { composeRules, RequiredText } from '../../platform/http/text.decorators.ts';
import type { Session } from '../accounts/session.entity.ts';
import { browserName } from './browser-name.ts';

export const missingPassword = 'Please enter your current password';

export class OwnNameDto {
  @ApiProperty({ example: 'Ada Byron' })
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
  @ApiPropertyOptional({ example: 'correct horse battery staple', format: 'password' })
  @IsOptional()
  @IsString({ message: missingPassword })
  @MaxLength(passwordLength.max, { message: 'This is not your current password' })
  password?: string;

  @ApiPropertyOptional({
    format: 'uuid',
    example: '0b9dc2f0-53a5-4f6e-8d44-5a5d8f2a9c01',
    description: 'The session to end; without it, all sessions except the current one.',
  })
  @IsOptional()
  @IsUUID('all', { message: 'There is no such session' })
  sessionId?: string;
}

/** A session of the signed-in staff member. */
export class OwnSessionDto {
  @ApiProperty({ format: 'uuid', example: '0b9dc2f0-53a5-4f6e-8d44-5a5d8f2a9c01' })
  id!: string;

  @ApiProperty({ example: 'Firefox on Linux' })
  browser!: string;

  @ApiProperty({ example: '2026-11-20T15:04:05.000Z', format: 'date-time' })
  startedAt!: string;

  @ApiProperty({ example: '2026-11-20T16:04:05.000Z', format: 'date-time', description: 'Updated once a minute.' })
  lastSeenAt!: string;

  @ApiProperty({ example: true, description: 'Whether it is the session of this request.' })
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
