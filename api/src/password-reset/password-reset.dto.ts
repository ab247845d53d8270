import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { EmailAddress, rules } from '../common/text.decorators.ts';
import { ChosenPassword } from '../session/account.dto.ts';
import { type LinkPurpose, linkPurposes, type StaffLink } from '../staff-accounts/staff-link.entity.ts';
import { linkGone } from '../staff-accounts/staff-links.service.ts';

const Token = () =>
  rules(
    ApiProperty({ example: 'kR4v…', description: 'What stands behind `#token=` in the link.' }),
    IsNotEmpty({ message: linkGone }),
    IsString({ message: linkGone }),
    MaxLength(100, { message: linkGone }),
  );

export class PasswordResetDto {
  @ApiProperty({ example: 'ada@lumenward.example' })
  @EmailAddress({ refused: 'Valid email is required' })
  email!: string;
}

export class LinkQuestionDto {
  @Token()
  token!: string;
}

export class PasswordResetConfirmDto {
  @Token()
  token!: string;

  @ChosenPassword()
  password!: string;
}

/** Whose password a link sets. */
export class LinkDto {
  @ApiProperty({ enum: linkPurposes, enumName: 'StaffLinkPurpose', example: 'invitation' })
  purpose!: LinkPurpose;

  @ApiProperty({ example: 'ada@lumenward.example' })
  email!: string;

  @ApiProperty({ example: 'Ada Byron' })
  name!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-23T15:04:05.000Z' })
  expiresAt!: string;

  static of({ purpose, account, expiresAt }: StaffLink): LinkDto {
    return { purpose, email: account.user.email, name: account.user.name, expiresAt: expiresAt.toISOString() };
  }
}

export class PasswordResetPossibilityDto {
  @ApiProperty({ example: true, description: 'Not where this portal sends no mail: there a manager hands out links.' })
  isPossible!: boolean;
}
