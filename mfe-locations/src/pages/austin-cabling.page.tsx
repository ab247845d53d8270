import { HighRiseCablingDrawing } from '@portal/drawings/high-rise-cabling';
import { StructuredCablingDrawing } from '@portal/drawings/structured-cabling';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { cabling } from '../content/austin/cabling.content.ts';

export const Component = () => (
  <CityTopicPage page={cabling} drawings={{ hero: HighRiseCablingDrawing, detail: StructuredCablingDrawing }} />
);
