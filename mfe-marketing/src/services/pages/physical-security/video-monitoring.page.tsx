import { VideoMonitoringDrawing } from '@portal/drawings/video-monitoring';
import { videoMonitoring } from '../content/video-monitoring.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => <ServiceTemplate content={videoMonitoring} drawing={<VideoMonitoringDrawing />} />;
