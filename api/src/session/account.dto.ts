import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { passwordLength } from '@portal/contracts/password';
import { IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { rules } from '../common/text.decorators.ts';
import { browserName } from './browser-name.ts';
import type { Session } from './session.entity.ts';

const asked = 'Please enter your current password';

/** The password somebody has, as entered: it is compared, never judged. */
const CurrentPassword = () =>
  rules(
    ApiProperty({ example: 'correct horse battery staple', format: 'password' }),
    IsNotEmpty({ message: asked }),
    IsString({ message: asked }),
    MaxLength(passwordLength.max, { message: 'This is not your current password' }),
  );

/** A password somebody wants to have. Taken exactly as typed; what it must not be is the business of the staff accounts. */
export const ChosenPassword = () =>
  rules(
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
  @CurrentPassword()
  password!: string;

  @ApiPropertyOptional({
    format: 'uuid',
    example: '0b9dc2f0-53a5-4f6e-8d44-5a5d8f2a9c01',
    description: 'The one session to end; without it every session but this one.',
  })
  @IsOptional()
  @IsUUID('all', { message: 'There is no such session' })
  sessionId?: string;
}

/** A browser that is signed in to the own account. */
export class OwnSessionDto {
  @ApiProperty({ format: 'uuid', example: '0b9dc2f0-53a5-4f6e-8d44-5a5d8f2a9c01' })
  id!: string;

  @ApiProperty({ example: 'Firefox on Linux' })
  browser!: string;

  @ApiProperty({ example: '2026-11-20T15:04:05.000Z', format: 'date-time' })
  startedAt!: string;

  @ApiProperty({ example: '2026-11-20T16:04:05.000Z', format: 'date-time', description: 'Exact to the minute.' })
  lastSeenAt!: string;

  @ApiProperty({ example: true, description: 'Whether it is the one that asks.' })
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
