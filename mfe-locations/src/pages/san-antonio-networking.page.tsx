import { BranchTunnelsDrawing } from '@portal/drawings/branch-tunnels';
import { NetworkMonitoringDrawing } from '@portal/drawings/network-monitoring';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { networking } from '../content/san-antonio/networking.content.ts';

export const Component = () => (
  <CityPracticePage page={networking} drawings={{ hero: BranchTunnelsDrawing, detail: NetworkMonitoringDrawing }} />
);
