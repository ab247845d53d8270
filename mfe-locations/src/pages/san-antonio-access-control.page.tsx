import { AccessControlDrawing } from '@portal/drawings/access-control';
import { HistoricFacadeDrawing } from '@portal/drawings/historic-facade';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { accessControl } from '../content/san-antonio/access-control.content.ts';

export const Component = () => (
  <CityTopicPage page={accessControl} drawings={{ hero: HistoricFacadeDrawing, detail: AccessControlDrawing }} />
);
