import { videoSurveillance } from '../content/video-surveillance.content.ts';
import { servicePage } from '../service-page.tsx';

export const Component = servicePage(videoSurveillance);
