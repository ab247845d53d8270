import { CampusFiberDrawing } from '@portal/drawings/campus-fiber';
import { DistributionHallDrawing } from '@portal/drawings/distribution-hall';
import { CityPracticePage } from '../city-practice/city-practice.page.tsx';
import { cabling } from '../content/san-antonio/cabling.content.ts';

export const Component = () => (
  <CityPracticePage page={cabling} drawings={{ hero: DistributionHallDrawing, detail: CampusFiberDrawing }} />
);
