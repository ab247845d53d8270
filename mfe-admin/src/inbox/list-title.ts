import { views } from '../destinations.ts';
import { type LeadFilter, toQueryString } from '../leads/lead-filter.ts';
import { inboxPath } from '../paths.ts';

const findView = (query: string) => views.find(({ to }) => to === inboxPath(query));

/** Whether the filter is one of the built-in views. */
export const isBuiltInView = (query: string): boolean => findView(query) !== undefined;

/** Returns the name of the built-in view, or a general title for any other filter. */
export const listTitle = (filter: LeadFilter): string =>
  findView(toQueryString(filter))?.label ?? (filter.view === 'board' ? 'Pipeline' : 'Leads');
