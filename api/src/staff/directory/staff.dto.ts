import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { type Role, roles } from '@portal/contracts/staff';
import { IsIn, IsOptional } from 'class-validator';
import { Temporal } from 'temporal-polyfill';
import { EmailAddress, Flag, Format, IdOf, Name } from '../../platform/http/field.decorators.ts';
import { AbsenceDto } from '../absences/absence.dto.ts';
import { canExport, type StaffAccount } from '../accounts/staff-account.entity.ts';
import { type PasswordLinkPurpose, passwordLinkPurposes } from '../passwords/password-link.entity.ts';

export class NewStaffDto {
  @EmailAddress() email!: string;
  @Name() name!: string;

  @ApiProperty({ enum: roles, enumName: 'Role' })
  @IsIn(roles, { message: `Please choose a role: ${roles.join(', ')}` })
  role!: Role;
}

/** Missing fields stay unchanged. */
export class StaffChangeDto extends PartialType(PickType(NewStaffDto, ['name', 'role'])) {
  /** Disabling ends all sessions. */
  @IsOptional() @Flag() isDisabled?: boolean;

  @IsOptional() @Flag() canExport?: boolean;

  /**
   * Who takes over the open leads of someone who is disabled or becomes a viewer: the id of an agent or manager, or
   * null for none. Required if there are open leads.
   */
  @IsOptional() @IdOf('a staff member, or null') leadsTo?: number | null;
}

/** A possible owner of a lead. */
export class StaffNameDto extends PickType(NewStaffDto, ['name', 'email', 'role']) {
  id!: number;
  /** The present or next absence. */
  absence!: AbsenceDto | null;

  static of(account: StaffAccount, timeZone: string): StaffNameDto {
    const { userId, user, role } = account;
    return { id: userId, name: user.name, email: user.email, role, absence: absenceOf(account, timeZone) };
  }
}

/** Returns the absence of an account that is not over yet. */
function absenceOf({ absentFrom, absentUntil, standInId }: StaffAccount, timeZone: string): AbsenceDto | null {
  if (!absentFrom || !absentUntil || absentUntil.getTime() <= Date.now()) return null;
  const dayOf = (moment: Date) =>
    Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  return {
    from: dayOf(absentFrom).toString(),
    until: dayOf(absentUntil).subtract({ days: 1 }).toString(),
    standInId,
  };
}

const states = ['active', 'invited', 'disabled'] as const;

export class StaffDto extends StaffNameDto {
  /** `invited` cannot sign in yet. */
  @ApiProperty({ enum: states, enumName: 'StaffState' })
  state!: (typeof states)[number];
  hasSecondFactor!: boolean;
  /** By default, agents and managers may export leads and viewers may not. */
  canExport!: boolean;
  @Format('date-time') createdAt!: string;
  /** Leads of which it is the owner, without won and lost ones and spam. */
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
  /** `reset` for an account with a password. */
  @ApiProperty({ enum: passwordLinkPurposes, enumName: 'StaffLinkPurpose' })
  purpose!: PasswordLinkPurpose;
  @Format('date-time') expiresAt!: string;
  /**
   * Only without a mail server: the link to hand over. It works once.
   * @example https://www.lumenward.example/admin/password#token=…
   */
  link?: string;
}

export class InvitedStaffDto extends StaffDto {
  invitation!: StaffLinkDto;
}
