import { displayIntegration } from '../content/display-integration.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={displayIntegration} />;
