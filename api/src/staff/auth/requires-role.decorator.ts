import { applyDecorators } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { Role } from '@portal/contracts/staff';
import { accessRule } from '../../platform/http/access-rule.ts';
import { requiredRole } from './auth.guard.ts';

/** Requires this role or a higher one. On a handler it overrides the role of the controller. */
export const RequiresRole = (role: Role) =>
  applyDecorators(accessRule(requiredRole, role), ApiCookieAuth('portal_session'));
