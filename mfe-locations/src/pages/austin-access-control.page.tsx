import { DoorOpeningDrawing } from '@portal/drawings/door-opening';
import { TowerLobbyDrawing } from '@portal/drawings/tower-lobby';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { accessControl } from '../content/austin/access-control.content.ts';

export const Component = () => (
  <CityTopicPage page={accessControl} drawings={{ hero: TowerLobbyDrawing, detail: DoorOpeningDrawing }} />
);
