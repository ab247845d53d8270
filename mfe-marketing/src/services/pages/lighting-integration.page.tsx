import { LightingIntegrationDrawing } from '@portal/ui/drawing/lighting-integration';
import { lightingIntegration } from '../content/lighting-integration.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={lightingIntegration} drawing={<LightingIntegrationDrawing />} />;
