import { randomUUID } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import type { Role, TokenScope } from '@portal/contracts/staff';
import { DataSource } from 'typeorm';
import type { AuditActor } from '../../platform/audit/audit-actors.ts';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { isoTime } from '../../platform/database/iso-time.ts';
import { ValidationFailedException } from '../../platform/http/validation-failed.exception.ts';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { Session } from '../accounts/session.entity.ts';
import { StaffAccount } from '../accounts/staff-account.entity.ts';
import { newToken, tokenDigest } from '../accounts/token.ts';
import type { ApiTokenDto, NewApiTokenDto } from './api-token.dto.ts';

/** Scanners for secrets recognize a token by it. */
const prefix = 'portal_api_';
/** What follows the name of a program where it is shown as an author. */
const suffix = ' (API token)';
/** Tests change it. */
export const tokenRate = { limit: 300, windowSeconds: 60 };

const roleOf: Record<TokenScope, Role> = { read: 'viewer', write: 'agent' };

interface StoredToken {
  id: number;
  name: string;
  scope: TokenScope;
  isExpired: boolean;
  isUseOld: boolean;
}

class InvalidTokenException extends UnauthorizedException {
  readonly challenge = 'Bearer error="invalid_token"';
}

/** Tokens with which other programs use the API. They belong to the organization: one does not end with the account of its creator. */
@Injectable()
export class ApiTokens {
  constructor(
    private readonly database: DataSource,
    private readonly limiter: RateLimiter,
  ) {}

  /** Returns the tokens that are not revoked, by name. */
  list(): Promise<ApiTokenDto[]> {
    return this.database.query(
      `select token.user_id as id, left(program.name, -length($1)) as name, scope, creator.name as "createdBy",
              account.disabled_at is not null as "isCreatorDisabled", ${isoTime('expires_at')} as "expiresAt",
              expires_at <= now() as "isExpired", ${isoTime('last_used_at')} as "lastUsedAt"
       from api_tokens token join users program on program.id = token.user_id
       join users creator on creator.id = created_by join staff_accounts account on account.user_id = created_by
       where digest is not null order by lower(program.name), token.user_id`,
      [suffix],
    );
  }

  async create(staff: Required<AuditActor>, { name, scope, days }: NewApiTokenDto): Promise<string> {
    const token = prefix + newToken();
    await this.database.transaction(async (manager) => {
      const same = await manager.query(
        'select from api_tokens join users on id = user_id where lower(name) = lower($1) and digest is not null',
        [name + suffix],
      );
      if (same.length > 0) throw new ValidationFailedException({ name: 'There is a token with this name' });
      await manager.query(
        `with program as (insert into users (email, name) values ($1, $2) returning id)
         insert into api_tokens (user_id, digest, scope, created_by, expires_at)
         select id, $3, $4, $5, now() + make_interval(days => $6) from program`,
        [`api-token-${randomUUID()}`, name + suffix, tokenDigest(token), scope, staff.userId, days],
      );
      await recordAudit(manager, { kind: 'api-token-created', actor: staff, data: { name, scope, days } });
    });
    return token;
  }

  /** Does nothing for a token that was revoked before. */
  async revoke(staff: Required<AuditActor>, id: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const [[revoked]]: [{ name: string }[]] = await manager.query(
        `update api_tokens set digest = null from users where user_id = $1 and users.id = user_id and digest is not null
         returning left(name, -length($2)) as name`,
        [id, suffix],
      );
      if (revoked) await recordAudit(manager, { kind: 'api-token-revoked', actor: staff, data: revoked });
    });
  }

  /** Returns a session that lasts for the request. Throws 401 for a token that is not valid, and 429 for one that is used too often. */
  async authenticate(token: string): Promise<{ session: Session; scope: TokenScope }> {
    const [stored]: StoredToken[] = await this.database.query(
      `select user_id as id, name, scope, expires_at <= now() as "isExpired",
              coalesce(last_used_at < now() - interval '1 hour', true) as "isUseOld"
       from api_tokens join users on users.id = user_id where digest = $1`,
      [tokenDigest(token)],
    );
    if (!stored) throw new InvalidTokenException('This API token is not valid.');
    const { id: userId, name, scope } = stored;
    if (stored.isExpired) throw new InvalidTokenException('This API token has expired.');
    await this.limiter.assertAllowed(
      { purpose: 'api-token', key: String(userId), ...tokenRate },
      () => 'This API token is used too often. Please wait a moment.',
    );
    if (stored.isUseOld)
      await this.database.query('update api_tokens set last_used_at = now() where user_id = $1', [userId]);
    // The audit log names actors by their address.
    const user = { id: userId, email: name, name, createdAt: new Date() };
    const account = { userId, user, role: roleOf[scope], exportPermission: true };
    return {
      scope,
      session: Object.assign(new Session(), {
        ...{ id: '', userId, hasSecondFactor: true, isRecent: true },
        account: Object.assign(new StaffAccount(), account),
      }),
    };
  }
}
