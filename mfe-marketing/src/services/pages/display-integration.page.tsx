import { DisplayIntegrationDrawing } from '@portal/ui/drawing/display-integration';
import { displayIntegration } from '../content/display-integration.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={displayIntegration} drawing={<DisplayIntegrationDrawing />} />;
