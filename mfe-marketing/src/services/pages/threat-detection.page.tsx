import { ThreatDetectionDrawing } from '@portal/ui/drawing/threat-detection';
import { threatDetection } from '../content/threat-detection.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={threatDetection} drawing={<ThreatDetectionDrawing />} />;
