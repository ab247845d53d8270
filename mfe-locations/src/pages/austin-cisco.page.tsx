import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { cisco } from '../content/austin/cisco.content.ts';

export const Component = () => <CityPartnerPage page={cisco} />;
