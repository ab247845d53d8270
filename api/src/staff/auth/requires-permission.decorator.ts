import { accessRule } from '../../platform/http/access-rule.ts';
import { requiredPermission } from './auth.guard.ts';

/** Requires a permission that managers give per person, in addition to the role. */
export const RequiresPermission = (permission: 'export') => accessRule(requiredPermission, permission);
