import { videoControl } from '../content/video-control.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={videoControl} />;
