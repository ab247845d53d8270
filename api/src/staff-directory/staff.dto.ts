import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Role, roles } from '@portal/contracts/staff';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { EmailAddress, RequiredText } from '../common/text.decorators.ts';
import type { StaffAccount } from '../staff-accounts/staff-account.entity.ts';
import type { IssuedLink } from '../staff-accounts/staff-links.service.ts';

const unknownRole = `Please choose a role: ${roles.join(', ')}`;
const Name = () => RequiredText({ label: 'Name', max: 200, missing: 'Name is required' });

export class NewStaffDto {
  @ApiProperty({ example: 'ada@lumenward.example' })
  @EmailAddress({ refused: 'Valid email is required' })
  email!: string;

  @ApiProperty({ example: 'Ada Byron' })
  @Name()
  name!: string;

  @ApiProperty({ enum: roles, enumName: 'Role', example: 'agent' })
  @IsIn(roles, { message: unknownRole })
  role!: Role;
}

/** What is left out stays as it is. */
export class StaffChangeDto {
  @ApiPropertyOptional({ example: 'Ada King' })
  @IsOptional()
  @Name()
  name?: string;

  @ApiPropertyOptional({ enum: roles, enumName: 'Role', example: 'manager' })
  @IsOptional()
  @IsIn(roles, { message: unknownRole })
  role?: Role;

  @ApiPropertyOptional({ example: true, description: 'Disabling ends every session at once.' })
  @IsOptional()
  @IsBoolean({ message: 'isDisabled must be true or false' })
  isDisabled?: boolean;
}

/** Somebody a lead can belong to. */
export class StaffNameDto {
  @ApiProperty({ example: 7 })
  id!: number;

  @ApiProperty({ example: 'Ada Byron' })
  name!: string;

  @ApiProperty({ example: 'ada@lumenward.example' })
  email!: string;

  @ApiProperty({ enum: roles, enumName: 'Role', example: 'agent' })
  role!: Role;

  static of({ userId, user, role }: StaffAccount): StaffNameDto {
    return { id: userId, name: user.name, email: user.email, role };
  }
}

const states = ['active', 'invited', 'disabled'] as const;

export class StaffDto extends StaffNameDto {
  @ApiProperty({
    enum: states,
    enumName: 'StaffState',
    example: 'active',
    description: '`invited` has no password yet.',
  })
  state!: (typeof states)[number];

  @ApiProperty({ format: 'date-time', example: '2026-11-20T15:04:05.000Z' })
  createdAt!: string;

  static override of(account: StaffAccount): StaffDto {
    const state = account.disabledAt ? 'disabled' : account.passwordHash ? 'active' : 'invited';
    return { ...StaffNameDto.of(account), state, createdAt: account.createdAt.toISOString() };
  }
}

/** How somebody comes to a password of their own. */
export class StaffLinkDto {
  @ApiProperty({
    enum: ['invitation', 'reset'],
    enumName: 'StaffLinkPurpose',
    example: 'invitation',
    description: 'Who has a password already gets a link to choose a new one.',
  })
  purpose!: IssuedLink['purpose'];

  @ApiProperty({ format: 'date-time', example: '2026-11-23T15:04:05.000Z' })
  expiresAt!: string;

  @ApiPropertyOptional({
    example: 'https://www.lumenward.example/admin/password#token=…',
    description: 'For you to hand over, only where this portal sends no mail. It works once.',
  })
  link?: string;
}

export class InvitedStaffDto extends StaffDto {
  @ApiProperty({ type: StaffLinkDto })
  invitation!: StaffLinkDto;
}
