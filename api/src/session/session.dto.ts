import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { roles } from '../staff-accounts/staff-account.entity.ts';
import type { Session } from './session.entity.ts';

const incomplete = 'Please enter your email and your password';

export class CredentialsDto {
  @ApiProperty({ example: 'staff@lumenward.example' })
  @IsNotEmpty({ message: incomplete })
  @IsString({ message: incomplete })
  @MaxLength(254, { message: 'This email is too long' })
  email!: string;

  @ApiProperty({ example: 'correct horse battery staple', format: 'password' })
  @IsNotEmpty({ message: incomplete })
  @IsString({ message: incomplete })
  @MaxLength(1024, { message: 'This password is too long' })
  password!: string;
}

/** Who is signed in. */
export class SessionDto {
  @ApiProperty({ example: 'staff@lumenward.example' })
  email!: string;

  @ApiProperty({ example: 'Ada Byron' })
  name!: string;

  @ApiProperty({ enum: roles })
  role!: (typeof roles)[number];

  static of({ account }: Session): SessionDto {
    return { email: account.user.email, name: account.user.name, role: account.role };
  }
}
