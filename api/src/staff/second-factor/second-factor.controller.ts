import { Body, Delete, Get, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Env } from '../../platform/env/env.ts';
import { Creates, Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { AllowsMissingSecondFactor, DeskController, RequiresRecentSignIn } from '../auth/access.decorators.ts';
import { CurrentStaff, type StaffMember } from '../auth/current-staff.decorator.ts';
import { signInClient } from '../auth/sign-in-client.ts';
import { RecoveryCodesDto, SecondFactorCodeDto, SecondFactorDto, TotpSetupDto } from './second-factor.dto.ts';
import { SecondFactorService } from './second-factor.service.ts';

@AllowsMissingSecondFactor()
@DeskController('admin/account/second-factor', 'Own account', 'viewer')
export class SecondFactorController {
  constructor(
    private readonly env: Env,
    private readonly secondFactors: SecondFactorService,
  ) {}

  @Returns(SecondFactorDto, 'Show your two-step verification')
  @Get()
  async show(@CurrentStaff() { userId }: StaffMember): Promise<SecondFactorDto> {
    const methods = await this.secondFactors.methodsOf(userId);
    return {
      isOn: methods.length > 0,
      hasApp: methods.includes('app'),
      recoveryCodesLeft: await this.secondFactors.recoveryCodesLeft(userId),
    };
  }

  @Creates(
    TotpSetupDto,
    'Create a secret for an authenticator app',
    'The app is set up once a code has confirmed the secret. Until then an earlier app works.',
  )
  @RequiresRecentSignIn()
  @Post('totp')
  begin(@CurrentStaff() staff: StaffMember): Promise<TotpSetupDto> {
    return this.secondFactors.begin(staff);
  }

  @Returns(
    RecoveryCodesDto,
    'Set up an authenticator app',
    'Returns ten recovery codes if it is the first second factor.',
  )
  @RequiresRecentSignIn()
  @Post('totp/confirm')
  async confirm(
    @CurrentStaff() staff: StaffMember,
    @Body() { code }: SecondFactorCodeDto,
    @Req() request: Request,
  ): Promise<RecoveryCodesDto> {
    return { codes: await this.secondFactors.confirm(staff, code, signInClient(request, this.env)) };
  }

  @Returns(RecoveryCodesDto, 'Replace the recovery codes')
  @RequiresRecentSignIn()
  @Post('recovery-codes')
  async renew(@CurrentStaff() staff: StaffMember): Promise<RecoveryCodesDto> {
    return { codes: await this.secondFactors.renewRecoveryCodes(staff) };
  }

  @ReturnsNothing('The app is removed.', 'Remove the authenticator app')
  @RequiresRecentSignIn()
  @Delete('totp')
  remove(@CurrentStaff() staff: StaffMember): Promise<void> {
    return this.secondFactors.remove(staff);
  }
}
