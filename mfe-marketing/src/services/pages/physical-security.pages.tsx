import { AccessControlDrawing } from '@portal/drawings/access-control';
import { VideoMonitoringDrawing } from '@portal/drawings/video-monitoring';
import { VideoSurveillanceDrawing } from '@portal/drawings/video-surveillance';
import { accessControl } from '../content/access-control.content.ts';
import { videoMonitoring } from '../content/video-monitoring.content.ts';
import { videoSurveillance } from '../content/video-surveillance.content.ts';
import type { ServicePages } from '../service.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const pages: ServicePages = {
  'video-surveillance': () => <ServiceTemplate content={videoSurveillance} drawing={<VideoSurveillanceDrawing />} />,
  'access-control': () => <ServiceTemplate content={accessControl} drawing={<AccessControlDrawing />} />,
  'video-monitoring': () => <ServiceTemplate content={videoMonitoring} drawing={<VideoMonitoringDrawing />} />,
};
