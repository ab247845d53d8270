import { WirelessAccessPointsDrawing } from '@portal/ui/drawing/wireless-access-points';
import { wirelessAccessPoints } from '../content/wireless-access-points.content.ts';
import { ServicePage } from '../service-page.tsx';

export const Component = () => <ServicePage service={wirelessAccessPoints} drawing={<WirelessAccessPointsDrawing />} />;
