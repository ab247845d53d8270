import { createHash, randomBytes } from 'node:crypto';
import { GoneException, Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { Env } from '../env.ts';
import { StaffAccountsService } from './staff-accounts.service.ts';
import { type LinkPurpose, StaffLink } from './staff-link.entity.ts';

const hour = 3_600_000;
const lifetime: Record<LinkPurpose, number> = { invitation: 72 * hour, reset: hour };

export interface IssuedLink {
  /** The page where a password is set. The token stands behind `#`: browsers send that part to nobody, nor does any log keep it. */
  href: string;
  purpose: LinkPurpose;
  expiresAt: Date;
}

/** Links by which somebody sets a password without having one: to accept an invitation or because they forgot theirs. */
@Injectable()
export class StaffLinksService {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
    private readonly accounts: StaffAccountsService,
  ) {}

  /** Makes a new link; those the person got before are worth nothing any more. */
  async issue(userId: number, purpose: LinkPurpose): Promise<IssuedLink> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = endOf(purpose);
    await this.database.transaction(async (manager) => {
      await manager.delete(StaffLink, { userId });
      await manager.insert(StaffLink, { tokenDigest: digest(token), userId, purpose, expiresAt });
    });
    return { href: `${this.env.deskUrl}/admin/password#token=${token}`, purpose, expiresAt };
  }

  /** The link a token belongs to. Used, expired, replaced and never made are one and the same answer. */
  async find(token: string): Promise<StaffLink> {
    const link = await this.database.getRepository(StaffLink).findOne({
      where: { tokenDigest: digest(token), expiresAt: MoreThan(new Date()), account: { disabledAt: IsNull() } },
      relations: { account: { user: true } },
    });
    if (!link) throw new LinkGoneException();
    return link;
  }

  /** Sets the password and uses the link up, both or neither. A password that will not do leaves the link as it is. */
  async redeem(token: string, password: string): Promise<StaffLink> {
    const link = await this.find(token);
    const passwordHash = await this.accounts.hashFor(link.account.user, password);
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(StaffLink, { tokenDigest: link.tokenDigest });
      if (!affected) throw new LinkGoneException();
      await this.accounts.storePassword(manager, link.userId, passwordHash);
    });
    return link;
  }
}

export const linkGone = 'This link has been used already or is too old. Please ask for a new one.';

class LinkGoneException extends GoneException {
  constructor() {
    super(linkGone);
  }
}

/** Until when a link that is made now works. */
export const endOf = (purpose: LinkPurpose) => new Date(Date.now() + lifetime[purpose]);

const digest = (token: string) => createHash('sha256').update(token).digest();
