import { NetworkMonitoringDrawing } from '@portal/drawings/network-monitoring';
import { networkMonitoring } from '../content/network-monitoring.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => <ServiceTemplate content={networkMonitoring} drawing={<NetworkMonitoringDrawing />} />;
