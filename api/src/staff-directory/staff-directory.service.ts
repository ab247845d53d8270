import { ConflictException, Injectable } from '@nestjs/common';
import type { StaffAccount } from '../staff-accounts/staff-account.entity.ts';
import { type NewStaffMember, StaffAccountsService } from '../staff-accounts/staff-accounts.service.ts';
import { StaffLinksService } from '../staff-accounts/staff-links.service.ts';
import type { StaffLinkDto } from './staff.dto.ts';

/** How managers look after the staff. */
@Injectable()
export class StaffDirectoryService {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly links: StaffLinksService,
  ) {}

  async invite(member: NewStaffMember): Promise<{ account: StaffAccount; invitation: StaffLinkDto }> {
    const account = await this.accounts.invite(member);
    return { account, invitation: await this.sendLink(account) };
  }

  async inviteAgain(userId: number): Promise<StaffLinkDto> {
    return this.sendLink(await this.accounts.get(userId));
  }

  /** A manager can have somebody choose a new password, but never choose it for them. */
  private async sendLink(account: StaffAccount): Promise<StaffLinkDto> {
    if (account.disabledAt) throw new ConflictException('This account is disabled. Please enable it first.');
    const { href, purpose, expiresAt } = await this.links.issue(
      account.userId,
      account.passwordHash ? 'reset' : 'invitation',
    );
    return { purpose, expiresAt: expiresAt.toISOString(), link: href };
  }
}
