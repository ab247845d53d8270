import { EagleEyeBridgeDrawing } from '@portal/drawings/eagle-eye-bridge';
import { JobsiteDrawing } from '@portal/drawings/jobsite';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { eagleEye } from '../content/austin/eagle-eye.content.ts';

export const Component = () => (
  <CityPartnerPage page={eagleEye} drawings={{ hero: EagleEyeBridgeDrawing, detail: JobsiteDrawing }} />
);
