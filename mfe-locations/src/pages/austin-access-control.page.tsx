import { DoorSchedule } from '@portal/drawings/documents/door-schedule';
import { DoorOpeningDrawing } from '@portal/drawings/door-opening';
import { TowerLobbyDrawing } from '@portal/drawings/tower-lobby';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { accessControl } from '../content/austin/access-control.content.ts';
import { doorSchedule } from '../content/austin/door-schedule.content.ts';

export const Component = () => (
  <CityPracticePage
    page={accessControl}
    drawings={{ hero: TowerLobbyDrawing, detail: DoorOpeningDrawing }}
    document={{ ...doorSchedule.heading, sheet: <DoorSchedule {...doorSchedule} /> }}
  />
);
