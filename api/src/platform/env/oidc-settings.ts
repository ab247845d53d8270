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

const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'];

/** Reads `OIDC_*`. Adds what is wrong to `errors`. Returns undefined if nothing is set. */
export function readOidc(source: NodeJS.ProcessEnv, errors: string[]): OidcSettings | undefined {
  const text = (name: string, fallback = '') => source[name]?.trim() || fallback;
  const missing = names.filter((name) => !text(name));
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    errors.push(`${missing.join(' and ')} must be set too: ${names.join(', ')} belong together`);
    return undefined;
  }
  const given = text('OIDC_ISSUER');
  const issuer = URL.canParse(given) ? new URL(given) : undefined;
  if (!issuer || !(issuer.protocol === 'https:' || isLoopback(issuer))) {
    errors.push(`OIDC_ISSUER must be an https:// address, not "${given}"`);
    return undefined;
  }
  const flag = (name: string) => {
    const value = text(name, '0');
    if (value !== '0' && value !== '1') errors.push(`${name} must be 0 or 1, not "${value}"`);
    return value === '1';
  };
  return {
    issuer,
    clientId: text('OIDC_CLIENT_ID'),
    clientSecret: text('OIDC_CLIENT_SECRET'),
    name: text('OIDC_NAME', issuer.hostname),
    scope: text('OIDC_SCOPE', 'openid email profile'),
    groupsClaim: text('OIDC_GROUPS_CLAIM', 'groups'),
    roles: readRoles(text('OIDC_ROLES'), errors),
    secondFactor: new Set(list(text('OIDC_SECOND_FACTOR'))),
    linksByEmail: flag('OIDC_LINK_BY_EMAIL'),
    isOnly: flag('OIDC_ONLY'),
  };
}

/** Plain HTTP is for a provider on this machine only, such as that of the tests. */
export const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** Parses `manager=Portal Admins, agent=Sales, agent=Support`. Names with commas, as in LDAP, are separated by semicolons. */
function readRoles(given: string, errors: string[]): Map<string, Role> | undefined {
  if (!given) return undefined;
  const byGroup = new Map<string, Role>();
  for (const part of list(given, given.includes(';') ? ';' : ',')) {
    const [, name = '', group = ''] = /^(\w+)\s*=\s*(.+)$/.exec(part) ?? [];
    const role = roles.find((known) => known === name);
    if (role) byGroup.set(group, role);
    else errors.push(`OIDC_ROLES: "${part}" is invalid; write it like "manager=Portal Admins, agent=Sales"`);
  }
  return byGroup;
}

const list = (text: string, separator = ',') =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
