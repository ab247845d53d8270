import { type Role, roles } from '@portal/contracts/staff';

/** Sign-in with an OpenID Connect provider. */
export interface OidcSettings {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** Name on the button: "Sign in with Okta". */
  name: string;
  scope: string;
  /** Claim with the groups of a user; a dot separates nested claims. */
  groupsClaim: string;
  /** Roles per group. Undefined: managers assign roles, and unknown users are rejected. */
  roles: ReadonlyMap<string, Role> | undefined;
  /** Values of `acr` or `amr` that count as two-step verification. */
  secondFactor: ReadonlySet<string>;
  /** Whether the first sign-in with a verified email links an existing account. */
  linksByEmail: boolean;
  /** Whether accounts that are linked to the provider cannot sign in with a password. */
  isOnly: boolean;
}

/** Plain HTTP is for a provider on this machine only, such as that of the tests. */
export const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** Parses `manager=Portal Admins, agent=Sales, agent=Support`. Names with commas, as in LDAP, are separated by semicolons. */
export function readRoles(given: string): Map<string, Role> {
  const parts = given.split(given.includes(';') ? ';' : ',').flatMap((part) => part.trim() || []);
  return new Map(
    parts.map((part) => {
      const [, name = '', group = ''] = /^(\w+)\s*=\s*(.+)$/.exec(part) ?? [];
      const role = roles.find((known) => known === name);
      if (role) return [group, role];
      throw new Error(`: "${part}" is invalid; write it like "manager=Portal Admins, agent=Sales"`);
    }),
  );
}
