import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { Role } from '@portal/contracts/staff';
import { neededRole, SessionGuard } from './session.guard.ts';

/**
 * Lets only signed-in staff of this role or a higher one through; what stands at a handler outdoes what stands at its
 * controller. The module of the controller imports `SessionModule`.
 */
export const RequiresRole = (role: Role) =>
  applyDecorators(SetMetadata(neededRole, role), UseGuards(SessionGuard), ApiCookieAuth('portal_session'));
