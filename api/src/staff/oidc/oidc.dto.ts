import { PickType } from '@nestjs/swagger';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { Flag } from '../../platform/http/field.decorators.ts';

export class OidcProviderDto {
  /** For the button: “Sign in with Okta”. */
  name!: string;
}

export class SignInMethodsDto {
  openIdConnect!: OidcProviderDto | null;
}

export class OidcSignInDto {
  /**
   * Page of the lead desk to continue at.
   * @example /admin/leads
   */
  @Matches(/^\/admin(?:\/[\w~%:@+,-][\w.~%:@+,-]*)*\/?(?:[?#][!-[\]-~]*)?$/, {
    message: 'The page must be one of the lead desk',
  })
  @MaxLength(2000, { message: 'The page must be one of the lead desk' })
  returnTo!: string;

  /** The user enters their credentials again, for a recent sign-in. */
  @IsOptional() @Flag() isConfirmation?: boolean;
}

export class OidcRedirectDto {
  /**
   * Sign-in page of the provider.
   * @example https://id.example.com/authorize?client_id=…
   */
  url!: string;
}

export class OidcContinuationDto extends PickType(OidcSignInDto, ['returnTo']) {}
