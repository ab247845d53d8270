import { DoorOpeningDrawing } from '@portal/ui/drawing/door-opening';
import { TowerLobbyDrawing } from '@portal/ui/drawing/tower-lobby';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { accessControl } from '../content/austin/access-control.content.ts';

export const Component = () => (
  <CityTopicPage page={accessControl} drawings={{ hero: TowerLobbyDrawing, detail: DoorOpeningDrawing }} />
);
