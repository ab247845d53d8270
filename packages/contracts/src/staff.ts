/** Whoever is signed in, as `GET /api/session` and `POST /api/session` tell it. */
export interface Session {
  email: string;
  name: string;
  role: 'manager';
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
