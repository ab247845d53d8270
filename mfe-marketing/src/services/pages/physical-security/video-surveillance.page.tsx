import { VideoSurveillanceDrawing } from '@portal/drawings/video-surveillance';
import { videoSurveillance } from '../content/video-surveillance.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => <ServiceTemplate content={videoSurveillance} drawing={<VideoSurveillanceDrawing />} />;
