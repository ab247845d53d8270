import { ApiPropertyOptional } from '@nestjs/swagger';
import { type TokenScope, tokenScopes } from '@portal/contracts/staff';
import { IsOptional } from 'class-validator';
import { Format, Name, OneOf, WholeNumber } from '../../platform/http/field.decorators.ts';

const defaultDays = 365;

export class NewApiTokenDto {
  /** The program. It is the author of what it does, as “Accounting (API token)”. */
  @Name(60) name!: string;

  /** `write` includes `read`. */
  @OneOf(tokenScopes) scope!: TokenScope;

  /** After how many days it expires. */
  @ApiPropertyOptional({ default: defaultDays })
  @IsOptional()
  @WholeNumber({ max: 2 * 365, message: 'A token is valid for two years at most' })
  days = defaultDays;
}

export class ApiTokenDto {
  id!: number;
  name!: string;
  scope!: TokenScope;
  /** The name of the manager. */
  createdBy!: string;
  /** Whether the manager can still sign in. The token does not depend on it. */
  isCreatorDisabled!: boolean;
  @Format('date-time') expiresAt!: string;
  isExpired!: boolean;
  /** Updated once an hour. Null: never. */
  @Format('date-time') lastUsedAt!: string | null;
}

export class CreatedApiTokenDto {
  /** Only its digest is stored, so it is not shown again. */
  token!: string;
}
