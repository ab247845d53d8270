import { HighRiseCablingDrawing } from '@portal/ui/drawing/high-rise-cabling';
import { StructuredCablingDrawing } from '@portal/ui/drawing/structured-cabling';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { cabling } from '../content/austin/cabling.content.ts';

export const Component = () => (
  <CityTopicPage page={cabling} drawings={{ hero: HighRiseCablingDrawing, detail: StructuredCablingDrawing }} />
);
