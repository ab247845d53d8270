import { Body, Delete, Get, Patch, Post } from '@nestjs/common';
import { hasRole } from '@portal/contracts/staff';
import { Env } from '../../platform/env/env.ts';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Creates, Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { StaffAccountsService } from '../accounts/staff-accounts.service.ts';
import { AllowsToken, DeskController, RequiresRecentSignIn, RequiresRole } from '../auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../auth/current-staff.decorator.ts';
import { InvitedStaffDto, NewStaffDto, StaffChangeDto, StaffDto, StaffLinkDto, StaffNameDto } from './staff.dto.ts';
import { StaffDirectoryService } from './staff-directory.service.ts';

const StaffId = PathId('There is no such staff account.');

@DeskController('admin/staff', 'Staff', 'manager')
export class StaffController {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly directory: StaffDirectoryService,
    private readonly env: Env,
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
    const { account, invitation } = await this.directory.invite(member, staff);
    return { ...StaffDto.of(account, this.timeZone), invitation };
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
  inviteAgain(@StaffId id: number, @CurrentStaff() staff: StaffMember): Promise<StaffLinkDto> {
    return this.directory.inviteAgain(id, staff);
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
}
