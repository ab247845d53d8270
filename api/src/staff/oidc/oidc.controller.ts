import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Env } from '../../platform/env/env.ts';
import { Public } from '../../platform/http/public.decorator.ts';
import { ApiErrors } from '../../platform/openapi/api-errors.decorator.ts';
import { Returns } from '../../platform/openapi/returns.decorator.ts';
import { SecondFactorCodeDto } from '../second-factor/second-factor.dto.ts';
import { IdentityProvider } from './identity-provider.service.ts';
import { OidcContinuationDto, OidcRedirectDto, OidcSignInDto, SignInMethodsDto } from './oidc.dto.ts';
import { OidcSignInService } from './oidc-sign-in.service.ts';

const errors = {
  403: 'This can only be done from our own pages.',
  404: 'Sign-in with an identity provider is not configured.',
  429: 'Too many sign-in attempts. Please try again later.',
};
const unavailable = 'Okta cannot be reached. Please try again in a minute, or sign in with your password.';
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

  @ApiOperation({ summary: 'List the ways to sign in' })
  @Returns(SignInMethodsDto)
  @Get('methods')
  methods(): SignInMethodsDto {
    const { oidc } = this.env;
    return { openIdConnect: oidc ? { name: oidc.name } : null };
  }

  @ApiOperation({
    summary: 'Begin a sign-in with the OpenID Connect provider',
    description: 'Binds the sign-in to the browser for ten minutes. The browser continues at the returned URL.',
  })
  @Returns(OidcRedirectDto, { ...errors, 503: unavailable }, { returnTo: 'The page must be one of the lead desk' })
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
  @ApiErrors({ 404: errors[404] })
  @Get('oidc/callback')
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.provider.assertConfigured();
    response
      .status(303)
      .location(await this.signIns.finish(request, response))
      .end();
  }

  @ApiOperation({
    summary: 'Enter the code of two-step verification',
    description: 'After a sign-in with the OpenID Connect provider without a second factor.',
  })
  @Returns(
    OidcContinuationDto,
    {
      ...errors,
      401: 'This code is wrong or was used before.',
      429: 'Too many sign-in attempts. Please try again in 8 seconds.',
    },
    { code: 'Please enter the code' },
  )
  @Post('oidc/code')
  async verifyCode(
    @Body() { code }: SecondFactorCodeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OidcContinuationDto> {
    return { returnTo: await this.signIns.verifyCode(code, request, response) };
  }

  @ApiOperation({
    summary: 'Begin to sign out at the OpenID Connect provider',
    description:
      'Sign out of the lead desk first. The browser continues at the returned URL. A GET would let any page sign people out.',
  })
  @Returns(OidcRedirectDto, { 403: errors[403], 404: errors[404] })
  @Post('oidc/sign-out')
  async signOut(): Promise<OidcRedirectDto> {
    this.provider.assertConfigured();
    return { url: (await this.provider.endSessionUrl()) ?? `${this.env.deskUrl}/admin` };
  }
}
