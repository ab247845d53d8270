import { ManagedSwitchesDrawing } from '@portal/ui/drawing/managed-switches';
import { WirelessAccessPointsDrawing } from '@portal/ui/drawing/wireless-access-points';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { cisco } from '../content/austin/cisco.content.ts';

export const Component = () => (
  <CityPartnerPage page={cisco} drawings={{ hero: ManagedSwitchesDrawing, detail: WirelessAccessPointsDrawing }} />
);
