import { AccessControlDrawing } from '@portal/drawings/access-control';
import { accessControl } from '../content/access-control.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => <ServiceTemplate content={accessControl} drawing={<AccessControlDrawing />} />;
