import { ApiProperty } from '@nestjs/swagger';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import { composeRules, Format, Name, Nested } from '../../platform/http/field.decorators.ts';
import type { Passkey } from '../accounts/passkey.entity.ts';

const unreadable = 'The response of the passkey could not be read';
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Transport = (typeof transports)[number];

const Base64Url = (maxLength: number) =>
  composeRules(Matches(/^[\w-]+$/, { message: unreadable }), MaxLength(maxLength, { message: unreadable }));

export class PasskeyOptionsDto {
  /** As WebAuthn has them in JSON, for one use within five minutes. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  options!: PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON;
}

export class AssertionResponseDto {
  @Base64Url(4_000) clientDataJSON!: string;
  @Base64Url(4_000) authenticatorData!: string;
  @Base64Url(4_000) signature!: string;
  @IsOptional() @Base64Url(200) userHandle?: string;
}

/** `AuthenticationResponseJSON` of WebAuthn; other fields are ignored. */
export class PasskeyAssertionDto {
  /** Id of the credential. */
  @Base64Url(1_400) id!: string;
  @Nested(() => AssertionResponseDto, unreadable) response!: AssertionResponseDto;
}

export class AttestationResponseDto {
  @Base64Url(4_000) clientDataJSON!: string;
  @Base64Url(20_000) attestationObject!: string;

  @IsOptional()
  @IsArray({ message: unreadable })
  @ArrayMaxSize(10, { message: unreadable })
  @IsIn(transports, { each: true, message: unreadable })
  transports?: Transport[];
}

/** `RegistrationResponseJSON` of WebAuthn; other fields are ignored. */
export class PasskeyAttestationDto {
  /** Id of the credential. */
  @Base64Url(1_400) id!: string;
  @Nested(() => AttestationResponseDto, unreadable) response!: AttestationResponseDto;
}

export class PasskeyNameDto {
  @Name() name!: string;
}

export class PasskeyDto {
  id!: number;
  /** At first the name of the password manager or browser. */
  name!: string;
  @Format('date-time') createdAt!: string;
  @Format('date-time') lastUsedAt!: string | null;

  static of({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyDto {
    return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
  }
}

export class AddedPasskeyDto extends PasskeyDto {
  /** With the first second factor: shown once, each works once. */
  recoveryCodes!: string[];
}
