import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Env } from '../../platform/env/env.ts';
import { Public } from '../../platform/http/public.decorator.ts';
import { Returns, ReturnsNothing } from '../../platform/openapi/returns.decorator.ts';
import { signInClient } from '../auth/sign-in-client.ts';
import {
  LinkDto,
  LinkQuestionDto,
  PasswordResetConfirmDto,
  PasswordResetDto,
  PasswordResetPossibilityDto,
} from './password-reset.dto.ts';
import { PasswordResetService } from './password-reset.service.ts';

@ApiTags('Session')
@Public()
@Controller()
export class PasswordResetController {
  constructor(
    private readonly env: Env,
    private readonly resets: PasswordResetService,
  ) {}

  @Returns(PasswordResetPossibilityDto, 'Check whether passwords can be reset by email')
  @Get('password-reset')
  availability(): PasswordResetPossibilityDto {
    return { isPossible: this.resets.isAvailable };
  }

  @ReturnsNothing(
    'If the account exists, a link is sent.',
    'Request a password reset link',
    'The response and its duration do not reveal whether the account exists. A link works once, within one hour.',
  )
  @Post('password-reset')
  request(@Body() { email }: PasswordResetDto, @Req() request: Request): Promise<void> {
    return this.resets.request(email, signInClient(request, this.env));
  }

  @ReturnsNothing(
    'The password is set.',
    'Set a password with a link',
    'The link becomes invalid and all sessions of the account end. Sign in afterwards.',
  )
  @Post('password-reset/confirm')
  confirm(
    @Body() { token, password }: PasswordResetConfirmDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.resets.confirm(token, password, request, response);
  }

  @Returns(
    LinkDto,
    'Show the account of a password link',
    'The link stays valid. The token is in the body, because URLs are logged.',
  )
  @Post('password-links')
  async link(@Body() { token }: LinkQuestionDto): Promise<LinkDto> {
    return LinkDto.of(await this.resets.find(token));
  }
}
