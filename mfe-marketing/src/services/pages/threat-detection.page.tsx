import { threatDetection } from '../content/threat-detection.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={threatDetection} />;
