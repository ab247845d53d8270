import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { DescribesErrors } from '../openapi/form-errors.decorator.ts';
import { linkGone } from '../staff-accounts/staff-links.service.ts';
import { clientNetwork } from '../throttle/client-network.ts';
import {
  LinkDto,
  LinkQuestionDto,
  PasswordResetConfirmDto,
  PasswordResetDto,
  PasswordResetPossibilityDto,
} from './password-reset.dto.ts';
import { PasswordResetService } from './password-reset.service.ts';

const otherSite = 'This can only be done from our own pages.';

@ApiTags('Session')
@Controller()
export class PasswordResetController {
  constructor(private readonly resets: PasswordResetService) {}

  @ApiOperation({ summary: 'Tell whether a forgotten password can be reset by e-mail here' })
  @ApiOkResponse({ type: PasswordResetPossibilityDto })
  @DescribesErrors({})
  @Get('password-reset')
  possibility(): PasswordResetPossibilityDto {
    return { isPossible: this.resets.isPossible };
  }

  @ApiOperation({
    summary: 'Ask for a link to choose a new password with',
    description:
      'The answer is the same, and takes as long, whether there is such an account or not, and however often it was asked. A link is good for an hour and once.',
  })
  @ApiNoContentResponse({ description: 'If there is such an account, a link is on its way.' })
  @DescribesErrors(
    {
      403: otherSite,
      409: 'This portal sends no mail. Please ask a manager for a link.',
      422: 'Valid email is required.',
    },
    { email: 'Valid email is required' },
  )
  @HttpCode(204)
  @Post('password-reset')
  ask(@Body() { email }: PasswordResetDto, @Req() request: Request): Promise<void> {
    return this.resets.ask(email, clientNetwork(request));
  }

  @ApiOperation({
    summary: 'Choose a password by a link',
    description: 'Uses the link up and ends every session of the account. Signing in comes next.',
  })
  @ApiNoContentResponse({ description: 'The new password counts from now on.' })
  @DescribesErrors(
    { 403: otherSite, 410: linkGone, 422: 'Please choose at least 8 characters.' },
    { password: 'Please choose at least 8 characters' },
  )
  @HttpCode(204)
  @Post('password-reset/confirm')
  confirm(
    @Body() { token, password }: PasswordResetConfirmDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.resets.confirm(token, password, request, response);
  }

  @ApiOperation({
    summary: 'Tell whose password a link sets',
    description: 'Asking uses nothing up. The token travels in the body, because addresses are written to logs.',
  })
  @ApiOkResponse({ type: LinkDto })
  @DescribesErrors({ 403: otherSite, 410: linkGone, 422: linkGone })
  @HttpCode(200)
  @Post('invitation')
  async link(@Body() { token }: LinkQuestionDto): Promise<LinkDto> {
    return LinkDto.of(await this.resets.find(token));
  }
}
