/** What somebody on the staff may do, each more than the one before: read everything, act on leads, look after the staff. */
export const roles = ['viewer', 'agent', 'manager'] as const;
export type Role = (typeof roles)[number];

/** Whether a role may do what needs another one. */
export const reaches = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed);

/** Whoever is signed in, as `GET /api/session` and `POST /api/session` tell it. */
export interface Session {
  /** The person's `id`, as owners and actors of leads carry it. */
  id: number;
  email: string;
  name: string;
  role: Role;
}

/** What the sign-in form sends to `POST /api/session`. */
export interface Credentials {
  email: string;
  password: string;
}
