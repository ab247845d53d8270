import { EagleEyeBridgeDrawing } from '@portal/ui/drawing/eagle-eye-bridge';
import { JobsiteDrawing } from '@portal/ui/drawing/jobsite';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { eagleEye } from '../content/austin/eagle-eye.content.ts';

export const Component = () => (
  <CityPartnerPage page={eagleEye} drawings={{ hero: EagleEyeBridgeDrawing, detail: JobsiteDrawing }} />
);
