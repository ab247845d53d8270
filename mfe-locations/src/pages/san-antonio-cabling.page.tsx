import { CampusFiberDrawing } from '@portal/drawings/campus-fiber';
import { DistributionHallDrawing } from '@portal/drawings/distribution-hall';
import { CityTopicPage } from '../city-topic/city-topic.page.tsx';
import { cabling } from '../content/san-antonio/cabling.content.ts';

export const Component = () => (
  <CityTopicPage page={cabling} drawings={{ hero: DistributionHallDrawing, detail: CampusFiberDrawing }} />
);
