import { VideoMonitoringDrawing } from '@portal/ui/drawing/video-monitoring';
import { videoMonitoring } from '../content/video-monitoring.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={videoMonitoring} drawing={<VideoMonitoringDrawing />} />;
