import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Env } from '../../platform/env/env.ts';
import { Public } from '../../platform/http/public.decorator.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { SecondFactorCodeDto } from '../second-factor/second-factor.dto.ts';
import { IdentityProvider } from './identity-provider.service.ts';
import { OidcContinuationDto, OidcRedirectDto, OidcSignInDto, SignInMethodsDto } from './oidc.dto.ts';
import { OidcSignInService } from './oidc-sign-in.service.ts';

const location = {
  Location: { description: 'Page of the lead desk, or of the provider.', schema: { type: 'string' } },
} as const;

@ApiTags('Session')
@Public()
@Controller('session')
export class OidcController {
  constructor(
    private readonly env: Env,
    private readonly provider: IdentityProvider,
    private readonly signIns: OidcSignInService,
  ) {}

  @Returns(SignInMethodsDto, 'List the ways to sign in')
  @Get('methods')
  methods(): SignInMethodsDto {
    const { oidc } = this.env;
    return { openIdConnect: oidc ? { name: oidc.name } : null };
  }

  @Returns(
    OidcRedirectDto,
    'Begin a sign-in with the OpenID Connect provider',
    'Binds the sign-in to the browser for ten minutes. The browser continues at the returned URL.',
  )
  @Post('oidc')
  async begin(
    @Body() signIn: OidcSignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OidcRedirectDto> {
    return { url: await this.signIns.begin(signIn, request, response) };
  }

  @ApiOperation({
    summary: 'Finish a sign-in with the OpenID Connect provider',
    description: 'The provider redirects here. The query of the page to continue at says if the sign-in has failed.',
  })
  @ApiResponse({ status: 303, description: 'Continue in the lead desk.', headers: location })
  @Get('oidc/callback')
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.provider.assertConfigured();
    response
      .status(303)
      .location(await this.signIns.finish(request, response))
      .end();
  }

  @Returns(
    OidcContinuationDto,
    'Enter the code of two-step verification',
    'After a sign-in with the OpenID Connect provider without a second factor.',
  )
  @Post('oidc/code')
  async verifyCode(
    @Body() { code }: SecondFactorCodeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OidcContinuationDto> {
    return { returnTo: await this.signIns.verifyCode(code, request, response) };
  }

  @Returns(
    OidcRedirectDto,
    'Begin to sign out at the OpenID Connect provider',
    'Sign out of the lead desk first. The browser continues at the returned URL. A GET would let any page sign people out.',
  )
  @Post('oidc/sign-out')
  async signOut(): Promise<OidcRedirectDto> {
    this.provider.assertConfigured();
    return { url: (await this.provider.endSessionUrl()) ?? `${this.env.deskUrl}/admin` };
  }
}
