import { GoneException, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan, MoreThan } from 'typeorm';
import type { AuditActor } from '../../platform/audit/audit-actors.ts';
import { recordAudit } from '../../platform/audit/audit-event.ts';
import { Env } from '../../platform/env/env.ts';
import { type StaffAccount, subjectOf } from '../accounts/staff-account.entity.ts';
import { StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import { newToken, tokenDigest } from '../accounts/token.ts';
import { PasswordLink, type PasswordLinkPurpose } from './password-link.entity.ts';

const hour = 3_600_000;
const lifetime: Record<PasswordLinkPurpose, number> = { invitation: 72 * hour, reset: hour };

export interface IssuedLink {
  /** URL of the page that sets the password. The token is in the fragment, which is neither sent to servers nor logged. */
  href: string;
  purpose: PasswordLinkPurpose;
  expiresAt: Date;
}

/** Links that set a password once: for invitations and password resets. */
@Injectable()
export class PasswordLinksService {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
    private readonly accounts: StaffAccountsService,
  ) {}

  /**
   * Creates a link. Earlier links stay valid: anybody can request a reset for an address, and must not void the
   * invitation or the link that its owner is about to use.
   */
  async issue(
    userId: number,
    purpose: PasswordLinkPurpose,
    manager: EntityManager = this.database.manager,
  ): Promise<IssuedLink> {
    const token = newToken();
    const expiresAt = expiryOf(purpose);
    await manager.transaction(async (manager) => {
      await manager.delete(PasswordLink, { userId, expiresAt: LessThan(new Date()) });
      await manager.insert(PasswordLink, { tokenDigest: tokenDigest(token), userId, purpose, expiresAt });
    });
    return { href: `${this.env.deskUrl}/admin/password#token=${token}`, purpose, expiresAt };
  }

  /** Invalidates the links of an account, because a new one is sent. Returns the purpose of the new link. */
  async revoke(account: StaffAccount, actor: AuditActor): Promise<PasswordLinkPurpose> {
    const purpose = account.passwordHash ? 'reset' : 'invitation';
    await this.database.transaction(async (manager) => {
      await manager.delete(PasswordLink, { userId: account.userId });
      const subject = subjectOf(account);
      await recordAudit(manager, { kind: 'password-link-created', actor, subject, data: { purpose } });
    });
    return purpose;
  }

  /** Returns the link of a token. Throws 410 for a used, expired, replaced or unknown token. */
  async find(token: string): Promise<PasswordLink> {
    const link = await this.database.getRepository(PasswordLink).findOne({
      where: { tokenDigest: tokenDigest(token), expiresAt: MoreThan(new Date()), account: { disabledAt: IsNull() } },
      relations: { account: { user: true } },
    });
    if (!link) throw new LinkExpiredException();
    return link;
  }

  /** Sets the password and deletes the link in one transaction. An invalid password leaves the link unchanged. */
  async redeem(token: string, password: string, network: string): Promise<PasswordLink> {
    const link = await this.find(token);
    const passwordHash = await this.accounts.hashFor(link.account.user, password);
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(PasswordLink, { tokenDigest: link.tokenDigest });
      if (!affected) throw new LinkExpiredException();
      await this.accounts.storePassword(manager, link.userId, passwordHash);
      const actor = { ...subjectOf(link.account), network };
      await recordAudit(manager, { kind: 'password-reset', actor, subject: actor, data: { purpose: link.purpose } });
    });
    return link;
  }
}

export const linkExpired = 'This link has already been used or has expired. Please request a new one.';

class LinkExpiredException extends GoneException {
  constructor() {
    super(linkExpired);
  }
}

/** Returns the expiry of a link that is created now. */
export const expiryOf = (purpose: PasswordLinkPurpose) => new Date(Date.now() + lifetime[purpose]);
