import type { components } from './schema.d.ts';

/** Lead statistics. Each `query` is the query string of the inbox for that number. */
export type Dashboard = components['schemas']['DashboardDto'];
