import type { components } from '../dist/schema.d.ts';

/** Lead statistics. Each `query` is the query string of the inbox for that number. */
export type Dashboard = components['schemas']['DashboardDto'];
