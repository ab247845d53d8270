import { managedSwitches } from '../content/managed-switches.content.ts';
import { servicePage } from '../service-page.tsx';

export const Component = servicePage(managedSwitches);
