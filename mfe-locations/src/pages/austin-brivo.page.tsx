import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { brivo } from '../content/austin/brivo.content.ts';

export const Component = () => <CityPartnerPage page={brivo} />;
