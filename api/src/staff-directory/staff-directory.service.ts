import { ConflictException, Injectable } from '@nestjs/common';
import type { StaffAccount } from '../staff-accounts/staff-account.entity.ts';
import { type NewStaffMember, StaffAccountsService } from '../staff-accounts/staff-accounts.service.ts';
import { StaffLetters } from '../staff-accounts/staff-letters.service.ts';
import { endOf, StaffLinksService } from '../staff-accounts/staff-links.service.ts';
import type { StaffLinkDto } from './staff.dto.ts';

/** How managers look after the staff. */
@Injectable()
export class StaffDirectoryService {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly links: StaffLinksService,
    private readonly letters: StaffLetters,
  ) {}

  async invite(member: NewStaffMember): Promise<{ account: StaffAccount; invitation: StaffLinkDto }> {
    const account = await this.accounts.invite(member);
    return { account, invitation: await this.sendLink(account) };
  }

  async inviteAgain(userId: number): Promise<StaffLinkDto> {
    return this.sendLink(await this.accounts.get(userId));
  }

  /** A manager can have somebody choose a password, but never choose it for them. Where no mail is sent, they hand the link over. */
  private async sendLink({ userId, user, passwordHash, disabledAt }: StaffAccount): Promise<StaffLinkDto> {
    if (disabledAt) throw new ConflictException('This account is disabled. Please enable it first.');
    const purpose = passwordHash ? 'reset' : 'invitation';
    if (!this.letters.arePossible) {
      const { href, expiresAt } = await this.links.issue(userId, purpose);
      return { purpose, expiresAt: expiresAt.toISOString(), link: href };
    }
    if (purpose === 'invitation') await this.letters.sendInvitation(userId);
    else await this.letters.sendReset(user.email);
    return { purpose, expiresAt: endOf(purpose).toISOString() };
  }
}
