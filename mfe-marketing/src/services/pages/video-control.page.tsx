import { VideoControlDrawing } from '@portal/ui/drawing/video-control';
import { videoControl } from '../content/video-control.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={videoControl} drawing={<VideoControlDrawing />} />;
