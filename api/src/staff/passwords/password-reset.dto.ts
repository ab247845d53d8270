import { PickType } from '@nestjs/swagger';
import { EmailAddress, Secret } from '../../platform/http/field.decorators.ts';
import { ChosenPassword } from '../auth/account.dto.ts';
import { StaffLinkDto } from '../directory/staff.dto.ts';
import type { PasswordLink } from './password-link.entity.ts';
import { linkExpired } from './password-links.service.ts';

export class PasswordResetDto {
  @EmailAddress() email!: string;
}

export class LinkQuestionDto {
  /** The `token` in the fragment of the link. */
  @Secret({ max: 100, missing: linkExpired, wrong: linkExpired }) token!: string;
}

export class PasswordResetConfirmDto extends LinkQuestionDto {
  @ChosenPassword() password!: string;
}

/** A password link and its account. */
export class LinkDto extends PickType(StaffLinkDto, ['purpose', 'expiresAt']) {
  email!: string;
  name!: string;

  static of({ purpose, account, expiresAt }: PasswordLink): LinkDto {
    return { purpose, email: account.user.email, name: account.user.name, expiresAt: expiresAt.toISOString() };
  }
}

export class PasswordResetPossibilityDto {
  /** False without a mail server; managers then hand out links. */
  isPossible!: boolean;
}
