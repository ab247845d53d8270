import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { cisco } from '../content/san-antonio/cisco.content.ts';

export const Component = () => <CityPartnerPage page={cisco} />;
