import { VideoSurveillanceDrawing } from '@portal/ui/drawing/video-surveillance';
import { videoSurveillance } from '../content/video-surveillance.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => <ServiceTemplate content={videoSurveillance} drawing={<VideoSurveillanceDrawing />} />;
