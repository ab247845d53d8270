import { Body, ConflictException, Delete, Get, Patch, Post } from '@nestjs/common';
import { hasRole } from '@portal/contracts/staff';
import type { AuditActor } from '../../platform/audit/audit-actors.ts';
import { Env } from '../../platform/env/env.ts';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Creates, Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import type { StaffAccount } from '../accounts/staff-account.entity.ts';
import { StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import { StaffMail } from '../accounts/staff-mail.service.ts';
import { AllowsToken, DeskController, RequiresRecentSignIn, RequiresRole } from '../auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../auth/current-staff.decorator.ts';
import { expiryOf, PasswordLinksService } from '../passwords/password-links.service.ts';
import { InvitedStaffDto, NewStaffDto, StaffChangeDto, StaffDto, StaffLinkDto, StaffNameDto } from './staff.dto.ts';

const StaffId = PathId('There is no such staff account.');

@DeskController('admin/staff', 'Staff', 'manager')
export class StaffController {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly env: Env,
    private readonly links: PasswordLinksService,
    private readonly mail: StaffMail,
  ) {}

  @Returns([StaffDto], 'List the staff by name', 'At most 500.')
  @Get()
  async list(): Promise<StaffDto[]> {
    const accounts = await this.accounts.list();
    const openLeads = await this.accounts.countOpenLeads(accounts.map(({ userId }) => userId));
    return accounts.map((account) => StaffDto.of(account, this.timeZone, openLeads.get(account.userId)));
  }

  @Returns([StaffNameDto], 'List the possible owners of leads by name', 'Agents and managers.')
  @RequiresRole('viewer')
  @AllowsToken('read')
  @Get('names')
  async names(): Promise<StaffNameDto[]> {
    return (await this.accounts.list())
      .filter(({ disabledAt, role }) => !disabledAt && hasRole(role, 'agent'))
      .map((account) => StaffNameDto.of(account, this.timeZone));
  }

  @Returns([StaffNameDto], 'List the colleagues whom a note can mention', 'Everybody, by name.')
  @RequiresRole('viewer')
  @Get('colleagues')
  async colleagues(): Promise<StaffNameDto[]> {
    return (await this.accounts.list())
      .filter(({ disabledAt }) => !disabledAt)
      .map((account) => StaffNameDto.of(account, this.timeZone));
  }

  @Creates(
    InvitedStaffDto,
    'Invite a staff member',
    'Sends an email with a link to set a password, which works once, within three days. Without a mail server the link is returned; managers are then added with `npm run staff`.',
  )
  @RequiresRecentSignIn()
  @Post()
  async invite(@Body() member: NewStaffDto, @CurrentStaff() staff: StaffMember): Promise<InvitedStaffDto> {
    if (member.role === 'manager' && !this.mail.isConfigured) throw new ManagerLinkException(`add ${member.email}`);
    const account = await this.accounts.addWithoutPassword(member, staff, 'account-invited');
    return { ...StaffDto.of(account, this.timeZone), invitation: await this.issueLink(account, staff) };
  }

  @Returns(
    StaffDto,
    'Change name, role or permissions, disable or enable',
    'Takes effect immediately. Another role, and disabling, end all sessions. Someone who is disabled or becomes a viewer hands over the open leads: with open leads, `leadsTo` is required.',
  )
  @RequiresRecentSignIn()
  @Patch(':id')
  async change(
    @StaffId id: number,
    @Body() change: StaffChangeDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<StaffDto> {
    const account = await this.accounts.change(id, change, staff);
    return StaffDto.of(account, this.timeZone, (await this.accounts.countOpenLeads([id])).get(id));
  }

  @Creates(
    StaffLinkDto,
    'Send a new link to set a password',
    'An invitation (three days) or, for an account with a password, a reset link (one hour). Earlier links become invalid. Not for your own account and, without a mail server, not for managers: `npm run staff` creates those links.',
  )
  @RequiresRecentSignIn()
  @Post(':id/invitation')
  async inviteAgain(@StaffId userId: number, @CurrentStaff() actor: StaffMember): Promise<StaffLinkDto> {
    if (userId === actor.userId)
      throw new ConflictException('This is your own account. Please change your password under “Account”.');
    return this.issueLink(await this.accounts.get(userId), actor);
  }

  @ReturnsNothing(
    'Two-step verification is off.',
    'Reset two-step verification',
    'For a lost device. Removes app, passkeys and recovery codes, and ends all sessions; the password alone is enough until it is set up again.',
  )
  @RequiresRecentSignIn()
  @Delete(':id/second-factor')
  resetSecondFactor(@StaffId id: number, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.accounts.resetSecondFactor(id, staff);
  }

  @ReturnsNothing('Signed out on all devices.', 'End all sessions of a staff member')
  @RequiresRecentSignIn()
  @Delete(':id/sessions')
  signOut(@StaffId id: number, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.accounts.signOut(id, staff);
  }

  private get timeZone(): string {
    return this.env.businessCalendar.timeZone;
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
