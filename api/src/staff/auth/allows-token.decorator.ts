import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { TokenScope } from '@portal/contracts/staff';
import { accessRule } from '../../platform/http/access-rule.ts';
import { allowedScope } from './auth.guard.ts';

/** Opens a route to API tokens of this scope. All other routes reject them. */
export const AllowsToken = (scope: TokenScope) =>
  applyDecorators(accessRule(allowedScope, scope), ApiBearerAuth('api_token'));
