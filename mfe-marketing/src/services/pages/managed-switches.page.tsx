import { ManagedSwitchesDrawing } from '@portal/ui/drawing/managed-switches';
import { managedSwitches } from '../content/managed-switches.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={managedSwitches} drawing={<ManagedSwitchesDrawing />} />;
