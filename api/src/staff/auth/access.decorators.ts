import { applyDecorators, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiTags } from '@nestjs/swagger';
import type { Role, TokenScope } from '@portal/contracts/staff';
import { accessRule } from '../../platform/http/access-rule.ts';

export const accessRules = {
  role: 'role',
  permission: 'permission',
  token: 'token',
  recentSignIn: 'recent-sign-in',
  earlierSignIn: 'earlier-sign-in',
  missingSecondFactor: 'missing-second-factor',
} as const;

/** A controller of the lead desk: requires the role or a higher one. `tag` is its group in the OpenAPI document. */
export const DeskController = (path: string, tag: string, role: Role) =>
  applyDecorators(Controller(path), ApiTags(tag), RequiresRole(role));

/** Requires this role or a higher one. On a handler it overrides the role of the controller. */
export const RequiresRole = (role: Role) =>
  applyDecorators(accessRule(accessRules.role, role), ApiCookieAuth('portal_session'));

/** Requires a permission that managers give per person, in addition to the role. */
export const RequiresPermission = (permission: 'export') => accessRule(accessRules.permission, permission);

/** Opens a route to API tokens of this scope. All other routes reject them. */
export const AllowsToken = (scope: TokenScope) =>
  applyDecorators(accessRule(accessRules.token, scope), ApiBearerAuth('api_token'));

/** Requires a session that was opened at most 15 minutes ago (step-up). Signing in again opens a new one. */
export const RequiresRecentSignIn = () => accessRule(accessRules.recentSignIn, true);

/** Allows a change in a session of any age, for a reason. Without it, a route that changes something requires a recent sign-in. */
export const AllowsEarlierSignIn = (reason: string) => accessRule(accessRules.earlierSignIn, reason);

/** Allows users who have not set up two-step verification in time. */
export const AllowsMissingSecondFactor = () => accessRule(accessRules.missingSecondFactor, true);
