import { ManagedSwitchesDrawing } from '@portal/drawings/managed-switches';
import { managedSwitches } from '../content/managed-switches.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => <ServiceTemplate content={managedSwitches} drawing={<ManagedSwitchesDrawing />} />;
