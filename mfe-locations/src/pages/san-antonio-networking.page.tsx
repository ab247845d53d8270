import { BranchTunnelsDrawing } from '@portal/drawings/branch-tunnels';
import { NetworkMonitoringDrawing } from '@portal/drawings/network-monitoring';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { networking } from '../content/san-antonio/networking.content.ts';

export const Component = () => (
  <CityTopicPage page={networking} drawings={{ hero: BranchTunnelsDrawing, detail: NetworkMonitoringDrawing }} />
);
