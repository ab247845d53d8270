import { ManagedSwitchesDrawing } from '@portal/ui/drawing/managed-switches';
import { WirelessAccessPointsDrawing } from '@portal/ui/drawing/wireless-access-points';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { networking } from '../content/austin/networking.content.ts';

export const Component = () => (
  <CityTopicPage page={networking} drawings={{ hero: WirelessAccessPointsDrawing, detail: ManagedSwitchesDrawing }} />
);
