import { FirewallManagementDrawing } from '@portal/ui/drawing/firewall-management';
import { firewallManagement } from '../content/firewall-management.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={firewallManagement} drawing={<FirewallManagementDrawing />} />;
