import { managedSwitches } from '../content/managed-switches.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={managedSwitches} />;
