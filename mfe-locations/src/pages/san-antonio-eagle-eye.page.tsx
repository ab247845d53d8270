import { CameraCoverage } from '@portal/drawings/documents/camera-coverage';
import { TruckYardDrawing } from '@portal/drawings/truck-yard';
import { VideoSurveillanceDrawing } from '@portal/drawings/video-surveillance';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { coverage } from '../content/san-antonio/coverage.content.ts';
import { eagleEye } from '../content/san-antonio/eagle-eye.content.ts';

export const Component = () => (
  <CityPartnerPage
    page={eagleEye}
    drawings={{ hero: TruckYardDrawing, detail: VideoSurveillanceDrawing }}
    document={{ ...coverage.heading, sheet: <CameraCoverage {...coverage} /> }}
  />
);
