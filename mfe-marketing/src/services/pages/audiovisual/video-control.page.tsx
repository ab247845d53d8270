import { VideoControlDrawing } from '@portal/drawings/video-control';
import { videoControl } from '../content/video-control.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => <ServiceTemplate content={videoControl} drawing={<VideoControlDrawing />} />;
