import { threatDetection } from '../content/threat-detection.content.ts';
import { servicePage } from '../service-page.tsx';

export const Component = servicePage(threatDetection);
