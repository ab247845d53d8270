import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class SecondFactorCodeDto {
  @ApiProperty({ example: '123456', description: 'Of the authenticator app; at sign-in also a recovery code.' })
  @IsNotEmpty({ message: 'Please enter the code' })
  @IsString({ message: 'Please enter the code' })
  @MaxLength(50, { message: 'This code is wrong or was used before' })
  code!: string;
}

export class SecondFactorDto {
  @ApiProperty({ example: true })
  isOn!: boolean;

  @ApiProperty({ example: true, description: 'Whether an authenticator app is set up.' })
  hasApp!: boolean;

  @ApiProperty({ example: 10 })
  recoveryCodesLeft!: number;
}

export class TotpSetupDto {
  @ApiProperty({ example: 'JBSWY3DPEHPK3PXP', description: 'To type into an app that cannot scan.' })
  secret!: string;

  @ApiProperty({ example: 'otpauth://totp/…', description: 'To show as a QR code.' })
  uri!: string;
}

export class RecoveryCodesDto {
  @ApiProperty({
    type: [String],
    example: ['abcd-efgh-jkmn-pqrs'],
    description: 'Shown once. Each works once. Empty if there are some already.',
  })
  codes!: string[];
}
