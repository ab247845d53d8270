import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { textLimits } from '@portal/contracts/text-limits';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsDefined,
  IsIn,
  IsObject,
  IsOptional,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { composeRules, RequiredText } from '../../platform/http/text.decorators.ts';
import type { Passkey } from '../accounts/passkey.entity.ts';

const unreadable = 'The response of the passkey could not be read';
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Transport = (typeof transports)[number];

const Base64Url = (maxLength: number) =>
  composeRules(Matches(/^[\w-]+$/, { message: unreadable }), MaxLength(maxLength, { message: unreadable }));

const Nested = (type: () => new () => object) =>
  composeRules(IsDefined({ message: unreadable }), IsObject({ message: unreadable }), ValidateNested(), Type(type));

export class PasskeyRequestOptionsDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: '`PublicKeyCredentialRequestOptionsJSON` of WebAuthn, for one use within five minutes.',
  })
  options!: PublicKeyCredentialRequestOptionsJSON;
}

export class PasskeyCreationOptionsDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: '`PublicKeyCredentialCreationOptionsJSON` of WebAuthn, for one use within five minutes.',
  })
  options!: PublicKeyCredentialCreationOptionsJSON;
}

export class AssertionResponseDto {
  @ApiProperty({ example: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0Iiwi…' })
  @Base64Url(4_000)
  clientDataJSON!: string;

  @ApiProperty({ example: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ' })
  @Base64Url(4_000)
  authenticatorData!: string;

  @ApiProperty({ example: 'MEUCIQDr…' })
  @Base64Url(4_000)
  signature!: string;

  @ApiPropertyOptional({ example: 'q3mS…' })
  @IsOptional()
  @Base64Url(200)
  userHandle?: string;
}

/** `AuthenticationResponseJSON` of WebAuthn; other fields are ignored. */
export class PasskeyAssertionDto {
  @ApiProperty({ example: 'kQ3vYb0dT1…', description: 'Id of the credential.' })
  @Base64Url(1_400)
  id!: string;

  @ApiProperty({ type: AssertionResponseDto })
  @Nested(() => AssertionResponseDto)
  response!: AssertionResponseDto;
}

export class AttestationResponseDto {
  @ApiProperty({ example: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwi…' })
  @Base64Url(4_000)
  clientDataJSON!: string;

  @ApiProperty({ example: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVi…' })
  @Base64Url(20_000)
  attestationObject!: string;

  @ApiPropertyOptional({ enum: transports, isArray: true, example: ['internal'] })
  @IsOptional()
  @IsArray({ message: unreadable })
  @ArrayMaxSize(10, { message: unreadable })
  @IsIn(transports, { each: true, message: unreadable })
  transports?: Transport[];
}

/** `RegistrationResponseJSON` of WebAuthn; other fields are ignored. */
export class PasskeyAttestationDto {
  @ApiProperty({ example: 'kQ3vYb0dT1…', description: 'Id of the credential.' })
  @Base64Url(1_400)
  id!: string;

  @ApiProperty({ type: AttestationResponseDto })
  @Nested(() => AttestationResponseDto)
  response!: AttestationResponseDto;
}

export class PasskeyNameDto {
  @ApiProperty({ example: 'Work laptop', maxLength: textLimits.name })
  @RequiredText({ label: 'Name', max: textLimits.name, requiredMessage: 'Name is required' })
  name!: string;
}

export class PasskeyDto {
  @ApiProperty({ example: 3 })
  id!: number;

  @ApiProperty({ example: 'iCloud Keychain', description: 'At first the name of the password manager or browser.' })
  name!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T15:04:05.000Z' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-21T15:04:05.000Z' })
  lastUsedAt!: string | null;

  static of({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyDto {
    return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
  }
}

export class AddedPasskeyDto extends PasskeyDto {
  @ApiProperty({
    type: [String],
    example: ['abcd-efgh-jkmn-pqrs'],
    description: 'With the first second factor: shown once, each works once.',
  })
  recoveryCodes!: string[];
}
