import { videoMonitoring } from '../content/video-monitoring.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={videoMonitoring} />;
