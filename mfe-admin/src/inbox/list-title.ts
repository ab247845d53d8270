import { views } from '../frame/destinations.content.ts';
import { toView } from '../frame/to-view.ts';

/** What the list is called: the view's name where there is one for exactly this filter. */
export const titleOf = (address: string): string => views.find(({ to }) => to === toView(address))?.label ?? 'Leads';
