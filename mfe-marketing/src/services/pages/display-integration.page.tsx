import { displayIntegration } from '../content/display-integration.content.ts';
import { servicePage } from '../service-page.tsx';

export const Component = servicePage(displayIntegration);
