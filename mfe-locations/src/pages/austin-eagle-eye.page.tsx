import { AustinDrawing } from '@portal/ui/drawing/austin';
import { VideoMonitoringDrawing } from '@portal/ui/drawing/video-monitoring';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { eagleEye } from '../content/austin/eagle-eye.content.ts';

export const Component = () => (
  <CityPartnerPage page={eagleEye} drawings={{ hero: VideoMonitoringDrawing, detail: AustinDrawing }} />
);
