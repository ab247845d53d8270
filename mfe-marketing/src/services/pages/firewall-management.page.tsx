import { firewallManagement } from '../content/firewall-management.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={firewallManagement} />;
