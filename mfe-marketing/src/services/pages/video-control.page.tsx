import { videoControl } from '../content/video-control.content.ts';
import { servicePage } from '../service-page.tsx';

export const Component = servicePage(videoControl);
