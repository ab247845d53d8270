import { Passkey } from './accounts/passkey.entity.ts';
import { Session } from './accounts/session.entity.ts';
import { StaffAccount } from './accounts/staff-account.entity.ts';
import { User } from './accounts/user.entity.ts';
import { PasswordLink } from './passwords/password-link.entity.ts';

export const staffEntities = [User, StaffAccount, PasswordLink, Session, Passkey];
