import { type Role, roles } from '@portal/contracts/staff';

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
