import { ThreatDetectionDrawing } from '@portal/drawings/threat-detection';
import { threatDetection } from '../content/threat-detection.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => <ServiceTemplate content={threatDetection} drawing={<ThreatDetectionDrawing />} />;
