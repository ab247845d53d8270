import { networkMonitoring } from '../content/network-monitoring.content.ts';
import { servicePage } from '../service-page.tsx';

export const Component = servicePage(networkMonitoring);
