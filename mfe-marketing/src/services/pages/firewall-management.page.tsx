import { firewallManagement } from '../content/firewall-management.content.ts';
import { servicePage } from '../service-page.tsx';

export const Component = servicePage(firewallManagement);
