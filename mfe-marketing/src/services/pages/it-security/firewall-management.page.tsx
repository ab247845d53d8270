import { FirewallManagementDrawing } from '@portal/drawings/firewall-management';
import { firewallManagement } from '../content/firewall-management.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => <ServiceTemplate content={firewallManagement} drawing={<FirewallManagementDrawing />} />;
