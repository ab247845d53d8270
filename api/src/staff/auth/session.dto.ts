import { ApiProperty } from '@nestjs/swagger';
import { type Role, roles } from '@portal/contracts/staff';
import { textLimits } from '@portal/contracts/text-limits';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { composeRules } from '../../platform/http/text.decorators.ts';
import type { StaffMember } from './current-staff.decorator.ts';

const Entered = ({ max, tooLong }: { max: number; tooLong: string }) =>
  composeRules(
    IsNotEmpty({ message: incomplete }),
    IsString({ message: incomplete }),
    MaxLength(max, { message: tooLong }),
  );

const incomplete = 'Please enter your email and your password';

export class CredentialsDto {
  @ApiProperty({ example: 'staff@lumenward.example' })
  @Entered({ max: textLimits.email, tooLong: 'This email is too long' })
  email!: string;

  @ApiProperty({ example: 'correct horse battery staple', format: 'password' })
  @Entered({ max: 1024, tooLong: 'This password is too long' })
  password!: string;
}

/** The signed-in staff member. */
export class SessionDto {
  @ApiProperty({ example: 7 })
  id!: number;

  @ApiProperty({ example: 'staff@lumenward.example' })
  email!: string;

  @ApiProperty({ example: 'Ada Byron' })
  name!: string;

  @ApiProperty({ enum: roles, example: 'agent' })
  role!: Role;

  @ApiProperty({ example: true, description: 'Whether leads may be exported.' })
  canExport!: boolean;

  static of({ userId, email, name, role, canExport }: StaffMember): SessionDto {
    return { id: userId, email, name, role, canExport };
  }
}
