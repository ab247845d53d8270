import { BranchTunnelsDrawing } from '@portal/drawings/branch-tunnels';
import { RackElevation } from '@portal/drawings/documents/rack-elevation';
import { NetworkMonitoringDrawing } from '@portal/drawings/network-monitoring';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { networking } from '../content/san-antonio/networking.content.ts';
import { rackElevation } from '../content/san-antonio/rack-elevation.content.ts';

export const Component = () => (
  <CityPracticePage
    page={networking}
    drawings={{ hero: BranchTunnelsDrawing, detail: NetworkMonitoringDrawing }}
    document={{ ...rackElevation.heading, sheet: <RackElevation {...rackElevation} /> }}
  />
);
