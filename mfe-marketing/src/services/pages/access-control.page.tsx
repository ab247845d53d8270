import { AccessControlDrawing } from '@portal/ui/drawing/access-control';
import { accessControl } from '../content/access-control.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={accessControl} drawing={<AccessControlDrawing />} />;
