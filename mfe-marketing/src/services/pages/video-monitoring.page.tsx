import { videoMonitoring } from '../content/video-monitoring.content.ts';
import { servicePage } from '../service-page.tsx';

export const Component = servicePage(videoMonitoring);
