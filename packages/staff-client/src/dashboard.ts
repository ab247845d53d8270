import type { components } from './schema.d.ts';

/** How many came in some days, from where, and how fast they were answered. Each `query` is the list behind its number. */
export type Dashboard = components['schemas']['DashboardDto'];
