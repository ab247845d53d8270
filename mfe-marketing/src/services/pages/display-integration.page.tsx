import { DisplayIntegrationDrawing } from '@portal/ui/drawing/display-integration';
import { displayIntegration } from '../content/display-integration.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => <ServiceTemplate content={displayIntegration} drawing={<DisplayIntegrationDrawing />} />;
