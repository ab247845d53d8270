import { ConflictException, Injectable } from '@nestjs/common';
import type { AuditActor } from '../../platform/audit/audit-actors.ts';
import { Env } from '../../platform/env/env.ts';
import type { StaffAccount } from '../accounts/staff-account.entity.ts';
import { type NewStaffMember, StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import { StaffMail } from '../accounts/staff-mail.service.ts';
import { expiryOf, PasswordLinksService } from '../passwords/password-links.service.ts';
import type { StaffLinkDto } from './staff.dto.ts';

/** Invitations by managers. */
@Injectable()
export class StaffDirectoryService {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly links: PasswordLinksService,
    private readonly mail: StaffMail,
    private readonly env: Env,
  ) {}

  async invite(
    member: NewStaffMember,
    actor: AuditActor,
  ): Promise<{ account: StaffAccount; invitation: StaffLinkDto }> {
    if (member.role === 'manager' && !this.mail.isConfigured) throw new ManagerLinkException(`add ${member.email}`);
    const account = await this.accounts.addWithoutPassword(member, actor, 'account-invited');
    return { account, invitation: await this.issueLink(account, actor) };
  }

  async inviteAgain(userId: number, actor: AuditActor): Promise<StaffLinkDto> {
    if (userId === actor.userId)
      throw new ConflictException('This is your own account. Please change your password under “Account”.');
    return this.issueLink(await this.accounts.get(userId), actor);
  }

  /**
   * Sends a link to set a password. Without a mail server the link is returned, for the manager to hand over; not for the account of
   * a manager, whose rights would go to whoever has the link.
   */
  private async issueLink(account: StaffAccount, actor: AuditActor): Promise<StaffLinkDto> {
    const { userId, user, disabledAt } = account;
    if (disabledAt) throw new ConflictException('This account is disabled. Please enable it first.');
    const { oidc } = this.env;
    if (oidc?.isOnly && account.hasIdentity)
      throw new ConflictException(`This account has no password: ${user.name} signs in with ${oidc.name}.`);
    if (account.role === 'manager' && !this.mail.isConfigured) throw new ManagerLinkException(`password ${user.email}`);
    const purpose = await this.links.revoke(account, actor);
    if (!this.mail.isConfigured) {
      const { href, expiresAt } = await this.links.issue(userId, purpose);
      return { purpose, expiresAt: expiresAt.toISOString(), link: href };
    }
    if (purpose === 'invitation') await this.mail.sendInvitation(userId);
    else await this.mail.sendReset(user.email);
    return { purpose, expiresAt: expiryOf(purpose).toISOString() };
  }
}

class ManagerLinkException extends ConflictException {
  constructor(command: string) {
    super(
      `This portal does not send email, and a link for a manager is not shown here. Someone with access to the server can create it: npm run staff -- ${command}`,
    );
  }
}
