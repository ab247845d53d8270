import { DisplayIntegrationDrawing } from '@portal/drawings/display-integration';
import { displayIntegration } from '../content/display-integration.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => <ServiceTemplate content={displayIntegration} drawing={<DisplayIntegrationDrawing />} />;
