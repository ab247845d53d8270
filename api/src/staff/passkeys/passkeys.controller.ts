import { Body, Delete, Get, Patch, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PathId } from '../../platform/http/id.decorators.ts';
import { Creates, Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import {
  AllowsEarlierSignIn,
  AllowsMissingSecondFactor,
  DeskController,
  RequiresRecentSignIn,
} from '../auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../auth/current-staff.decorator.ts';
import {
  AddedPasskeyDto,
  PasskeyAttestationDto,
  PasskeyDto,
  PasskeyNameDto,
  PasskeyOptionsDto,
} from './passkey.dto.ts';
import { noSuchPasskey, PasskeysService } from './passkeys.service.ts';

const PasskeyId = PathId(noSuchPasskey);

@AllowsMissingSecondFactor()
@DeskController('admin/account/passkeys', 'Own account', 'viewer')
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @Returns([PasskeyDto], 'List your passkeys, oldest first')
  @Get()
  async list(@CurrentStaff() { userId }: StaffMember): Promise<PasskeyDto[]> {
    return (await this.passkeys.list(userId)).map(PasskeyDto.of);
  }

  @Returns(PasskeyOptionsDto, 'Begin to add a passkey')
  @RequiresRecentSignIn()
  @Post('options')
  async registrationOptions(
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasskeyOptionsDto> {
    return { options: await this.passkeys.registrationOptions(staff, request, response) };
  }

  @Creates(AddedPasskeyDto, 'Add a passkey', 'From then on the password alone is not enough to sign in.')
  @RequiresRecentSignIn()
  @Post()
  async register(
    @CurrentStaff() staff: StaffMember,
    @Body() attestation: PasskeyAttestationDto,
    @Req() request: Request,
  ): Promise<AddedPasskeyDto> {
    const { passkey, recoveryCodes } = await this.passkeys.register(staff, attestation, request);
    return { ...PasskeyDto.of(passkey), recoveryCodes };
  }

  @Returns(
    PasskeyOptionsDto,
    'Begin to confirm your identity with a passkey',
    'POST /api/session/passkey with the response opens a new session, which is a recent sign-in.',
  )
  @AllowsEarlierSignIn('Begins the confirmation that makes the sign-in a recent one.')
  @Post('confirmation')
  async confirmationOptions(
    @CurrentStaff() { userId }: StaffMember,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasskeyOptionsDto> {
    return { options: await this.passkeys.requestOptions(userId, request, response) };
  }

  @Returns(PasskeyDto, 'Rename a passkey')
  @RequiresRecentSignIn()
  @Patch(':id')
  async rename(
    @PasskeyId id: number,
    @Body() { name }: PasskeyNameDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<PasskeyDto> {
    return PasskeyDto.of(await this.passkeys.rename(staff, id, name));
  }

  @ReturnsNothing('The passkey is removed.', 'Remove a passkey')
  @RequiresRecentSignIn()
  @Delete(':id')
  remove(@PasskeyId id: number, @CurrentStaff() staff: StaffMember): Promise<void> {
    return this.passkeys.remove(staff, id);
  }
}
