import { LightingIntegrationDrawing } from '@portal/drawings/lighting-integration';
import { lightingIntegration } from '../content/lighting-integration.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => (
  <ServiceTemplate content={lightingIntegration} drawing={<LightingIntegrationDrawing />} />
);
