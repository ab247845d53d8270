import { AccessControlDrawing } from '@portal/drawings/access-control';
import { HistoricFacadeDrawing } from '@portal/drawings/historic-facade';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { accessControl } from '../content/san-antonio/access-control.content.ts';

export const Component = () => (
  <CityPracticePage page={accessControl} drawings={{ hero: HistoricFacadeDrawing, detail: AccessControlDrawing }} />
);
