import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { verkada } from '../content/austin/verkada.content.ts';

export const Component = () => <CityPartnerPage page={verkada} />;
