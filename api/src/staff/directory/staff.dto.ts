import { ApiProperty, ApiPropertyOptional, PartialType, PickType } from '@nestjs/swagger';
import { type Role, roles } from '@portal/contracts/staff';
import { textLimits } from '@portal/contracts/text-limits';
import { IsBoolean, IsIn, IsOptional, ValidateIf } from 'class-validator';
import { EmailAddress, RequiredText } from '../../platform/http/text.decorators.ts';
import { WholeNumber } from '../../platform/http/whole-number.decorator.ts';
import { AbsenceDto } from '../absences/absence.dto.ts';
import { absenceOf } from '../absences/absences.service.ts';
import { canExport, type StaffAccount } from '../accounts/staff-account.entity.ts';
import type { IssuedLink } from '../passwords/password-links.service.ts';

const unknownRole = `Please choose a role: ${roles.join(', ')}`;

export class NewStaffDto {
  @ApiProperty({ example: 'ada@lumenward.example' })
  @EmailAddress({ invalidMessage: 'Valid email is required' })
  email!: string;

  @ApiProperty({ example: 'Ada Byron' })
  @RequiredText({ label: 'Name', max: textLimits.name, requiredMessage: 'Name is required' })
  name!: string;

  @ApiProperty({ enum: roles, enumName: 'Role', example: 'agent' })
  @IsIn(roles, { message: unknownRole })
  role!: Role;
}

/** Missing fields stay unchanged. */
export class StaffChangeDto extends PartialType(PickType(NewStaffDto, ['name', 'role'])) {
  @ApiPropertyOptional({ example: true, description: 'Disabling ends all sessions.' })
  @IsOptional()
  @IsBoolean({ message: 'isDisabled must be true or false' })
  isDisabled?: boolean;

  @ApiPropertyOptional({ example: true, description: 'Whether the user may export leads.' })
  @IsOptional()
  @IsBoolean({ message: 'canExport must be true or false' })
  canExport?: boolean;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: 7,
    description:
      'Who takes over the open leads of someone who is disabled or becomes a viewer: the id of an agent or manager, or null for nobody. Required if there are open leads.',
  })
  @ValidateIf(({ leadsTo }: StaffChangeDto) => leadsTo !== undefined && leadsTo !== null)
  @WholeNumber({ max: 2_147_483_647, message: 'leadsTo must be the id of a staff member, or null' })
  leadsTo?: number | null;
}

/** A possible owner of a lead. */
export class StaffNameDto extends PickType(NewStaffDto, ['name', 'email', 'role']) {
  @ApiProperty({ example: 7 })
  id!: number;

  @ApiProperty({ type: AbsenceDto, nullable: true, description: 'The present or next absence.' })
  absence!: AbsenceDto | null;

  static of(account: StaffAccount, timeZone: string): StaffNameDto {
    const { userId, user, role } = account;
    return { id: userId, name: user.name, email: user.email, role, absence: absenceOf(account, timeZone) };
  }
}

const states = ['active', 'invited', 'disabled'] as const;

export class StaffDto extends StaffNameDto {
  @ApiProperty({
    enum: states,
    enumName: 'StaffState',
    example: 'active',
    description: '`invited` cannot sign in yet.',
  })
  state!: (typeof states)[number];

  @ApiProperty({ example: true, description: 'Whether two-step verification is on.' })
  hasSecondFactor!: boolean;

  @ApiProperty({ example: true, description: 'By default, agents and managers may export leads and viewers may not.' })
  canExport!: boolean;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T15:04:05.000Z' })
  createdAt!: string;

  @ApiProperty({ example: 12, description: 'Leads of which it is the owner, without won and lost ones and spam.' })
  openLeads!: number;

  static override of(account: StaffAccount, timeZone: string, openLeads = 0): StaffDto {
    const state = account.disabledAt ? 'disabled' : account.passwordHash || account.hasIdentity ? 'active' : 'invited';
    return {
      ...StaffNameDto.of(account, timeZone),
      state,
      canExport: canExport(account),
      hasSecondFactor: account.secondFactorAt !== null,
      createdAt: account.createdAt.toISOString(),
      openLeads,
    };
  }
}

/** A link that sets a password. */
export class StaffLinkDto {
  @ApiProperty({
    enum: ['invitation', 'reset'],
    enumName: 'StaffLinkPurpose',
    example: 'invitation',
    description: '`reset` for an account with a password.',
  })
  purpose!: IssuedLink['purpose'];

  @ApiProperty({ format: 'date-time', example: '2026-11-23T15:04:05.000Z' })
  expiresAt!: string;

  @ApiPropertyOptional({
    example: 'https://www.lumenward.example/admin/password#token=…',
    description: 'Only without a mail server: the link to hand over. It works once.',
  })
  link?: string;
}

export class InvitedStaffDto extends StaffDto {
  @ApiProperty({ type: StaffLinkDto })
  invitation!: StaffLinkDto;
}
