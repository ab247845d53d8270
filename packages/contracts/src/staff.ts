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

/** A row of `contact_submissions` as `GET /api/admin/submissions` tells it; `createdAt` is ISO 8601 in UTC. */
export interface ContactSubmission {
  id: number;
  name: string;
  company: string | null;
  email: string;
  phone: string | null;
  service: string | null;
  message: string | null;
  createdAt: string;
}

/** One page of submissions, newest first. Pages count from 1. */
export interface SubmissionsPage {
  items: ContactSubmission[];
  page: number;
  pageSize: number;
  total: number;
}
