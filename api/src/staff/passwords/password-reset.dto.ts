import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { EmailAddress } from '../../platform/http/text.decorators.ts';
import { Format } from '../../platform/openapi/format.decorator.ts';
import { ChosenPassword } from '../auth/account.dto.ts';
import { type PasswordLink, type PasswordLinkPurpose, passwordLinkPurposes } from './password-link.entity.ts';
import { linkExpired } from './password-links.service.ts';

export class PasswordResetDto {
  @EmailAddress({ invalidMessage: 'Valid email is required' })
  email!: string;
}

export class LinkQuestionDto {
  /** The `token` in the fragment of the link. */
  @IsNotEmpty({ message: linkExpired })
  @IsString({ message: linkExpired })
  @MaxLength(100, { message: linkExpired })
  token!: string;
}

export class PasswordResetConfirmDto extends LinkQuestionDto {
  @ChosenPassword()
  password!: string;
}

/** A password link and its account. */
export class LinkDto {
  @ApiProperty({ enum: passwordLinkPurposes, enumName: 'StaffLinkPurpose' })
  purpose!: PasswordLinkPurpose;
  email!: string;
  name!: string;
  @Format('date-time') expiresAt!: string;

  static of({ purpose, account, expiresAt }: PasswordLink): LinkDto {
    return { purpose, email: account.user.email, name: account.user.name, expiresAt: expiresAt.toISOString() };
  }
}

export class PasswordResetPossibilityDto {
  /** False without a mail server; managers then hand out links. */
  isPossible!: boolean;
}
