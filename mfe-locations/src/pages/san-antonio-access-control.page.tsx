import { AccessControlDrawing } from '@portal/drawings/access-control';
import { DoorSchedule } from '@portal/drawings/documents/door-schedule';
import { HistoricFacadeDrawing } from '@portal/drawings/historic-facade';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { accessControl } from '../content/san-antonio/access-control.content.ts';
import { doorSchedule } from '../content/san-antonio/door-schedule.content.ts';

export const Component = () => (
  <CityPracticePage
    page={accessControl}
    drawings={{ hero: HistoricFacadeDrawing, detail: AccessControlDrawing }}
    document={{ ...doorSchedule.heading, sheet: <DoorSchedule {...doorSchedule} /> }}
  />
);
