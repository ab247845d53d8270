import { NetworkMonitoringDrawing } from '@portal/ui/drawing/network-monitoring';
import { networkMonitoring } from '../content/network-monitoring.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={networkMonitoring} drawing={<NetworkMonitoringDrawing />} />;
