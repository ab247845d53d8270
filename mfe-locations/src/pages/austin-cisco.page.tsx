import { CiscoStackDrawing } from '@portal/drawings/cisco-stack';
import { ManagedSwitchesDrawing } from '@portal/drawings/managed-switches';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { cisco } from '../content/austin/cisco.content.ts';

export const Component = () => (
  <CityPartnerPage page={cisco} drawings={{ hero: CiscoStackDrawing, detail: ManagedSwitchesDrawing }} />
);
