import { TruckYardDrawing } from '@portal/ui/drawing/truck-yard';
import { VideoSurveillanceDrawing } from '@portal/ui/drawing/video-surveillance';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { eagleEye } from '../content/san-antonio/eagle-eye.content.ts';

export const Component = () => (
  <CityPartnerPage page={eagleEye} drawings={{ hero: TruckYardDrawing, detail: VideoSurveillanceDrawing }} />
);
