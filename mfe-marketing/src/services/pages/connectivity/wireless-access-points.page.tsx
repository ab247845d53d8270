import { WirelessAccessPointsDrawing } from '@portal/drawings/wireless-access-points';
import { wirelessAccessPoints } from '../content/wireless-access-points.content.ts';
import { ServiceTemplate } from '../service-template.tsx';

export const Component = () => (
  <ServiceTemplate content={wirelessAccessPoints} drawing={<WirelessAccessPointsDrawing />} />
);
