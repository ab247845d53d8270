import { SitePlanDrawing } from '@portal/ui/drawing/site-plan';
import { VideoMonitoringDrawing } from '@portal/ui/drawing/video-monitoring';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { eagleEye } from '../content/san-antonio/eagle-eye.content.ts';

export const Component = () => (
  <CityPartnerPage page={eagleEye} drawings={{ hero: VideoMonitoringDrawing, detail: SitePlanDrawing }} />
);
