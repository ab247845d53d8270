import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { eagleEye } from '../content/austin/eagle-eye.content.ts';

export const Component = () => <CityPartnerPage page={eagleEye} />;
