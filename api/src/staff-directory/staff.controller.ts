import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { DescribesErrors } from '../openapi/form-errors.decorator.ts';
import { CurrentStaff, type StaffMember } from '../session/current-staff.decorator.ts';
import { RequiresRole } from '../session/requires-role.decorator.ts';
import { StaffAccountsService } from '../staff-accounts/staff-accounts.service.ts';
import { InvitedStaffDto, NewStaffDto, StaffChangeDto, StaffDto, StaffLinkDto, StaffNameDto } from './staff.dto.ts';
import { StaffDirectoryService } from './staff-directory.service.ts';
import { StaffIdPipe } from './staff-id.pipe.ts';

const guarded = { 401: 'Please sign in.', 403: 'This needs the role manager, and yours is agent.' };
const ofOne = { ...guarded, 404: 'There is no such staff account.' };
const disabled = 'This account is disabled. Please enable it first.';

@ApiTags('Staff')
@RequiresRole('manager')
@Controller('admin/staff')
export class StaffController {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly directory: StaffDirectoryService,
  ) {}

  @ApiOperation({ summary: 'List the staff by name', description: 'At most 500: there cannot be more.' })
  @ApiOkResponse({ type: [StaffDto] })
  @DescribesErrors(guarded)
  @Get()
  async list(): Promise<StaffDto[]> {
    return (await this.accounts.list()).map(StaffDto.of);
  }

  @ApiOperation({ summary: 'List the people a lead can belong to, by name', description: 'For every role.' })
  @ApiOkResponse({ type: [StaffNameDto] })
  @DescribesErrors({ 401: guarded[401] })
  @RequiresRole('viewer')
  @Get('names')
  async names(): Promise<StaffNameDto[]> {
    return (await this.accounts.list()).filter(({ disabledAt }) => !disabledAt).map(StaffNameDto.of);
  }

  @ApiOperation({
    summary: 'Invite somebody',
    description: 'Sends a link by e-mail to choose a password with, good for three days and once.',
  })
  @ApiCreatedResponse({ type: InvitedStaffDto })
  @DescribesErrors(
    { ...guarded, 409: 'ada@lumenward.example already has a staff account.', 422: 'Valid email is required.' },
    { email: 'Valid email is required' },
  )
  @Post()
  async invite(@Body() member: NewStaffDto): Promise<InvitedStaffDto> {
    const { account, invitation } = await this.directory.invite(member);
    return { ...StaffDto.of(account), invitation };
  }

  @ApiOperation({
    summary: 'Change name or role, disable or enable',
    description: 'Counts at once, for open sessions too.',
  })
  @ApiParam({ name: 'id', schema: { type: 'integer' }, example: 7 })
  @ApiOkResponse({ type: StaffDto })
  @DescribesErrors(
    {
      ...ofOne,
      409: 'This is the last manager who can sign in. Please make somebody else a manager first.',
      422: 'Please choose a role: viewer, agent, manager.',
    },
    { role: 'Please choose a role: viewer, agent, manager' },
  )
  @Patch(':id')
  async change(
    @Param('id', StaffIdPipe) id: number,
    @Body() change: StaffChangeDto,
    @CurrentStaff() { userId }: StaffMember,
  ): Promise<StaffDto> {
    return StaffDto.of(await this.accounts.change(id, change, userId));
  }

  @ApiOperation({
    summary: 'Send a new link to choose a password with',
    description:
      'An invitation for three days, or for somebody who has a password a link to reset it within an hour. Earlier links end.',
  })
  @ApiParam({ name: 'id', schema: { type: 'integer' }, example: 7 })
  @ApiCreatedResponse({ type: StaffLinkDto })
  @DescribesErrors({ ...ofOne, 409: disabled })
  @Post(':id/invitation')
  inviteAgain(@Param('id', StaffIdPipe) id: number): Promise<StaffLinkDto> {
    return this.directory.inviteAgain(id);
  }

  @ApiOperation({ summary: 'End every session of somebody' })
  @ApiParam({ name: 'id', schema: { type: 'integer' }, example: 7 })
  @ApiNoContentResponse({ description: 'They are signed out everywhere.' })
  @DescribesErrors(ofOne)
  @HttpCode(204)
  @Delete(':id/sessions')
  signOut(@Param('id', StaffIdPipe) id: number): Promise<void> {
    return this.accounts.signOut(id);
  }
}
