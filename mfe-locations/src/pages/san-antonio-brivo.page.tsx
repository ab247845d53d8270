import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { brivo } from '../content/san-antonio/brivo.content.ts';

export const Component = () => <CityPartnerPage page={brivo} />;
