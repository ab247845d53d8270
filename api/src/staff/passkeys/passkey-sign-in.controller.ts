import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Env } from '../../platform/env/env.ts';
import { Public } from '../../platform/http/public.decorator.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { clientNetwork } from '../../platform/rate-limit/client-network.ts';
import { staffMemberOf } from '../auth/current-staff.decorator.ts';
import { SessionDto } from '../auth/session.dto.ts';
import { PasskeyAssertionDto, PasskeyRequestOptionsDto } from './passkey.dto.ts';
import { PasskeySignInService } from './passkey-sign-in.service.ts';

@ApiTags('Session')
@Public()
@Controller('session/passkey')
export class PasskeySignInController {
  constructor(
    private readonly env: Env,
    private readonly signIns: PasskeySignInService,
  ) {}

  @Returns(PasskeyRequestOptionsDto, 'Begin to sign in with a passkey', 'Rate limit: 100 per client in 15 minutes.')
  @Post('options')
  async options(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasskeyRequestOptionsDto> {
    return { options: await this.signIns.options(request, response) };
  }

  @Returns(SessionDto, 'Sign in with a passkey', 'Sets the session cookie. Needs no password and no code.')
  @Post()
  async signIn(
    @Body() assertion: PasskeyAssertionDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    const session = await this.signIns.signIn(assertion, request, response);
    return SessionDto.of(staffMemberOf(session, clientNetwork(request)), this.env);
  }
}
