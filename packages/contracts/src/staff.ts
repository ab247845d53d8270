/** Roles of staff members, each with the permissions of the ones before: read, act on leads, manage staff and releases. */
export const roles = ['viewer', 'agent', 'manager'] as const;
export type Role = (typeof roles)[number];

/** Returns whether a role includes the permissions of the needed one. */
export const hasRole = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed);

/** What a program can do with an API token: read, or also work on leads. */
export const tokenScopes = ['read', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** The signed-in staff member: response of `GET /api/session` and `POST /api/session`. */
export interface Session {
  /** Id of the account, as in owners and actors of leads. */
  id: number;
  email: string;
  name: string;
  /** Whether the account has no name of a person yet. */
  isUnnamed?: boolean;
  role: Role;
  /** IANA time zone of the business, in which staff read all times. */
  timeZone?: string;
  /** Whether the staff member may export leads. */
  canExport?: boolean;
  /** ISO 8601. Until when a manager has to turn on two-step verification. */
  secondFactorDueAt?: string | null;
  /** Whether the account has a password. */
  hasPassword?: boolean;
  /** Name of the OpenID Connect provider, if it opened the session. */
  identityProvider?: string | null;
}

/** Name of the first account of an installation, until its owner gives one. No customer gets mail from it. */
export const unnamedStaff = 'Staff';

/** Returns the sender that customers see. */
export const senderName = (name: string, company: string) => (name === unnamedStaff ? company : `${name}, ${company}`);

/** What can be used besides the password, or instead of it, and a recovery code. */
export const secondFactorMethods = ['app', 'passkey'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** Response of `POST /api/session` with status 202: the password is right, and one of these is needed too. */
export interface CodeRequired {
  needsCode: true;
  methods: SecondFactorMethod[];
}

/** Request body of `POST /api/session`. */
export interface Credentials {
  email: string;
  password: string;
  /** With two-step verification: of the authenticator app, or a recovery code. */
  code?: string;
}

/**
 * Header of requests shortly after a key press or a pointer movement, with the value `?1`. Other requests, such as those of
 * live updates and timers, do not prolong the session.
 */
export const userActiveHeader = 'portal-user-active';

/**
 * Header with the id of the account whose page sends a request. If somebody else has signed in with the same browser since, the request is
 * rejected as one without a session, so that nothing of a page reaches another account.
 */
export const userIdHeader = 'portal-user-id';

/** Response of `GET /api/session/methods`: the ways to sign in besides email and password. */
export interface SignInMethods {
  openIdConnect: { name: string } | null;
}

/** What `/admin/sign-in?outcome=` says after the OpenID Connect provider. */
export const signInOutcomes = [
  'code',
  'expired',
  'canceled',
  'rejected',
  'unavailable',
  'no-access',
  'other-account',
  'signed-out',
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];
