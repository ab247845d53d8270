import { RiserDrawing } from '@portal/ui/drawing/riser';
import { StructuredCablingDrawing } from '@portal/ui/drawing/structured-cabling';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { cabling } from '../content/san-antonio/cabling.content.ts';

export const Component = () => (
  <CityTopicPage page={cabling} drawings={{ hero: RiserDrawing, detail: StructuredCablingDrawing }} />
);
