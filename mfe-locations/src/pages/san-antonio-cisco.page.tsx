import { FirewallManagementDrawing } from '@portal/ui/drawing/firewall-management';
import { ManagedSwitchesDrawing } from '@portal/ui/drawing/managed-switches';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { cisco } from '../content/san-antonio/cisco.content.ts';

export const Component = () => (
  <CityPartnerPage page={cisco} drawings={{ hero: ManagedSwitchesDrawing, detail: FirewallManagementDrawing }} />
);
