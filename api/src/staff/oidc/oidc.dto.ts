import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsBoolean, IsOptional, Matches, MaxLength } from 'class-validator';

export class OidcProviderDto {
  @ApiProperty({ example: 'Okta', description: 'For the button: “Sign in with Okta”.' })
  name!: string;
}

/** The ways to sign in. */
export class SignInMethodsDto {
  @ApiProperty({ type: OidcProviderDto, nullable: true, description: 'The OpenID Connect provider, if there is one.' })
  openIdConnect!: OidcProviderDto | null;
}

export class OidcSignInDto {
  @ApiProperty({ example: '/admin/leads', description: 'Page of the lead desk to continue at.' })
  @Matches(/^\/admin(?:\/[\w~%:@+,-][\w.~%:@+,-]*)*\/?(?:[?#][!-[\]-~]*)?$/, {
    message: 'The page must be one of the lead desk',
  })
  @MaxLength(2000, { message: 'The page must be one of the lead desk' })
  returnTo!: string;

  @ApiPropertyOptional({ example: true, description: 'The user enters their credentials again, for a recent sign-in.' })
  @IsOptional()
  @IsBoolean({ message: 'isConfirmation must be true or false' })
  isConfirmation?: boolean;
}

export class OidcRedirectDto {
  @ApiProperty({
    example: 'https://id.example.com/authorize?client_id=…',
    description: 'Sign-in page of the provider.',
  })
  url!: string;
}

export class OidcContinuationDto extends PickType(OidcSignInDto, ['returnTo']) {}
