import { CiscoRedundantDrawing } from '@portal/drawings/cisco-redundant';
import { FirewallManagementDrawing } from '@portal/drawings/firewall-management';
import { CityPartnerPage } from '../city-partner/city-partner.page.tsx';
import { cisco } from '../content/san-antonio/cisco.content.ts';

export const Component = () => (
  <CityPartnerPage page={cisco} drawings={{ hero: CiscoRedundantDrawing, detail: FirewallManagementDrawing }} />
);
