import { ApiPropertyOptional } from '@nestjs/swagger';
import { type TokenScope, tokenScopes } from '@portal/contracts/staff';
import { IsOptional } from 'class-validator';
import { OneOf } from '../../platform/http/choice.decorators.ts';
import { composeRules, RequiredText } from '../../platform/http/text.decorators.ts';
import { WholeNumber } from '../../platform/http/whole-number.decorator.ts';
import { Format } from '../../platform/openapi/format.decorator.ts';

const defaultDays = 365;
const maxDays = 2 * 365;

export class NewApiTokenDto {
  /** The program. It is the author of what it does, as “Accounting (API token)”. */
  @RequiredText({ label: 'Name', max: 60, requiredMessage: 'Name is required' })
  name!: string;

  /** `write` includes `read`. */
  @OneOf(tokenScopes)
  scope!: TokenScope;

  /** After how many days it expires. */
  @composeRules(
    IsOptional(),
    WholeNumber({ max: maxDays, message: 'A token is valid for two years at most' }),
    ApiPropertyOptional({ default: defaultDays }),
  )
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
