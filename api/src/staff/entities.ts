import { Passkey } from './accounts/passkey.entity.ts';
import { PasswordLink } from './accounts/password-link.entity.ts';
import { Session } from './accounts/session.entity.ts';
import { StaffAccount } from './accounts/staff-account.entity.ts';
import { User } from './accounts/user.entity.ts';

export const staffEntities = [User, StaffAccount, PasswordLink, Session, Passkey];
