import { lightingIntegration } from '../content/lighting-integration.content.ts';
import { servicePage } from '../service-page.tsx';

export const Component = servicePage(lightingIntegration);
