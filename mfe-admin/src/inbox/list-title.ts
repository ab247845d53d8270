import { views } from '../frame/destinations.content.ts';
import { toView } from '../frame/to-view.ts';

const viewOf = (address: string) => views.find(({ to }) => to === toView(address));

/** Whether the portal has a view for exactly this filter. */
export const isView = (address: string): boolean => viewOf(address) !== undefined;

/** What the list is called: the view's name where there is one. */
export const titleOf = (address: string): string => viewOf(address)?.label ?? 'Leads';
