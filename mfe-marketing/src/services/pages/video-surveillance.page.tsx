import { VideoSurveillanceDrawing } from '@portal/ui/drawing/video-surveillance';
import { videoSurveillance } from '../content/video-surveillance.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={videoSurveillance} drawing={<VideoSurveillanceDrawing />} />;
